"""The words that cards are written with, one class each; `vocabulary.WORDS` lists them."""
