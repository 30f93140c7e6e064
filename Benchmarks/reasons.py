"""Why an aim is missed, as far as it is known, by how the name of a row begins. Figures stand in the table, not here."""

REASONS = {
    "compile, 100,000 objects, against libyaml": (
        "Validation, lowering and emission each ask for an object's rules and keys one object at a time, and count references "
        "as they do."
    ),
    "compile, 500 chains of views": (
        "In flow style libyaml looks at all open brackets for every token, so that its own loop grows with the square of the "
        "depth; the rest grows as the number of views does."
    ),
    "validate, one scene of 100 lines": (
        "swift-argument-parser builds the options of every verb before it runs one; most of the rest is reading the schemas of "
        "the classes that occur."
    ),
    "peak memory of compile": (
        "The tree of the text is kept until validation ends, and each object has many nodes in it."
    ),
    "400 views, from a nib": "Views have weak references to their delegates and superviews, which loading counts.",
    "a form of 361 views, from a nib": "Views have weak references to their delegates and superviews, which loading counts.",
}


def reason(row):
    """Why a row is not as it is aimed at."""
    found = [text for name, text in REASONS.items() if row.title.startswith(name)]
    return found[0] if found else "No profile explains it."
