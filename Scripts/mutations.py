"""Changes texts as people and attackers do: by their structure, so that most results still mean something.

Each function takes a random.Random, a text or bytes, and texts of the same kind to borrow from; it gives bytes.
"""

import json
import re
import struct
import xml.etree.ElementTree as ElementTree

# Values at which programs go wrong, in the spelling of YAML, JSON and XML attributes.
HOSTILE = [
    "", "~", "null", "true", "no", "0", "-0", "1", "-1", "0.5", "-.inf", ".nan", "1e308", "1e-320", "9223372036854775807",
    "-9223372036854775809", "4294967296", "0x10", "1_000", "12e", "--", "-", "?", ":", "a: b", "[", "]", "{", "}", "[]", "{}",
    "[0, 0, 1, 1]", "[[[[]]]]", "{a: {b: {c: d}}}", "&a", "*a", "*b", "!tag x", "!!binary aGk=", "'", '"', "''", '"\\x00"',
    '"\\uD800"', "|", ">-", "# c", "x # c", "%YAML 1.2", "---", "...", "<<", "@x", "`x`", "é", "👩‍👩‍👧", "\u202eabc", "\u2028",
    "\ufeff", "\x1b[31m", "A" * 300, "self", "owner", "owner.view", "title.top", "self.width = 0.5 * self.height + 8 @ 999",
    "self.width >= 1e999", "../../etc", "/dev/null", "#FF0000", "'#12'", "systemRed", "japanese", "islamic", "1970-01-01",
]


def yaml(rng, text, others):
    """Some changes of a YAML text by lines and what is indented below them."""
    lines = text.split("\n")
    for _ in range(rng.choice([1, 1, 1, 1, 2, 2, 3, 6])):
        rng.choice(YAML_CHANGES)(rng, lines, others)
        if len(lines) > 400:
            del lines[400:]
    result = "\n".join(lines).encode("utf-8", "surrogatepass")
    chance = rng.random()
    if chance < 0.03:
        return result.replace(b"\n", b"\r\n")
    if chance < 0.04:
        return b"\xef\xbb\xbf" + result
    if chance < 0.07:
        return raw(rng, result)
    return result


def block(rng, lines):
    """The range of a line and what is indented below it."""
    start = rng.randrange(len(lines))
    indent = len(lines[start]) - len(lines[start].lstrip(" "))
    end = start + 1
    while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip(" ")) > indent):
        end += 1
    return start, end, indent


def indented(piece, indent):
    """Lines moved so that the first has an indent."""
    own = len(piece[0]) - len(piece[0].lstrip(" "))
    return [" " * max(0, len(line) - len(line.lstrip(" ")) - own + indent) + line.lstrip(" ") for line in piece]


def delete_block(rng, lines, others):
    start, end, _ = block(rng, lines)
    del lines[start:end]
    if not lines:
        lines.append("")


def copy_block(rng, lines, others):
    start, end, indent = block(rng, lines)
    at = rng.choice([start, end, rng.randrange(len(lines) + 1)])
    lines[at:at] = lines[start:end]


def move_block(rng, lines, others):
    start, end, _ = block(rng, lines)
    piece = lines[start:end]
    del lines[start:end]
    if not lines:
        lines.append("")
    at = rng.randrange(len(lines))
    indent = len(lines[at]) - len(lines[at].lstrip(" "))
    lines[at:at] = indented(piece, indent)


def borrow_block(rng, lines, others):
    other = rng.choice(others).split("\n")
    start, end, _ = block(rng, other)
    at = rng.randrange(len(lines))
    indent = len(lines[at]) - len(lines[at].lstrip(" "))
    lines[at:at] = indented(other[start : min(end, start + 40)], indent)


def set_value(rng, lines, others):
    at = rng.randrange(len(lines))
    value = rng.choice(HOSTILE) if rng.random() < 0.7 else rng.choice(rng.choice(others).split("\n")).split(": ")[-1]
    lines[at] = re.sub(r"(: |- )[^:]*$", lambda match: match[1] + value, lines[at], count=1)


def set_same_key(rng, lines, others):
    """The value that the same key has in another text, which is valid more often than not."""
    spots = [(at, match) for at, line in enumerate(lines) if (match := re.search(r"([\w.]+): [^#|>]*$", line))]
    if spots:
        at, match = rng.choice(spots)
        values = re.findall(rf"\b{re.escape(match[1])}: ([^#|>\n]+)$", "\n".join(others), re.M)
        if values:
            lines[at] = lines[at][: match.start()] + f"{match[1]}: {rng.choice(values)}"


def add_property(rng, lines, others):
    """A property that an object of the same class has in another text."""
    spots = [at for at, line in enumerate(lines) if re.match(r"\s*(- )?class: \w+$", line)]
    if not spots:
        return
    at = rng.choice(spots)
    name = lines[at].split(": ")[1]
    found = []
    for other in others:
        found += re.findall(rf"^([ -]*)class: {name}\n((?:\1 *[\w.]+: [^|>\n]+\n)+)", other.replace("- class", "  class"), re.M)
    properties = [line.strip() for _, body in found for line in body.split("\n") if line.strip()]
    if properties:
        indent = len(re.match(r"[ -]*", lines[at])[0])
        lines.insert(at + 1, " " * indent + rng.choice(properties))


def set_flow_value(rng, lines, others):
    at = rng.randrange(len(lines))
    found = list(re.finditer(r"(?<=[:,\[] )[^,\]\}\{\[]+", lines[at]))
    if found:
        match = rng.choice(found)
        lines[at] = lines[at][: match.start()] + rng.choice(HOSTILE) + lines[at][match.end() :]


def set_key(rng, lines, others):
    keys = re.findall(r"([\w.]+):", rng.choice(others))
    at = rng.randrange(len(lines))
    if keys:
        lines[at] = re.sub(r"[\w.]+(?=:)", rng.choice(keys), lines[at], count=1)


def add_comment(rng, lines, others):
    at = rng.randrange(len(lines))
    comment = rng.choice(["# c", "#", "# diorama:disable magic-color", "# diorama:disable-next duplicate-tag -- why", "# " + "x" * 200])
    if rng.random() < 0.5:
        lines[at] += " " + comment
    else:
        lines.insert(at, " " * rng.randrange(12) + comment)


def add_anchor(rng, lines, others):
    at = rng.randrange(len(lines))
    lines[at] = re.sub(r"(: |- )", lambda match: match[1] + rng.choice(["&a ", "*a", "!!str ", "? "]), lines[at], count=1)


def change_indent(rng, lines, others):
    start, end, _ = block(rng, lines)
    step = rng.choice([-2, -1, 1, 2, 4])
    for at in range(start, end):
        lines[at] = " " * step + lines[at] if step > 0 else lines[at][min(-step, len(lines[at]) - len(lines[at].lstrip(" "))) :]


def change_characters(rng, lines, others):
    at = rng.randrange(len(lines))
    line = lines[at]
    spot = rng.randrange(len(line) + 1)
    sign = rng.choice([":", ",", "'", '"', "{", "}", "[", "]", "#", "&", "*", "\t", "-", "\\", "\u0301", "€", "\0", ""])
    lines[at] = line[:spot] + sign + line[spot + rng.randrange(2) :]


YAML_CHANGES = [
    delete_block, delete_block, copy_block, move_block, borrow_block, set_value, set_value, set_flow_value, set_key, add_comment,
    add_comment, add_anchor, change_indent, change_characters, *[set_same_key] * 6, *[add_property] * 4,
]


def xml(rng, text, others):
    """Some changes of an XML document by elements and attributes; of one that cannot be read, by bytes."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return raw(rng, text.encode())
    for _ in range(rng.choice([1, 1, 2, 3, 6])):
        elements = list(root.iter())
        parents = {child: parent for parent in elements for child in parent}
        element = rng.choice(elements)
        parent = parents.get(element)
        change = rng.randrange(9)
        if change == 0 and parent is not None:
            parent.remove(element)
        elif change == 1 and parent is not None:
            parent.insert(rng.randrange(len(parent) + 1), element)
        elif change == 2 and parent is not None:
            holder = rng.choice(elements)
            if holder not in list(element.iter()):
                parent.remove(element)
                holder.insert(rng.randrange(len(holder) + 1), element)
        elif change in (3, 4) and element.attrib:
            key = rng.choice(list(element.attrib))
            ids = [other.get("id") for other in elements if other.get("id")]
            element.set(key, rng.choice(ids + HOSTILE if key not in ("id",) or rng.random() < 0.3 else HOSTILE))
        elif change == 5 and element.attrib:
            del element.attrib[rng.choice(list(element.attrib))]
        elif change == 6:
            donor = rng.choice(elements)
            element.attrib.update(dict(rng.sample(sorted(donor.attrib.items()), min(2, len(donor.attrib)))))
        elif change == 7:
            element.tag = rng.choice(elements).tag
        else:
            element.text = rng.choice(HOSTILE)
    try:
        body = ElementTree.tostring(root, encoding="unicode").encode("utf-8", "replace")
    except (ValueError, TypeError):
        return raw(rng, text.encode())
    body = body.replace(b"\0", b"")
    head = b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    return raw(rng, head + body) if rng.random() < 0.03 else head + body


def nib(rng, data, others):
    """Some changes of an archive, each inside one of its sections: objects, keys, values or classes."""
    data = bytearray(data)
    if data[:10] != b"NIBArchive" or len(data) < 50:
        return raw(rng, bytes(data))
    counts = struct.unpack_from("<10I", data, 10)
    sections = [counts[index] for index in (3, 5, 7, 9)] + [len(data)]
    for _ in range(rng.choice([1, 1, 2, 3])):
        section = rng.randrange(4)
        start, end = sections[section], sections[section + 1]
        if not 50 <= start < end <= len(data):
            continue
        at = rng.randrange(start, end)
        change = rng.randrange(4)
        if change == 0:
            data[at] ^= 1 << rng.randrange(8)
        elif change == 1:
            data[at] = rng.choice([0, 1, 0x7F, 0x80, 0x81, 0xFF])
        elif change == 2:
            other = rng.randrange(start, end)
            data[at], data[other] = data[other], data[at]
        else:
            length = min(rng.randrange(1, 9), end - at)
            other = rng.randrange(start, max(start + 1, end - length))
            data[at : at + length] = data[other : other + length]
    if rng.random() < 0.1:
        at = 10 + 4 * rng.randrange(10)
        struct.pack_into("<I", data, at, rng.choice([0, 1, 0xFFFFFFFF, len(data), rng.randrange(1 << 20)]))
    return bytes(data)


def swift(rng, text, others):
    """Some changes of a source by its lines and words."""
    words = re.findall(r"@?\w+|[{}()<>:,]", rng.choice(others)) or ["class"]
    lines = text.split("\n")
    for _ in range(rng.choice([1, 2, 4])):
        at = rng.randrange(len(lines))
        change = rng.randrange(5)
        if change == 0:
            del lines[at]
            lines = lines or [""]
        elif change == 1:
            lines.insert(at, rng.choice(lines))
        elif change == 2:
            found = list(re.finditer(r"@?\w+", lines[at]))
            if found:
                match = rng.choice(found)
                lines[at] = lines[at][: match.start()] + rng.choice(words) + lines[at][match.end() :]
        elif change == 3:
            spot = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:spot] + rng.choice(["{", "}", "(", ")", '"', '"""', "/*", "*/", "//", "#if", "\\(", "`"]) + lines[at][spot:]
        else:
            lines[at:at] = rng.choice(others).split("\n")[:12]
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def json_text(rng, text, others):
    """Some changes of a JSON value."""
    try:
        value = json.loads(text)
    except ValueError:
        return raw(rng, text.encode())
    for _ in range(rng.choice([1, 1, 2, 4])):
        holders = []

        def collect(item):
            if isinstance(item, (dict, list)) and item:
                holders.append(item)
                for child in item.values() if isinstance(item, dict) else item:
                    collect(child)

        collect(value)
        if not holders:
            break
        holder = rng.choice(holders)
        key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
        change = rng.randrange(4)
        if change == 0:
            del holder[key]
        elif change == 1:
            holder[key] = rng.choice([None, True, -1, 1e300, "", "x", [], {}, {"a": [1]}, "\u202e", "%@ %d %"])
        elif change == 2 and isinstance(holder, dict):
            holder[rng.choice(["", "a", "version", "sourceLanguage", "é"])] = json.loads(json.dumps(holder[key]))
        else:
            holder[key] = json.loads(json.dumps(rng.choice(holders)))[:] if isinstance(holder[key], list) else rng.choice(HOSTILE)
    result = json.dumps(value, ensure_ascii=rng.random() < 0.5, indent=2).encode("utf-8", "surrogatepass")
    return raw(rng, result) if rng.random() < 0.1 else result


def raw(rng, data):
    """A few bytes changed, without regard to what they mean."""
    data = bytearray(data or b"\0")
    for _ in range(rng.choice([1, 2, 4])):
        at = rng.randrange(len(data))
        change = rng.randrange(4)
        if change == 0:
            data[at] = rng.randrange(256)
        elif change == 1:
            del data[at : at + rng.randrange(1, 20)]
        elif change == 2:
            data[at:at] = data[at : at + rng.randrange(1, 40)]
        else:
            del data[at:]
        if not data:
            data = bytearray(b"\0")
    return bytes(data)
