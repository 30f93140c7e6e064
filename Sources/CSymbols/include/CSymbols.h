#ifndef DIORAMA_CSYMBOLS_H
#define DIORAMA_CSYMBOLS_H

/// Bytes that are part of the program, and their number.
struct symbol_bytes {
  const unsigned char *start;
  unsigned long count;
};

/// The names of the system's symbols in the form that Scripts/symbol-names.py describes.
struct symbol_bytes symbol_names(void);

#endif
