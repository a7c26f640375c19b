"""From states to views: what the desk may know, what the class may know, and all of it as sayings."""
