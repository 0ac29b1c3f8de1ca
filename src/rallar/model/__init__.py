"""What a box contains: boards, routes, tickets and rule values. It reads board files and cannot play."""
