"""Verbs over all scenes and documents of a corpus, in processor time, and over storyboards, in instructions."""

import os
import shutil

import counts
import processes
import real
import shapes
from rows import Row

ROUNDS = 3
SCENES = 100


def rows(diorama, event_loop, folder, say, notes):
    """`generate` and `import` over what people have, and each verb with a cache when nothing changed."""
    return corpus(diorama, folder, say, notes) + storyboards(diorama, event_loop, folder, say)


def corpus(diorama, folder, say, notes):
    if not real.CORPUS.is_dir():
        notes.append("generate and import of real documents: ../shared/corpus is absent")
        return []
    say("running verbs over a corpus")
    scenes = real.corpus_scenes(diorama, folder / "real")
    output = folder / "many-output"
    calls = {
        "generate, 880 imported scenes": (["generate", scenes, "--output-dir", output], 0.6),
        "import, 463 documents": (["import", real.CORPUS, "--output-dir", output], 2),
    }
    found = []
    for name, (call, aim) in calls.items():
        one, two = (
            processes.best(
                [diorama, *call, "--quiet", "--jobs", jobs], ROUNDS, lambda: shutil.rmtree(output, ignore_errors=True), accepted=(0, 1)
            )
            for jobs in ["1", "2"]
        )
        found.append(Row(f"{name}, processor time", one.cpu, f"{aim} s", aim, 1))
        if (os.cpu_count() or 1) > 1:
            found.append(Row(f"{name}, two jobs", two.wall, "one job", one.wall, 0.6))
    for verb in ["validate", "lint", "compile"]:
        cache = folder / f"many-cache-{verb}"
        shutil.rmtree(cache, ignore_errors=True)
        extra = ["--output-dir", output] if verb == "compile" else []
        call = [diorama, verb, scenes, *extra, "--cache", cache, "--quiet"]
        processes.best(call, 1, accepted=(0, 1))
        again = processes.best(call, ROUNDS, accepted=(0, 1))
        found.append(Row(f"{verb} --cache, 880 imported scenes, nothing changed", again.wall, "0.1 s", 0.1, 1))
    return found


def storyboards(diorama, event_loop, folder, say):
    """A storyboard of a hundred scenes in one file, and what each verb takes for it."""
    say("counting instructions of a storyboard")
    inputs = folder / "board"
    shutil.rmtree(inputs, ignore_errors=True)
    inputs.mkdir()
    board = inputs / "Main.storyboard.yaml"
    board.write_text(shapes.storyboard(SCENES)["Main.storyboard.yaml"])
    base = counts.instructions([event_loop, board], folder)
    calls = [["validate", board], ["compile", board, "--output-dir", inputs], ["lint", board], ["format", "--check", board], ["export", board, "-o", "-"]]
    return [
        Row(f"{' '.join(call[:2 if call[0] == 'format' else 1])}, a storyboard of {SCENES} scenes", counts.instructions([diorama, *call], folder, (0, 1)), "libyaml's event loop", base, unit="I")
        for call in calls
    ]  # fmt: skip
