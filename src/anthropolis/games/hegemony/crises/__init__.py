"""The mini-expansions of Crises & Control: Crisis Response, Alternative Events, Hidden Agendas."""
