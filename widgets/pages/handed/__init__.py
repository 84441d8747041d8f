"""Games that go round by link: who one is, one's own table, and the link to hand on."""
