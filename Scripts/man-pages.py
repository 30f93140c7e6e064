#!/usr/bin/env python3
"""Writes the manual pages of the tool, one a command, from what the tool says of itself.

    man-pages.py DIORAMA FOLDER

DIORAMA is the tool. The pages, diorama.1 and diorama-VERB.1, are made of its command tree
(--experimental-dump-help), so that they never say anything else than --help. Their date is that of
SOURCE_DATE_EPOCH, or of the last commit.
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import textwrap

GROUP_OF_OWN = "Options"


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: man-pages.py DIORAMA FOLDER")
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    dump = subprocess.run([tool, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout
    root = json.loads(dump)["command"]
    verbs = [verb for verb in root.get("subcommands", []) if verb["commandName"] != "help" and verb.get("shouldDisplay", True)]
    folder.mkdir(parents=True, exist_ok=True)
    date = date_of_pages()
    (folder / "diorama.1").write_text(page(root, verbs, None, date), encoding="utf-8")
    for verb in verbs:
        (folder / f"diorama-{verb['commandName']}.1").write_text(page(verb, verbs, root, date), encoding="utf-8")


def date_of_pages():
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    if seconds is None:
        here = pathlib.Path(__file__).parent
        found = subprocess.run(["git", "-C", here, "log", "-1", "--format=%ct"], capture_output=True, text=True)
        seconds = found.stdout.strip() or "0"
    day = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    return f"{day:%B} {day.day}, {day.year}"


# MARK: - Pages


def page(command, verbs, parent, date):
    """The page of the tool, which has no parent, or of a verb."""
    name = command["commandName"] if parent is None else f"{parent['commandName']}-{command['commandName']}"
    lines = [f".Dd {date}", f".Dt {name.upper()} 1", ".Os", ".Sh NAME", f".Nm {name}"]
    lines += [".Nd " + text(uncapitalized(command.get("abstract", "")).rstrip("."))]
    lines += synopsis(command, name, parent)
    lines += [".Sh DESCRIPTION"] + paragraphs(command)
    if parent is None:
        lines += commands(command, verbs)
    lines += options(command)
    lines += exit_status(command, parent) + examples(command)
    lines += [".Sh SEE ALSO"] + references(name, verbs, parent)
    return "\n".join(lines) + "\n"


def synopsis(command, name, parent):
    lines = [".Sh SYNOPSIS"]
    if parent is None:
        return lines + [f".Nm {name}", ".Ar command", ".Op Ar options"]
    lines += [f".Nm {parent['commandName']}", f".Cm {command['commandName']}", ".Op Ar options"]
    for argument in shown(command):
        if argument["kind"] != "positional":
            continue
        dots = " ..." if argument.get("isRepeating") else ""
        value = f"Ar {word(argument['valueName'])}{dots}"
        lines.append(f".Op {value}" if argument.get("isOptional") else f".{value}")
    return lines


def paragraphs(command):
    """The description, without the example and the statuses, which have sections of their own."""
    told = command.get("discussion", "")
    blocks = [block for block in told.split("\n\n") if not block.startswith(("Example:", "Examples:", "Exit status:"))]
    lines = []
    for block in [command.get("abstract", "")] + blocks:
        if not block:
            continue
        if lines:
            lines.append(".Pp")
        lines += running(block)
    return lines


def commands(root, verbs):
    lines = [".Sh COMMANDS"]
    for group in groups(root, verbs):
        lines += [f".Ss {text(group['title'])}"] if group["title"] else []
        lines += [".Bl -tag -width Ds"]
        for verb in group["verbs"]:
            lines += [f".It Cm {verb['commandName']}"] + running(verb.get("abstract", ""))
        lines += [".El"]
    return lines


def groups(root, verbs):
    """The verbs as --help groups them; in one group where the tool's tree does not say."""
    named = {verb["commandName"]: verb for verb in verbs}
    found = []
    for group in root.get("groupedSubcommands", []):
        members = [named.pop(name) for name in group.get("subcommandNames", []) if name in named]
        found.append({"title": group.get("name", ""), "verbs": members})
    if named:
        found.append({"title": "", "verbs": list(named.values())})
    return found


def options(command):
    sections = {}
    for argument in shown(command):
        sections.setdefault(argument.get("sectionTitle") or GROUP_OF_OWN, []).append(argument)
    if not sections:
        return []
    lines = [".Sh OPTIONS"]
    # A verb's own come before those that others have too.
    for title in sorted(sections, key=lambda title: title != GROUP_OF_OWN):
        if len(sections) > 1:
            lines.append(f".Ss {text(title)}")
        lines.append(".Bl -tag -width Ds")
        for argument in sections[title]:
            lines.append(".It " + heading(argument))
            lines += running(meaning(argument))
        lines.append(".El")
    return lines


def heading(argument):
    if argument["kind"] == "positional":
        return f"Ar {word(argument['valueName'])}" + (" ..." if argument.get("isRepeating") else "")
    spellings = []
    for name in sorted(argument["names"], key=lambda name: name["kind"] == "long"):
        dashes = "" if name["kind"] == "short" else "" if name["kind"] == "longWithSingleDash" else "-"
        spelling = f"Fl {dashes}{name['name']}"
        if argument["kind"] == "option":
            spelling += f" Ar {word(argument.get('valueName', 'value'))}"
        spellings.append(spelling)
    return " , ".join(spellings)


def meaning(argument):
    parts = [argument.get("abstract", "").strip(), argument.get("discussion", "").strip()]
    values = argument.get("allValues") or argument.get("allValueStrings") or []
    if values:
        parts.append("One of " + ", ".join(values) + ".")
    if argument.get("defaultValue") and argument["kind"] != "flag":
        parts.append(f"The default is {argument['defaultValue']}.")
    return " ".join(part if part.endswith((".", "!", "?")) else part + "." for part in parts if part)


def exit_status(command, parent):
    """The statuses of all verbs, or those that a verb names as its own."""
    lines = [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    own = re.search(r"Exit status: (.*?)\.(\n\n|$)", command.get("discussion", ""), re.DOTALL)
    statuses = [
        ("0", "Success, and no errors were found."),
        ("1", "Errors were found."),
        ("64", "The arguments are wrong."),
        ("66", "An input cannot be read."),
        ("70", "The tool has a bug."),
        ("73", "An output cannot be written."),
    ]
    if parent and own:
        pairs = [pair.split(" ", 1) for pair in " ".join(own[1].split()).split(", ")]
        statuses = [(status, f"{told[0].upper()}{told[1:]}.") for status, told in pairs]
    for status, told in statuses:
        lines += [f".It {status}", told]
    return lines + [".El"]


def examples(command):
    lines = []
    for block in command.get("discussion", "").split("\n\n"):
        match = re.match(r"Examples?:\s*(.*)", block, re.DOTALL)
        if match:
            lines += [".Dl " + text(line.strip()) for line in match[1].splitlines() if line.strip()]
    return [".Sh EXAMPLES"] + lines if lines else []


def references(name, verbs, parent):
    others = [f"diorama-{verb['commandName']}" for verb in verbs] if parent is None else ["diorama"]
    others = sorted(other for other in others if other != name)
    return [f".Xr {other} 1" + (" ," if other != others[-1] else "") for other in others]


# MARK: - Text


def shown(command):
    return [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]


def uncapitalized(sentence):
    return sentence[:1].lower() + sentence[1:]


def word(name):
    return text(name.replace(" ", "-"))


def text(words):
    """Words in which roff finds nothing of its own."""
    words = words.replace("\\", "\\e").replace("…", "...")
    words = words.replace("—", "\\(em").replace("–", "\\(en").replace("’", "'")
    # A hyphen of an option or a file name is a minus sign, which readers can copy.
    return re.sub(r"(?<!\w)--?(?=\w)|(?<!\w)--(?!\w)", lambda match: match[0].replace("-", "\\-"), words)


def running(paragraph):
    """Running text: each sentence begins a line, none is wider than a terminal, and none begins like a request."""
    sentences = re.split(r"(?<=[.!?])\s+(?=[A-Z'\"])", " ".join(paragraph.split()))
    lines = []
    for sentence in sentences:
        for line in textwrap.wrap(text(sentence), 78, break_long_words=False, break_on_hyphens=False):
            lines.append("\\&" + line if line.startswith((".", "'")) else line)
    return lines or [""]


if __name__ == "__main__":
    main()
