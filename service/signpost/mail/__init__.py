"""E-mail: what it says, and sending it. runtime/mail_queue.py is where other parts queue it."""
