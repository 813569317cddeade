"""The command line `anthropolis`."""
