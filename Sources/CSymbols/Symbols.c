#include "CSymbols.h"

// Compilers that are not asked for C23 warn of it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char names[] = {
#embed "Symbols.names"
};

struct symbol_bytes symbol_names(void) {
  return (struct symbol_bytes){names, sizeof names};
}
