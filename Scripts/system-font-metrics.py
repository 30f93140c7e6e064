#!/usr/bin/env python3
"""Writes the estimated widths of the iOS system font into Sources/TextMetrics.

Usage: system-font-metrics.py TABLE.tsv

Rows of the table: advance FACE CODEPOINT EM | tracking - SIZE EM | kern - PAIR EM | display FACE EM.
"""
import pathlib
import sys

FACES = ["light", "regular", "medium", "semibold", "bold"]


def lines(words, indent):
    text, line = [], indent
    for word in words:
        if len(line) + len(word) + 2 > 118:
            text.append(line.rstrip())
            line = indent
        line += word + ", "
    return "\n".join(text + [line.rstrip()])


def units(em, per_em=10000):
    return str(round(float(em) * per_em))


def main():
    advances, display, tracking, kerning = {face: {} for face in FACES}, {}, {}, {}
    for line in pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        parts = line.split("\t")
        if parts[0] == "advance":
            advances[parts[1]][int(parts[2], 16)] = parts[3]
        elif parts[0] == "tracking":
            tracking[int(parts[2])] = parts[3]
        elif parts[0] == "kern":
            first, second = parts[2].split()
            kerning[int(first, 16) << 16 | int(second, 16)] = parts[3]
        elif parts[0] == "display":
            display[parts[1]] = parts[2]
    codes = sorted(advances["regular"])
    assert all(sorted(advances[face]) == codes for face in FACES)
    sizes = sorted(tracking)
    assert sizes == list(range(sizes[0], sizes[-1] + 1))
    indent = "    "
    text = [
        "// Written by Scripts/system-font-metrics.py; not to be edited.",
        "// swift-format-ignore-file",
        "extension SystemFontTable {",
        "  /// The characters that the figures are about, in order.",
        "  static let characters: [UInt16] = [",
        lines([hex(code) for code in codes], indent), "  ]", "",
    ]
    for face in FACES:
        text += [
            f"  /// The face {face}.",
            f"  package static let {face} = SystemFontTable(displayTracking: {units(display[face])}, advances: [",
            lines([units(advances[face][code]) for code in codes], indent), "  ])", "",
        ]
    text += [
        f"  /// The size at which `tracking` begins, in points.",
        f"  static let firstTrackedSize = {sizes[0]}", "",
        "  /// What is added to every character at each whole size, in hundred thousandths of the size.",
        "  static let tracking: [Int16] = [", lines([units(tracking[size], 100000) for size in sizes], indent), "  ]", "",
        "  /// Pairs of characters that stand closer or wider, in order: the first in the upper half of the number.",
        "  static let kernedPairs: [UInt32] = [", lines([hex(pair) for pair in sorted(kerning)], indent), "  ]", "",
        "  /// By how much each pair does.",
        "  static let kerning: [Int16] = [", lines([units(kerning[pair]) for pair in sorted(kerning)], indent), "  ]",
        "}",
    ]
    target = pathlib.Path(__file__).resolve().parent.parent / "Sources/TextMetrics/SystemFontTable+Figures.swift"
    target.write_text("\n".join(text) + "\n")


main()
