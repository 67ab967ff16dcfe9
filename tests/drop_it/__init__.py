"""Drop It: its rules, its fall beside a literal reading of it, its referee."""
