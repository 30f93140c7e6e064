"""Scenes that people have, in instructions: what `import` makes of ../shared/corpus/documents, or the project's own where that is absent."""

import pathlib
import shutil
import subprocess

import counts
from rows import Row

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT.parent / "shared/corpus/documents"
OWN = ["samples", "Examples", *(f"Tests/Fixtures/{name}" for name in ["app", "classes", "documents", "scenes", "storyboard-app", "storyboards"])]
# The verbs with what they may take, as a multiple of libyaml's instructions for the same bytes.
VERBS = {"validate": 3, "compile": 3.5, "lint": 5, "format --check": 5}


def own_scenes(folder):
    """Copies the project's own scenes, with the files beside them that they need, into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in OWN:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(".build*", "*.xib", "*.storyboard", "*.nib"))
    return folder


def corpus_scenes(diorama, folder):
    """Imports the corpus into a new folder; some of its documents are for other systems, and are refused."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([diorama, "import", CORPUS, "--output-dir", folder, "--quiet"], capture_output=True, check=False)
    return folder


def texts(folder):
    return sorted([*folder.rglob("*.scene.yaml"), *folder.rglob("*.storyboard.yaml")])


def verb_instructions(diorama, verb, scenes, folder):
    """What a verb takes for all scenes of a folder with one job. What lint and format find is no failure."""
    output = folder / "real-nibs"
    shutil.rmtree(output, ignore_errors=True)
    extra = ["--output-dir", output] if verb == "compile" else []
    return counts.instructions([diorama, *verb.split(), scenes, *extra, "--quiet", "--jobs", "1"], folder, accepted=(0, 1))


def rows(diorama, event_loop, folder, say, notes):
    """Each verb over all scenes, against libyaml's event loop over the same texts."""
    if not shutil.which("valgrind"):
        notes.append("real scenes: valgrind is not installed")
        return []
    say("counting instructions for real scenes")
    scenes = corpus_scenes(diorama, folder / "real") if CORPUS.is_dir() else own_scenes(folder / "own")
    found = texts(scenes)
    size = sum(path.stat().st_size for path in found)
    what = f"{len(found)} {'imported' if CORPUS.is_dir() else 'own'} scenes, {size / 1e6:.1f} MB"
    base = counts.instructions([event_loop, *found], folder)
    return [
        Row(f"{verb}, {what}", verb_instructions(diorama, verb, scenes, folder), "libyaml's event loop", base, aim, unit="I")
        for verb, aim in VERBS.items()
    ]
