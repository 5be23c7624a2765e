"""The server: `python app.py`. To embed Signpost, import `service.factory.create_app` instead."""

from service.server import main

if __name__ == "__main__":
    main()
