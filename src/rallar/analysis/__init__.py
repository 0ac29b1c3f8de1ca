"""What decided a game that is over: chances, choices and cards. It reads games and records, and decides no rule."""
