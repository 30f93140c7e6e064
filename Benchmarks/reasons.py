"""Why an aim is missed, as far as it is known, by how the name of a row begins. Figures stand in the table, not here."""

SOLVER = (
    "The instructions double (`valgrind --tool=callgrind LayoutBenchmarks --once nested 3200`); the time grows further, as does the "
    "memory that is gone through."
)

REASONS = {
    "compile, 100,000 objects, against libyaml": (
        "Validation, lowering and emission each ask for an object's rules and keys one object at a time, and count references "
        "as they do, which takes longer than libyaml; the rest is spread over all steps (first column below)."
    ),
    "validate, one scene of 100 lines": (
        "More than half of it is the system's, which starts a process and reads in the pages of the file that it touches (fourth "
        "column below); reading the schemas of the classes that occur takes most of the rest."
    ),
    "peak memory of compile": (
        "The tree of the text, of 16 bytes a node, and the scene, of 48 bytes an object and 28 a property, are in memory together "
        "until validation ends (second table below); emission, with the scene and two dozen values of 16 bytes an object, needs "
        "nearly as much."
    ),
    "compile, 10,000 files of 99 lines in memory, one core": (
        "Two processes that share nothing but the machine, each with half of the files, gain no more: see the row below it."
    ),
    "compile, 10,000 files of 99 lines in memory, first run": (
        "What is left is asking the system for the state of each file, and finding and handing on paths and jobs, where references "
        "are counted (last column below)."
    ),
    "compile, a realistic scene of 8,000 rows, against": (
        "Memory that the system hands out anew takes a seventh of the time; the rest is spread over all steps, of which none takes a "
        "tenth: constraints and connections are kept with their names as texts, and strings and lists are counted and copied."
    ),
    "compile, 1,000,000 objects": "Files ten times as large go through ten times the memory, which caches hold less of.",
    "compile, 100,000 objects, against 10,000": "Files ten times as large go through ten times the memory, which caches hold less of.",
    "layout, 100,000 views": "A hierarchy ten times as large goes through ten times the memory, which caches hold less of.",
    "independent of 3200 views": SOLVER,
    "nested of 3200 views": SOLVER,
    "Qt's uic, 1,000 rows": (
        "A scene is checked against the classes of its objects and put in an archive's order before anything is written, where uic "
        "writes its source as it reads; the time goes where that of a large scene goes (third column below)."
    ),
    "400 views, from a nib": "Views have weak references to their delegates and superviews, which loading counts.",
    "a form of 361 views, from a nib": "Views have weak references to their delegates and superviews, which loading counts.",
}


def reason(row):
    """Why a row is not as it is aimed at."""
    found = [text for name, text in REASONS.items() if row.title.startswith(name)]
    return found[0] if found else "No profile explains it."
