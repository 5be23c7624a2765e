"""E-mail: what it says, and sending it. runtime/mail/mail_queue.py is where other parts queue it."""
