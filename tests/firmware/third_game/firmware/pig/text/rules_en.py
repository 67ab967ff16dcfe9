"""The rules of Pig in English."""

TOPICS = (("PIG", "ROLL AS OFTEN AS YOU DARE. A 1 LOSES WHAT THE TURN HAS BROUGHT."),)
