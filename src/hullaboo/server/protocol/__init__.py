"""What goes over the wire: messages, their decoding, refusals, and what is derived from their declarations."""
