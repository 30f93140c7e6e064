/* The data of ICU, empty, for the tool that is installed.
 *
 * Foundation brings ICU along with 33 MB of tables for all languages. The tool writes numbers, and dates in English, without
 * them. The linker puts this in place of the tables (--wrap), whose symbol has the version of the library in its name;
 * ICU_DATA is that symbol with the linker's prefix. The form is that of ICU's own "stubdata", so that ICU finds a table of
 * contents with nothing in it; see `unicode/udata.h`.
 */
#include <stdint.h>

struct header {
  uint16_t header_size;
  uint8_t magic[2];
  struct {
    uint16_t size;
    uint16_t reserved;
    uint8_t is_big_endian, charset_family, size_of_char, reserved_byte;
    uint8_t data_format[4], format_version[4], data_version[4];
  } info;
  uint8_t padding[8];
  uint32_t count, reserved;
  /* Names and places of the tables, of which there are none. */
  int32_t names[4];
};

const struct header ICU_DATA __attribute__((aligned(16))) = {
    32,
    {0xDA, 0x27},
    {20, 0, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}},
    {0},
    0,
    0,
    {0},
};
