"""The Production Phase, step by step."""
