"""What a teacher makes for a class: plain data, read with care."""
