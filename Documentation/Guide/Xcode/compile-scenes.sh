#!/bin/sh
# A run script phase of an Xcode target, before "Copy Bundle Resources", which compiles the scenes of its first list of input files.
set -eu

# Xcode's scripts do not see where Homebrew, Mint and mise install.
PATH="/opt/homebrew/bin:/usr/local/bin:$HOME/.mint/bin:$HOME/.local/share/mise/shims:$HOME/.local/bin:$PATH"
if ! command -v diorama >/dev/null; then
  echo "error: diorama is not installed, or in none of the folders that $0 looks in" >&2
  exit 1
fi

# With User Script Sandboxing, nothing may be written beside the outputs. The folder of the target's temporary files is free.
nibs="$TARGET_TEMP_DIR/Diorama"
rm -rf "$nibs"
cd "$SRCROOT"
grep -E '\.(scene|storyboard)\.yaml$' "$SCRIPT_INPUT_FILE_LIST_0" | tr '\n' '\0' \
  | xargs -0 diorama compile --flatten --module "$PRODUCT_MODULE_NAME" --diagnostics gcc --quiet --output-dir "$nibs" --
cp -R "$nibs/." "$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH"
