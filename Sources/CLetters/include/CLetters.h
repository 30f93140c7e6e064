#ifndef DIORAMA_CLETTERS_H
#define DIORAMA_CLETTERS_H

/// The faces that pictures are drawn with, in the order of `letters_of`.
enum letters_face {
  letters_inter,
  letters_inter_italic,
  letters_inter_display,
  letters_inter_display_italic,
  letters_mono,
  letters_mono_bold,
  letters_serif,
  letters_serif_bold,
  letters_serif_italic,
  letters_serif_bold_italic,
  letters_hebrew,
  letters_hebrew_bold,
  letters_arabic,
  letters_arabic_bold,
  letters_symbols,
};

/// The bytes of a face in the form that Scripts/letter-faces.py describes, and their number.
struct letters_bytes {
  const unsigned char *start;
  unsigned long count;
};

struct letters_bytes letters_of(enum letters_face face);

/// The symbols and their drawings in the form that Scripts/symbol-drawings.py describes.
struct letters_bytes letters_symbol_table(void);

#endif
