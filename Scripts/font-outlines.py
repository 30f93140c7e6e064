#!/usr/bin/env python3
"""Writes the outlines of letters that DioramaImage draws text with.

Usage: font-outlines.py FOLDER

FOLDER holds LiberationSans-{Regular,Bold,Italic,BoldItalic}.ttf of version 2.1, as Debian's package fonts-liberation2
installs them in /usr/share/fonts/truetype/liberation2. They are under the SIL Open Font License 1.1
(Packaging/Licenses/OFL.txt); the package fonts-liberation has version 1.07 under another license, and is refused.

The outlines go to Sources/DioramaImage/Text, a file for each face. A line is a character: the difference to the one
before, the advance width, the number of contours, and for each the number of points with the differences of their
coordinates. A line without contours names the lines that it is put together from. Digits are the characters from '#'
to '~' without the backslash: a number below 76 is one, a greater one two, and one from 1350 on four of them.
Coordinates are rounded to 1024 units of the size, which is finer than pictures show.
"""
import importlib.util
import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location("font_metrics", HERE / "font-metrics.py")
font_metrics = importlib.util.module_from_spec(spec)
spec.loader.exec_module(font_metrics)

# Latin with its supplements, Greek, Cyrillic, Hebrew with its points, and the punctuation, currency and signs that western text
# uses.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1FA, 0x21B), (0x2C6, 0x2DD), (0x300, 0x304), (0x384, 0x3CE),
          (0x400, 0x4F9), (0x5B0, 0x5F4), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2044), (0x2070, 0x208E), (0x20A0, 0x20BF),
          (0x2113, 0x2122), (0x215B, 0x215E), (0x2190, 0x2195), (0x2202, 0x2265), (0x25A0, 0x25E6), (0x2605, 0x266B),
          (0xFB01, 0xFB02)]


class Outlines(font_metrics.Font):
    def __init__(self, path):
        super().__init__(path)
        self.long = self.unpack(">h", self.tables["head"] + 50)[0] == 1

    def version(self):
        return self.unpack(">i", self.tables["head"] + 4)[0] / 65536

    def place(self, glyph):
        if self.long:
            start, end = self.unpack(">II", self.tables["loca"] + 4 * glyph)
        else:
            start, end = (2 * offset for offset in self.unpack(">HH", self.tables["loca"] + 2 * glyph))
        return (self.tables["glyf"] + start) if end > start else None

    def parts(self, glyph):
        """The simple glyphs that make a glyph, with their offsets; None where one is scaled."""
        at = self.place(glyph)
        if at is None:
            return []
        if self.unpack(">h", at)[0] >= 0:
            return [(glyph, 0, 0)]
        at += 10
        result = []
        while True:
            flags, part = self.unpack(">HH", at)
            at += 4
            x, y = self.unpack(">hh" if flags & 1 else ">bb", at)
            at += 4 if flags & 1 else 2
            if not flags & 2 or flags & 0xC8:
                raise SystemExit(f"glyph {glyph} has a part that is scaled or placed by points")
            result += [(inner, dx + half(x), dy + half(y)) for inner, dx, dy in self.parts(part)]
            if not flags & 0x20:
                return result

    def contours(self, glyph):
        """The contours of a simple glyph: lists of points with whether they are on the curve."""
        at = self.place(glyph)
        if at is None:
            return []
        count = self.unpack(">h", at)[0]
        ends = self.unpack(f">{count}H", at + 10)
        at += 10 + 2 * count
        at += 2 + self.unpack(">H", at)[0]
        total = ends[-1] + 1 if ends else 0
        flags = []
        while len(flags) < total:
            flag = self.data[at]
            at += 1
            flags.append(flag)
            if flag & 8:
                flags += [flag] * self.data[at]
                at += 1
        columns = []
        for short, same in ((2, 16), (4, 32)):
            value = 0
            column = []
            for flag in flags:
                if flag & short:
                    value += self.data[at] if flag & same else -self.data[at]
                    at += 1
                elif not flag & same:
                    value += self.unpack(">h", at)[0]
                    at += 2
                column.append(value)
            columns.append([half(value) for value in column])
        points = list(zip(columns[0], columns[1], (flag & 1 for flag in flags)))
        starts = [0] + [end + 1 for end in ends[:-1]]
        return [points[start:end + 1] for start, end in zip(starts, ends)]


def half(value):
    return (value + 1) >> 1


def number(value):
    """One character up to 75, two up to 1349, four beyond."""
    def digit(value):
        return chr(35 + value if value < 57 else 36 + value)
    if value < 76:
        return digit(value)
    value -= 76
    if value < 14 * 91:
        return digit(76 + value // 91) + digit(value % 91)
    value -= 14 * 91
    return digit(90) + digit(value // 91 // 91) + digit(value // 91 % 91) + digit(value % 91)


def signed(value):
    return value * 2 if value >= 0 else -value * 2 - 1


def shape(contours):
    text = number(len(contours))
    x = y = 0
    for contour in contours:
        text += number(len(contour))
        for px, py, on in contour:
            text += number(signed(px - x) * 2 + on) + number(signed(py - y))
            x, y = px, py
    return text


def face(path):
    font = Outlines(path)
    if not 2.0 <= font.version() < 3:
        raise SystemExit(f"{path}: version {font.version():.2f}, and the outlines are to be those of 2.1")
    codes = [code for first, last in RANGES for code in range(first, last + 1) if font.glyphs.get(code)]
    # The line of each simple glyph, and of each outline, because Greek and Cyrillic share letters with Latin.
    lines, shapes = {}, {}
    for index, code in enumerate(codes):
        glyph = font.glyphs[code]
        if font.parts(glyph) == [(glyph, 0, 0)]:
            lines.setdefault(glyph, shapes.setdefault(shape(font.contours(glyph)), index))
    texts = []
    before = 0
    for index, code in enumerate(codes):
        glyph = font.glyphs[code]
        parts = font.parts(glyph)
        if all(part in lines for part, _, _ in parts) and not (len(parts) == 1 and lines[parts[0][0]] == index):
            body = number(0) + number(len(parts))
            for part, x, y in parts:
                body += number(lines[part]) + number(signed(x)) + number(signed(y))
        else:
            contours = [[(px + x, py + y, on) for px, py, on in contour]
                        for part, x, y in parts for contour in font.contours(part)]
            body = shape(contours)
        texts.append(number(code - before) + number(font.advance(code)) + body)
        before = code
    return texts


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    target = HERE.parent / "Sources/DioramaImage/Text"
    for name in ["Regular", "Bold", "Italic", "BoldItalic"]:
        texts = face(pathlib.Path(sys.argv[1]) / f"LiberationSans-{name}.ttf")
        constant = name[0].lower() + name[1:]
        body = "\n".join("    " + text for text in texts)
        (target / f"GlyphOutlines+{name}.swift").write_text(
            "// Written by Scripts/font-outlines.py out of Liberation Sans 2.1, whose license is "
            "Packaging/Licenses/OFL.txt; not to be edited.\n"
            "// swift-format-ignore-file\n"
            "extension GlyphOutlines {\n"
            f"  /// The outlines of Liberation Sans {name}.\n"
            f'  static let {constant}: StaticString = """\n{body}\n    """\n'
            "}\n")
        print(name, len(texts), "characters,", sum(len(text) + 1 for text in texts), "bytes")


main()
