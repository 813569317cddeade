"""`python -m anthropolis` is `anthropolis`."""

from __future__ import annotations

from anthropolis.cli.main import main

if __name__ == "__main__":
    main()
