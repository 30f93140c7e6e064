#pragma once
#include <stddef.h>

/// Reads a text with libyaml and drops every event; gives their number, or -1 where the text is broken.
long event_loop(const unsigned char *bytes, size_t count);
