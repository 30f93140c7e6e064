#!/usr/bin/env python3
"""Writes the names of the system's symbols and the versions of iOS that brought them: Sources/CSymbols/Symbols.names.

Usage: symbol-names.py LIST [TARGET]

LIST is a text file with a name and a version a line, such as `heart.fill 13.0`, which can be made of any list of symbols. Only these
facts are kept.

The file has the number of versions (8 bits), each with its major and its minor number (8 bits each); the number of blocks (16 bits) and
where each begins in the file (32 bits, the lowest byte first); then the names in the order of their bytes, 32 in a block. Each has the number of
bytes that it shares with the name before in its block, the number of its other bytes, these bytes, and the index of its version (8
bits each).
"""
import pathlib
import struct
import sys

BLOCK = 32


def main(source, target):
    rows = sorted((name.encode(), tuple(int(part) for part in version.split(".")))
                  for name, version in (line.split() for line in pathlib.Path(source).read_text().splitlines()))
    versions = sorted({version for _, version in rows})
    head = bytes([len(versions)]) + b"".join(bytes(version) for version in versions)
    blocks = [rows[start:start + BLOCK] for start in range(0, len(rows), BLOCK)]
    starts, body = [], b""
    for block in blocks:
        starts.append(len(head) + 2 + 4 * len(blocks) + len(body))
        last = b""
        for name, version in block:
            shared = next((index for index, (a, b) in enumerate(zip(name, last)) if a != b), min(len(name), len(last)))
            body += bytes([shared, len(name) - shared]) + name[shared:] + bytes([versions.index(version)])
            last = name
    data = head + struct.pack("<H", len(blocks)) + b"".join(struct.pack("<I", start) for start in starts) + body
    pathlib.Path(target).write_bytes(data)
    print(f"{len(rows)} names, {len(data)} bytes")


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else pathlib.Path(__file__).parent.parent / "Sources/CSymbols/Symbols.names")
