// Placeholder until the set-up script is written; npm's postinstall calls it.
