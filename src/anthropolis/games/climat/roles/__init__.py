"""Who plays: characters with their networks, employers with what they can and cannot do."""
