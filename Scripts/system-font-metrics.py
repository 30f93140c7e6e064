#!/usr/bin/env python3
"""Writes the figures of the iOS system font, Scripts/system-font.tsv, into Sources/TextMetrics."""
import pathlib
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"
MASTERS = ["ultralight", "regular", "black", "italic"]
PLAIN = {"Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i", "ȷ": "j", "Ŧ": "T", "ŧ": "t"}


def array(words, indent="    "):
    text, line = [], indent
    for word in words:
        if len(line) + len(word) + 2 > 118:
            text.append(line.rstrip())
            line = indent
        line += word + ", "
    return "\n".join(text + [line.rstrip()])


def string(text, indent="    "):
    parts = [text[at:at + 112] for at in range(0, len(text), 112)]
    return "\n".join(indent + part + ("\\" if part is not parts[-1] else "") for part in parts)


def packed(units):
    """An advance in 1/64 of a unit as three digits of base 64."""
    number = round(units * 64)
    assert 0 <= number < 64 ** 3
    return "".join(DIGITS[number >> shift & 63] for shift in (12, 6, 0))


def every_size(tracking):
    """The values at all whole sizes, in hundredths of a unit; those between two known ones in proportion."""
    sizes, values = sorted(tracking), []
    for low, high in zip(sizes, sizes[1:]):
        step = (tracking[high] - tracking[low]) / (high - low)
        values += [tracking[low] + step * (size - low) for size in range(low, high)]
    return [str(round(value * 100)) for value in values + [tracking[sizes[-1]]]]


def base(code):
    """The letter of ASCII that a letter with a mark is as wide as; a hyphen for none."""
    letter = PLAIN.get(chr(code)) or unicodedata.normalize("NFD", chr(code))[0]
    return letter if letter.isascii() and letter.isalpha() else "-"


def main():
    advances, tracking, earlier, kerning = {}, {}, {}, []
    for line in (HERE / "system-font.tsv").read_text(encoding="utf-8").splitlines():
        parts = line.split("\t")
        if parts[0] == "advance":
            advances[int(parts[1], 16)] = [float(part) for part in parts[3:]]
        elif parts[0] == "tracking":
            tracking[int(parts[1])] = float(parts[2])
        elif parts[0] == "earlier":
            earlier[int(parts[1])] = float(parts[2])
        elif parts[0] == "kern":
            kerning += [(parts[1], pair[0], int(pair[1:])) for pair in parts[2].split(" ")]
    codes = sorted(advances)
    assert codes[:95] == list(range(0x20, 0x7F))
    assert min(tracking) == min(earlier)
    text = [
        "// Written by Scripts/system-font-metrics.py from Scripts/system-font.tsv; not to be edited.",
        "// swift-format-ignore-file",
        "extension SystemFontTable {",
        "  /// The characters with figures of their own, in order; the first 95 are those of ASCII.",
        "  static let characters: [UInt16] = [", array([hex(code) for code in codes]), "  ]", "",
        "  /// The letters of ASCII that those from U+00C0 are as wide as; a hyphen for none.",
        '  static let latinBases: StaticString = """', string("".join(base(code) for code in range(0xC0, 0x180))), '    """', "",
        "  /// The letters of ASCII that those from U+1E00 are as wide as; a hyphen for none.",
        '  static let additionalBases: StaticString = """', string("".join(base(code) for code in range(0x1E00, 0x1F00))), '    """', "",
    ]
    for at, master in enumerate(MASTERS):
        for cut in (0, 1):
            name = master + ("Display" if cut else "Text")
            figures = "".join(packed(advances[code][at * 2 + cut]) for code in codes)
            text += [
                f"  /// The advances of the master {master} in the {['text', 'display'][cut]} cut, three digits for each character.",
                f'  static let {name}: StaticString = """', string(figures), '    """', "",
            ]
    pairs = "".join(first + second + DIGITS[-units >> 6] + DIGITS[-units & 63] for first, second, units in kerning)
    assert "\\#" not in pairs
    text += [
        "  /// The size at which `tracking` begins, in points.",
        f"  static let firstTrackedSize = {min(tracking)}", "",
        "  /// What is added to every character at each whole size, in hundredths of a unit.",
        "  static let tracking: [Int16] = [", array(every_size(tracking)), "  ]", "",
        "  /// The same for the separate fonts of earlier systems.",
        "  static let earlierTracking: [Int16] = [", array(every_size(earlier)), "  ]", "",
        "  /// The pairs of characters that are closer than their advances: two characters, and two digits for the difference.",
        '  static let kernedPairs: StaticString = #"""', string(pairs).replace("\\\n", "\\#\n"), '    """#',
        "}",
    ]
    target = HERE.parent / "Sources/TextMetrics/Tables/SystemFontTable+Figures.swift"
    target.write_text("\n".join(text) + "\n", encoding="utf-8")


main()
