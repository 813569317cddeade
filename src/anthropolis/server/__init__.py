"""Tables on a network: HTTP and sockets, storage, bots, and nothing that leaks."""
