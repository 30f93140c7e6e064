#!/usr/bin/env python3
"""Writes the outlines of letters that pictures are drawn with: Sources/CLetters/Faces, a file for each face.

Usage: letter-faces.py FOLDER [TARGET]

FOLDER has the font files, in it or below it, as Debian's packages have them:

  fonts-inter-variable 4.0~beta7   Inter-{roman,italic}.var.ttf and InterDisplay-{roman,italic}.var.ttf
  fonts-liberation2 2.1.5          LiberationSerif-{Regular,Bold,Italic,BoldItalic}.ttf
  fonts-dejavu-core 2.37           DejaVuSansMono{,-Bold}.ttf
  fonts-noto-core 20201225         NotoSansHebrew-{Regular,Bold}.ttf and NotoSansArabic-{Regular,Bold}.ttf

Their licenses are in NOTICE. `make letters FONTS=FOLDER` runs this with fontTools in an environment of its own.

A file has:

  - `DLF1`, the number of masters, the weight of each, the height of capital letters, the number of glyphs and of characters; all
    but the first number have 16 bits;
  - the characters in order, each with its code (32 bits) and the number of its glyph (16 bits). The code of an Arabic letter that is
    joined has its form in the top byte: 1 for final, 2 for initial, 3 for medial;
  - where each glyph begins (32 bits), counted from the begin of the file;
  - the glyphs.

All numbers of more than a byte have their lowest byte first. In a glyph numbers have seven bits in a byte, the lowest first, with the
top bit set where more follow; those with a sign are doubled, and negative ones turned around.

A glyph is its advance; the number of its contours; of each the number of points, a bit for each that is set for one on the
curve, and the steps from point to point. A glyph without contours has the number of its parts instead, and of each the number of its
glyph and its place. An advance, a step and a place are figures of the first master, then what each other master adds to them.
All are in 1024ths of the size. Marks take no room, and have their middle at x 0.
"""
import io
import pathlib
import struct
import sys
import unicodedata

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import flagOnCurve
from fontTools.varLib import instancer

EM = 1024
LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1CD, 0x1DC), (0x1FA, 0x21B), (0x2BC, 0x2BC), (0x2C6, 0x2DD),
         (0x300, 0x30C), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9)]
GREEK_AND_CYRILLIC = [(0x37E, 0x3CE), (0x400, 0x45F), (0x490, 0x4F9)]
PUNCTUATION = [(0x2010, 0x2044), (0x2070, 0x208E), (0x20A0, 0x20BF), (0x2113, 0x2122), (0x215B, 0x215E), (0xFB01, 0xFB02)]
# Arrows, the signs of keys, numbers in circles, shapes, stars, hearts and checkmarks.
SYMBOLS = [(0x2190, 0x21FF), (0x2202, 0x2265), (0x2295, 0x2297), (0x2300, 0x23FF), (0x2423, 0x2423), (0x2460, 0x24FF),
           (0x25A0, 0x25E6), (0x2600, 0x2764), (0x2B05, 0x2B1C)]
TEXT = LATIN + GREEK_AND_CYRILLIC + PUNCTUATION
HEBREW = [(0x5B0, 0x5F4), (0x20AA, 0x20AA)]
ARABIC = [(0x60C, 0x60C), (0x61B, 0x61F), (0x620, 0x65F), (0x660, 0x66D), (0x670, 0x6D5), (0x6E5, 0x6F9), (0xFEF5, 0xFEFC)]

# The name of a face's file, its fonts with the weight of each, and its characters.
FACES = [
    ("Inter", [("Inter-roman.var.ttf", weight) for weight in (400, 100, 900)], TEXT + SYMBOLS),
    ("InterItalic", [("Inter-italic.var.ttf", weight) for weight in (400, 100, 900)], TEXT),
    ("InterDisplay", [("InterDisplay-roman.var.ttf", weight) for weight in (400, 100, 900)], TEXT),
    ("InterDisplayItalic", [("InterDisplay-italic.var.ttf", weight) for weight in (400, 100, 900)], TEXT),
    ("Mono", [("DejaVuSansMono.ttf", 400)], TEXT + SYMBOLS),
    ("MonoBold", [("DejaVuSansMono-Bold.ttf", 700)], TEXT),
    ("Serif", [("LiberationSerif-Regular.ttf", 400)], TEXT),
    ("SerifBold", [("LiberationSerif-Bold.ttf", 700)], TEXT),
    ("SerifItalic", [("LiberationSerif-Italic.ttf", 400)], TEXT),
    ("SerifBoldItalic", [("LiberationSerif-BoldItalic.ttf", 700)], TEXT),
    ("Hebrew", [("NotoSansHebrew-Regular.ttf", 400)], HEBREW),
    ("HebrewBold", [("NotoSansHebrew-Bold.ttf", 700)], HEBREW),
    ("Arabic", [("NotoSansArabic-Regular.ttf", 400)], ARABIC),
    ("ArabicBold", [("NotoSansArabic-Bold.ttf", 700)], ARABIC),
]
FORMS = {"<final>": 1, "<initial>": 2, "<medial>": 3}


def number(value):
    """A number that is not negative: seven bits in a byte."""
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def signed(value):
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def figures(values):
    """A figure of each master: that of the first, and what the others add."""
    return signed(values[0]) + b"".join(signed(value - values[0]) for value in values[1:])


class Master:
    """A font at one weight."""

    def __init__(self, path, weight):
        font = TTFont(path)
        if "fvar" in font:
            font = instancer.instantiateVariableFont(font, {"wght": weight})
            # Coordinates of variations are whole only in what is written.
            file = io.BytesIO()
            font.save(file)
            font = TTFont(io.BytesIO(file.getvalue()))
        self.glyphs, self.advances, self.em = font["glyf"], font["hmtx"], font["head"].unitsPerEm
        self.codes = font.getBestCmap()

    def scaled(self, value):
        """A coordinate in 1024ths of the size, rounded to the nearest, halves up."""
        return int((2 * value * EM + self.em) // (2 * self.em))

    def parts(self, name):
        """The glyphs that make a glyph, with their offsets; none where one is scaled or has parts itself."""
        glyph = self.glyphs[name]
        if not glyph.isComposite():
            return None
        for part in glyph.components:
            if hasattr(part, "transform") or not hasattr(part, "x") or self.glyphs[part.glyphName].isComposite():
                return None
        return [(part.glyphName, part.x, part.y) for part in glyph.components]

    def contours(self, name):
        """The contours: lists of points with whether they are on the curve."""
        points, ends, flags = self.glyphs[name].getCoordinates(self.glyphs)
        contours, start = [], 0
        for end in ends:
            contours.append([(x, y, flag & flagOnCurve) for (x, y), flag in zip(points[start:end + 1], flags[start:end + 1])])
            start = end + 1
        return contours


class Face:
    """The glyphs of a face, with a figure of each master."""

    def __init__(self, masters, weights, ranges):
        self.masters, self.weights = masters, weights
        name = masters[0].codes.get(ord("H"))
        self.capital = masters[0].scaled(masters[0].glyphs[name].yMax) if name else 0
        self.glyphs, self.names = [], {}
        codes = {code: masters[0].codes[code] for first, last in ranges for code in range(first, last + 1)
                 if code in masters[0].codes}
        for code, name in masters[0].codes.items():
            form, *letters = unicodedata.decomposition(chr(code)).split() or [""]
            if 0xFB50 <= code <= 0xFEFC and form in FORMS and len(letters) == 1 and int(letters[0], 16) in codes:
                codes[int(letters[0], 16) | FORMS[form] << 24] = name
        self.marks = {name for code, name in codes.items()
                      if code < 1 << 24 and unicodedata.category(chr(code)) == "Mn"}
        self.codes = {code: self.glyph(name) for code, name in sorted(codes.items())}

    def glyph(self, name):
        """The number of a glyph, which is added if it is new."""
        if name not in self.names:
            body = self.body(name)
            self.names[name] = len(self.glyphs)
            self.glyphs.append(body)
        return self.names[name]

    def body(self, name):
        isMark = name in self.marks
        advance = figures([0 if isMark else master.scaled(master.advances[name][0]) for master in self.masters])
        parts = [master.parts(name) for master in self.masters]
        if not isMark and all(parts):
            text = number(0) + number(len(parts[0]))
            for part in zip(*parts):
                text += number(self.glyph(part[0][0]))
                text += figures([master.scaled(x) for master, (_, x, _) in zip(self.masters, part)])
                text += figures([master.scaled(y) for master, (_, _, y) in zip(self.masters, part)])
            return advance + text
        shapes = [master.contours(name) for master in self.masters]
        if isMark:
            shapes = [centered(contours) for contours in shapes]
        if len({tuple(tuple(on for _, _, on in contour) for contour in contours) for contours in shapes}) > 1:
            raise SystemExit(f"the masters of {name} have different points")
        if not shapes[0]:
            return advance + number(0) + number(0)
        text = number(len(shapes[0]))
        before = [(0, 0)] * len(shapes)
        for contour in zip(*shapes):
            text += number(len(contour[0]))
            bits = bytearray((len(contour[0]) + 7) // 8)
            for index, (_, _, on) in enumerate(contour[0]):
                bits[index // 8] |= on << index % 8
            text += bytes(bits)
            for points in zip(*contour):
                now = [(master.scaled(x), master.scaled(y)) for master, (x, y, _) in zip(self.masters, points)]
                text += figures([x - last for (x, _), (last, _) in zip(now, before)])
                text += figures([y - last for (_, y), (_, last) in zip(now, before)])
                before = now
        return advance + text

    def data(self):
        head = b"DLF1" + struct.pack("<B", len(self.weights))
        head += b"".join(struct.pack("<H", weight) for weight in self.weights)
        head += struct.pack("<HHH", self.capital, len(self.glyphs), len(self.codes))
        head += b"".join(struct.pack("<IH", code, glyph) for code, glyph in self.codes.items())
        starts, at = b"", len(head) + 4 * len(self.glyphs)
        for body in self.glyphs:
            starts += struct.pack("<I", at)
            at += len(body)
        return head + starts + b"".join(self.glyphs)


def centered(contours):
    xs = [x for contour in contours for x, _, _ in contour]
    if not xs:
        return contours
    middle = (min(xs) + max(xs)) // 2
    return [[(x - middle, y, on) for x, y, on in contour] for contour in contours]


def main():
    if not 2 <= len(sys.argv) <= 3:
        raise SystemExit(__doc__)
    here = pathlib.Path(__file__).resolve().parent.parent
    target = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else here / "Sources/CLetters/Faces"
    target.mkdir(parents=True, exist_ok=True)
    fonts = {path.name: path for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.ttf"))}
    total = 0
    for name, files, ranges in FACES:
        missing = [file for file, _ in files if file not in fonts]
        if missing:
            raise SystemExit(f"{sys.argv[1]} has no {missing[0]}")
        masters = [Master(fonts[file], weight) for file, weight in files]
        face = Face(masters, [weight for _, weight in files], ranges)
        data = face.data()
        (target / f"{name}.letters").write_bytes(data)
        total += len(data)
        print(f"{name}: {len(face.codes)} characters, {len(face.glyphs)} glyphs, {len(data)} bytes")
    print(f"{total} bytes")


main()
