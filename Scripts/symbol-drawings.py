#!/usr/bin/env python3
"""Writes the drawings of symbols: Sources/CLetters/Faces/Symbols.letters and Symbols.table.

Usage: symbol-drawings.py BOOTSTRAP LUCIDE [TARGET]

BOOTSTRAP and LUCIDE have the SVG files of Bootstrap Icons 1.13.1 (its folder `icons`) and Lucide 0.134.3 (the same). Their licenses
are in NOTICE. Scripts/symbols.txt tells which symbol has which drawing. `make symbols BOOTSTRAP=FOLDER LUCIDE=FOLDER` runs
this with fontTools and skia-pathops in an environment of its own.

Symbols.letters has the form of the faces of letters (Scripts/letter-faces.py), with one master. The codes of its characters are the
numbers of the drawings. A drawing is in a square of 1024 units, whose y runs up, and its lines are 64 units wide.

Symbols.table has the symbols in the order of their names: the number of them (16 bits); of each the length of its name (8 bits), its
name, its drawing and its filled drawing, the same where there is none (16 bits each), and whether it is mirrored where text
runs from right to left (8 bits). All numbers have their lowest byte first.
"""
import math
import pathlib
import struct
import sys
import xml.etree.ElementTree as ElementTree

import pathops
from fontTools.pens.basePen import BasePen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import SVGPath

UNITS = 64


def signed(value):
    value = value * 2 if value >= 0 else -value * 2 - 1
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def number(value):
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def outline(element):
    """The path of an element of SVG, as it is written."""
    path = pathops.Path()
    name = element.tag.split("}")[-1]
    attributes = " ".join(f'{key}="{value}"' for key, value in element.attrib.items() if key not in ("style", "class"))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><{name} {attributes}/></svg>'
    SVGPath.fromstring(svg.encode()).draw(path.getPen(glyphSet=None))
    return path


def filled(svg):
    """The area of a drawing that is filled."""
    result = pathops.Path()
    for element in svg:
        path = outline(element)
        isEvenOdd = element.get("fill-rule", svg.get("fill-rule")) == "evenodd"
        path.fillType = pathops.FillType.EVEN_ODD if isEvenOdd else pathops.FillType.WINDING
        path.simplify(fix_winding=True)
        result = pathops.op(result, path, pathops.PathOp.UNION)
    return result


def stroked(paths, width, isFilled):
    """The area of lines, and of what is inside of them."""
    result = pathops.Path()
    for path in paths:
        line = pathops.Path(path)
        line.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
        line.convertConicsToQuads()
        result = pathops.op(result, line, pathops.PathOp.UNION)
        if isFilled:
            inside = pathops.Path(path)
            inside.simplify(fix_winding=True)
            result = pathops.op(result, inside, pathops.PathOp.UNION)
    return result


class Contours(BasePen):
    """Collects contours of points on the curve and control points."""

    def __init__(self):
        super().__init__(None)
        self.contours = []

    def _moveTo(self, point):
        self.contours.append([(point, 1)])

    def _lineTo(self, point):
        self.contours[-1].append((point, 1))

    def _qCurveToOne(self, control, point):
        self.contours[-1] += [(control, 0), (point, 1)]

    def _closePath(self):
        contour = self.contours[-1]
        if len(contour) > 1 and contour[0] == contour[-1]:
            contour.pop()


class Drawings:
    def __init__(self, bootstrap, lucide):
        self.folders = {"bi": bootstrap, "lu": lucide}
        self.bodies, self.numbers = [], {}

    def read(self, kind, name):
        return ElementTree.parse(self.folders[kind] / f"{name}.svg").getroot()

    def has(self, name):
        return (self.folders["bi"] / f"{name}.svg").exists()

    def path(self, source, isFilled=False, size=1.0):
        """A drawing in a square of 16, which is made larger while its lines stay as wide as they are."""
        source, *turns = source.split("~")
        kind, name = source.split(":", 1)
        if kind == "bi":
            path = filled(self.read(kind, name))
        elif kind == "lu":
            # The drawings are in a square of 24 with an edge of 1 or 2 around them, and their lines are 2 wide.
            scale = 16 / 22
            parts = [outline(element) for element in self.read(kind, name)]
            path = stroked(parts, 1 / scale, isFilled).transform(scale, 0, 0, scale, 8 - 12 * scale, 8 - 12 * scale)
        else:
            element = ElementTree.Element("path", d=name)
            path = outline(element)
            path = stroked([path], 1, isFilled) if kind == "line" else path
        for turn in turns:
            if turn in ("h", "v"):
                x, y = (-1, 1) if turn == "h" else (1, -1)
                path = path.transform(x, 0, 0, y, 16 if x < 0 else 0, 16 if y < 0 else 0)
            else:
                angle = math.radians(int(turn[1:]))
                c, s = math.cos(angle), math.sin(angle)
                path = path.transform(c, s, -s, c, 8 - 8 * c + 8 * s, 8 - 8 * s - 8 * c)
        path.convertConicsToQuads()
        path.simplify(fix_winding=True)
        if size != 1:
            path = path.transform(size, 0, 0, size, 8 - 8 * size, 8 - 8 * size)
            path = pathops.op(path, stroked([path], size - 1, False), pathops.PathOp.DIFFERENCE)
        return path

    def number(self, source, size, isFilled=False):
        """The number of a drawing, which is added if it is new."""
        key = (source, size, isFilled)
        if key not in self.numbers:
            self.numbers[key] = len(self.bodies)
            self.bodies.append(self.body(self.path(source, isFilled, size)))
        return self.numbers[key]

    def body(self, path):
        pen = Contours()
        path.draw(TransformPen(Cu2QuPen(pen, 0.8), (UNITS, 0, 0, -UNITS, 0, 16 * UNITS)))
        contours = []
        for contour in pen.contours:
            points = [((round(x), round(y)), on) for (x, y), on in contour]
            # Points that fell together are one.
            kept = [point for index, point in enumerate(points) if index == 0 or point != points[index - 1]]
            if len(kept) > 2:
                contours.append(kept)
        text = signed(16 * UNITS) + number(len(contours))
        if not contours:
            return text + number(0)
        last = (0, 0)
        for contour in contours:
            text += number(len(contour))
            bits = bytearray((len(contour) + 7) // 8)
            for index, (_, on) in enumerate(contour):
                bits[index // 8] |= on << index % 8
            text += bytes(bits)
            for (x, y), _ in contour:
                text += signed(x - last[0]) + signed(y - last[1])
                last = (x, y)
        return text

    def data(self):
        head = b"DLF1" + struct.pack("<BHHHH", 1, 400, 0, len(self.bodies), len(self.bodies))
        head += b"".join(struct.pack("<IH", index, index) for index in range(len(self.bodies)))
        starts, at = b"", len(head) + 4 * len(self.bodies)
        for body in self.bodies:
            starts += struct.pack("<I", at)
            at += len(body)
        return head + starts + b"".join(self.bodies)


def main(bootstrap, lucide, target):
    drawings, rows = Drawings(pathlib.Path(bootstrap), pathlib.Path(lucide)), {}
    for line in (pathlib.Path(__file__).parent / "symbols.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, source, solid, *flags = line.split()
        if name in rows:
            raise SystemExit(f"{name} is there twice")
        size = next((float(flag[1:]) for flag in flags if flag.startswith("x")), 1.0)
        plain = drawings.number(source, size)
        if solid == "=":
            parts = source.split("~")
            parts[0] += "-fill"
            if not drawings.has(parts[0].removeprefix("bi:")):
                raise SystemExit(f"{name}: Bootstrap Icons have no {parts[0]}")
            solid = drawings.number("~".join(parts), size)
        elif solid == "o":
            solid = drawings.number(source, size, isFilled=True)
        else:
            solid = plain if solid == "-" else drawings.number(solid, size)
        rows[name] = (plain, solid, 1 if "mirrors" in flags else 0)
    table = struct.pack("<H", len(rows))
    for name, (plain, solid, mirrors) in sorted(rows.items(), key=lambda row: row[0].encode()):
        table += struct.pack("<B", len(name)) + name.encode() + struct.pack("<HHB", plain, solid, mirrors)
    target = pathlib.Path(target)
    (target / "Symbols.letters").write_bytes(drawings.data())
    (target / "Symbols.table").write_bytes(table)
    print(f"{len(rows)} symbols, {len(drawings.bodies)} drawings, {len(drawings.data())} bytes")


main(*sys.argv[1:3], sys.argv[3] if len(sys.argv) > 3 else pathlib.Path(__file__).parent.parent / "Sources/CLetters/Faces")
