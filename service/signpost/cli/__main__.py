from signpost.cli import main

main()
