"""The server: `python app.py`. To embed Signpost, import `signpost.factory.create_app` instead."""

from signpost.server.process import main

if __name__ == "__main__":
    main()
