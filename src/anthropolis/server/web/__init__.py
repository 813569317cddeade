"""HTTP and sockets: what comes in is checked, what goes out is typed."""
