#!/usr/bin/env python3
"""Writes the table of advance widths and line heights that TextMetrics holds.

Usage: font-metrics.py FOLDER HEBREW

FOLDER holds LiberationSans-{Regular,Bold,Italic,BoldItalic}.ttf and the same of LiberationSerif, as Debian's package
fonts-liberation installs them in /usr/share/fonts/truetype/liberation. HEBREW holds those of version 2.1, as fonts-liberation2
installs them in /usr/share/fonts/truetype/liberation2: the version before has no Hebrew letters. The figures go to
Sources/TextMetrics/Tables.
"""
import pathlib
import struct
import sys

# Latin with its supplements, Greek, Cyrillic, and the punctuation, currency and signs that western text uses.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x2010, 0x2026), (0x2030, 0x203A),
          (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2195)]
HEBREW = [(0x5BE, 0x5BE), (0x5D0, 0x5EA), (0x5F0, 0x5F4)]


class Font:
    def __init__(self, path):
        self.data = path.read_bytes()
        count = self.unpack(">H", 4)[0]
        self.tables = {}
        for index in range(count):
            tag, _, offset, _ = self.unpack(">4sIII", 12 + 16 * index)
            self.tables[tag.decode()] = offset
        self.units = self.unpack(">H", self.tables["head"] + 18)[0]
        self.ascender, self.descender, self.gap = self.unpack(">hhh", self.tables["hhea"] + 4)
        self.x_height, self.cap_height = self.unpack(">hh", self.tables["OS/2"] + 86)
        self.metrics = self.unpack(">H", self.tables["hhea"] + 34)[0]
        self.glyphs = self.character_map()

    def unpack(self, form, offset):
        return struct.unpack_from(form, self.data, offset)

    def character_map(self):
        start = self.tables["cmap"]
        for index in range(self.unpack(">H", start + 2)[0]):
            platform, encoding, offset = self.unpack(">HHI", start + 4 + 8 * index)
            if (platform, encoding) == (3, 1) and self.unpack(">H", start + offset)[0] == 4:
                return self.segments(start + offset)
        raise SystemExit("no Unicode character map")

    def segments(self, at):
        double = self.unpack(">H", at + 6)[0]
        result = {}
        for index in range(0, double, 2):
            end = self.unpack(">H", at + 14 + index)[0]
            first = self.unpack(">H", at + 16 + double + index)[0]
            delta = self.unpack(">H", at + 16 + 2 * double + index)[0]
            place = at + 16 + 3 * double + index
            shift = self.unpack(">H", place)[0]
            for code in range(first, min(end, 0xFFFE) + 1):
                glyph = code
                if shift:
                    glyph = self.unpack(">H", place + shift + 2 * (code - first))[0]
                if glyph or not shift:
                    result[code] = (glyph + delta) & 0xFFFF
        return result

    def advance(self, code):
        glyph = self.glyphs.get(code, 0)
        return self.unpack(">H", self.tables["hmtx"] + 4 * min(glyph, self.metrics - 1))[0] if glyph else 0


def lines(numbers):
    text, line = [], "        "
    for number in numbers:
        word = f" {number},"
        if len(line) + len(word) > 118:
            text.append(line)
            line = "        "
        line += word
    return "\n".join((text + [line])).replace("         ", "        ")


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    folder, hebrew = map(pathlib.Path, sys.argv[1:])
    target = pathlib.Path(__file__).resolve().parent.parent / "Sources/TextMetrics/Tables"
    target.mkdir(parents=True, exist_ok=True)
    for family in ["Sans", "Serif"]:
        for style in ["Regular", "Bold", "Italic", "BoldItalic"]:
            write(target, family, style, folder, hebrew)


def write(target, family, style, folder, hebrew):
    font, second = (Font(path / f"Liberation{family}-{style}.ttf") for path in (folder, hebrew))
    if second.units != font.units:
        raise SystemExit(f"{style}: the fonts have other units")
    face = style if family == "Sans" else family + style
    name = face[0].lower() + face[1:]
    body = ",\n".join(
        f"      FontTable.Run(first: {hex(first)}, advances: [\n"
        + lines(own.advance(code) for code in range(first, last + 1)) + "\n      ])"
        for own, ranges in ((font, RANGES), (second, HEBREW)) for first, last in ranges)
    (target / f"FontTable+{face}.swift").write_text(
        f"// Written by Scripts/font-metrics.py out of Liberation {family}; not to be edited.\n"
        "// swift-format-ignore-file\n"
        "extension FontTable {\n"
        f"  /// Liberation {family} {style}.\n"
        f"  package static let {name} = FontTable(\n"
        f"    unitsPerEm: {font.units}, ascender: {font.ascender}, descender: {font.descender}, "
        f"lineGap: {font.gap}, capHeight: {font.cap_height},\n"
        f"    xHeight: {font.x_height},\n"
        f"    runs: [\n{body},\n    ])\n"
        "}\n")


if __name__ == "__main__":
    main()
