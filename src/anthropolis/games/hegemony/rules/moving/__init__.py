"""What several chapters move: money, stocks, workers, cubes, legitimacy."""
