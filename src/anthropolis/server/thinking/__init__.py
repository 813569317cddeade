"""Thinking in other processes: bots, previews, replays. The event loop never waits for a rule."""
