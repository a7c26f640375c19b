"""The rulebook as pure functions: a state and an entry give the next state, or the reason why not."""
