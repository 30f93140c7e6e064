"""Builds the wheel of a package without contents, from the [project] table of pyproject.toml.

pip asks a package's own backend for its wheel. The backends on an index would be fetched for each installation of the hooks.
"""

import base64
import hashlib
import pathlib
import re
import zipfile


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel, and returns the name of its file."""
    text = pathlib.Path("pyproject.toml").read_text(encoding="utf-8")
    project = dict(re.findall(r'^(name|version|description) = "([^"]*)"$', text, re.MULTILINE))
    stem = f"{project['name'].replace('-', '_')}-{project['version']}"
    files = {
        "METADATA": f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        f"Summary: {project['description']}\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: empty_wheel\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    name = f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        for file, contents in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(contents.encode()).digest()).rstrip(b"=").decode()
            record += f"{stem}.dist-info/{file},sha256={digest},{len(contents.encode())}\n"
            wheel.writestr(f"{stem}.dist-info/{file}", contents)
        wheel.writestr(f"{stem}.dist-info/RECORD", record + f"{stem}.dist-info/RECORD,,\n")
    return name


def build_sdist(sdist_directory, config_settings=None):
    """Refuses to pack the sources: pip never asks for them to install the hooks."""
    raise NotImplementedError("there are no sources to pack")
