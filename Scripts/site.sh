#!/bin/sh
# Writes the documentation as a web site, .build/site, and beside it the pages of the libraries, .build/site/api. With
# BROWSER=1 headless Chromium then opens it, as a visitor would; without Chromium that is said, and left out.
set -eu
cd "$(dirname "$0")/.."

site=.build/site
tools=.build/site-tools
if [ ! -x "$tools/bin/python" ] || ! "$tools/bin/python" -c 'import markdown_it' 2>/dev/null; then
  python3 -m venv "$tools" && "$tools/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement .ci/requirements/site.txt || {
    echo "site: markdown-it-py cannot be installed from PyPI: is the network there?" >&2
    exit 1
  }
fi
sh Scripts/site/api.sh "$site/api"
"$tools/bin/python" Scripts/site/make.py "$site"
if [ "${BROWSER:-0}" = 1 ]; then python3 Scripts/site/open.py "$site"; fi
