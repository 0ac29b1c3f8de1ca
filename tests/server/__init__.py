"""The server as clients meet it: over HTTP and sockets, with real processes where that matters."""
