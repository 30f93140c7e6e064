#include "CLetters.h"

// An array that is embedded compiles at once, whatever its size; an array literal of Swift takes minutes.
// Compilers that are not asked for C23 warn of it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "Faces/Inter.letters"
};

static const unsigned char inter_italic[] = {
#embed "Faces/InterItalic.letters"
};

static const unsigned char inter_display[] = {
#embed "Faces/InterDisplay.letters"
};

static const unsigned char inter_display_italic[] = {
#embed "Faces/InterDisplayItalic.letters"
};

static const unsigned char mono[] = {
#embed "Faces/Mono.letters"
};

static const unsigned char mono_bold[] = {
#embed "Faces/MonoBold.letters"
};

static const unsigned char serif[] = {
#embed "Faces/Serif.letters"
};

static const unsigned char serif_bold[] = {
#embed "Faces/SerifBold.letters"
};

static const unsigned char serif_italic[] = {
#embed "Faces/SerifItalic.letters"
};

static const unsigned char serif_bold_italic[] = {
#embed "Faces/SerifBoldItalic.letters"
};

static const unsigned char hebrew[] = {
#embed "Faces/Hebrew.letters"
};

static const unsigned char hebrew_bold[] = {
#embed "Faces/HebrewBold.letters"
};

static const unsigned char arabic[] = {
#embed "Faces/Arabic.letters"
};

static const unsigned char arabic_bold[] = {
#embed "Faces/ArabicBold.letters"
};

static const unsigned char symbols[] = {
#embed "Faces/Symbols.letters"
};

static const unsigned char symbol_table[] = {
#embed "Faces/Symbols.table"
};

struct letters_bytes letters_of(enum letters_face face) {
  switch (face) {
  case letters_inter:
    return (struct letters_bytes){inter, sizeof inter};
  case letters_inter_italic:
    return (struct letters_bytes){inter_italic, sizeof inter_italic};
  case letters_inter_display:
    return (struct letters_bytes){inter_display, sizeof inter_display};
  case letters_inter_display_italic:
    return (struct letters_bytes){inter_display_italic, sizeof inter_display_italic};
  case letters_mono:
    return (struct letters_bytes){mono, sizeof mono};
  case letters_mono_bold:
    return (struct letters_bytes){mono_bold, sizeof mono_bold};
  case letters_serif:
    return (struct letters_bytes){serif, sizeof serif};
  case letters_serif_bold:
    return (struct letters_bytes){serif_bold, sizeof serif_bold};
  case letters_serif_italic:
    return (struct letters_bytes){serif_italic, sizeof serif_italic};
  case letters_serif_bold_italic:
    return (struct letters_bytes){serif_bold_italic, sizeof serif_bold_italic};
  case letters_hebrew:
    return (struct letters_bytes){hebrew, sizeof hebrew};
  case letters_hebrew_bold:
    return (struct letters_bytes){hebrew_bold, sizeof hebrew_bold};
  case letters_arabic:
    return (struct letters_bytes){arabic, sizeof arabic};
  case letters_arabic_bold:
    return (struct letters_bytes){arabic_bold, sizeof arabic_bold};
  case letters_symbols:
    return (struct letters_bytes){symbols, sizeof symbols};
  }
  return (struct letters_bytes){0, 0};
}

struct letters_bytes letters_symbol_table(void) {
  return (struct letters_bytes){symbol_table, sizeof symbol_table};
}
