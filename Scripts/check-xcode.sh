#!/usr/bin/env bash
# Whether the plugins' code for Xcode compiles against what Xcode's XcodeProjectPlugin declares, and would be listed for targets of
# applications. Nothing of it runs here: that needs a Mac.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
api=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/pm/PluginAPI
flags=(-I "$api" -package-description-version 6.2 -swift-version 6 -parse-as-library)

swiftc "${flags[@]}" -emit-module -module-name XcodeProjectPlugin -o "$work/XcodeProjectPlugin.swiftmodule" \
  -enable-upcoming-feature InternalImportsByDefault Tests/Fixtures/XcodeProjectPlugin/*.swift
for plugin in Plugins/*; do
  swiftc "${flags[@]}" -typecheck -warnings-as-errors -module-name "$(basename "$plugin")" -I "$work" "$plugin"/*.swift
done

# Xcode offers a plugin for an application's target only if it conforms.
conforms() {
  grep -q "extension $1: $2" Plugins/"$1"/*.swift || { echo "check-xcode: $1 does not conform to $2" >&2; exit 1; }
}
conforms DioramaPlugin XcodeBuildToolPlugin
conforms DioramaLint XcodeCommandPlugin
conforms DioramaFormat XcodeCommandPlugin
# The code of the check is not read where the module is not to be had, so a mistake in it has to be found.
cp -R Plugins/DioramaPlugin "$work/Wrong"
sed -i.bak 's/context\.xcodeProject\.directoryURL/context.xcodeProject.nothing/' "$work"/Wrong/*+Xcode.swift
if swiftc "${flags[@]}" -typecheck -I "$work" "$work"/Wrong/*.swift 2>/dev/null; then
  echo "check-xcode: a mistake in the code for Xcode is not found" >&2
  exit 1
fi
echo "The plugins' code for Xcode compiles. Untried on a Mac."

# The files of the guide are those that its page shows.
python3 - <<'END'
import pathlib, re, sys
page = pathlib.Path("Documentation/Guide/Xcode.md").read_text(encoding="utf-8")
blocks = re.findall(r"^```(?:sh|yaml other|swift other)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
for path in sorted(pathlib.Path("Documentation/Guide/Xcode").iterdir()):
    if path.read_text(encoding="utf-8") not in blocks:
        sys.exit(f"check-xcode: {path} is not what Documentation/Guide/Xcode.md shows")
END

# The script phase in Xcode's sandbox, with the tool that is named.
tool=${1:-}
if [ -z "$tool" ]; then
  echo "check-xcode: without a tool, the script phase is not run"
  exit 0
fi
sh Scripts/try-install.sh strace
if ! command -v strace >/dev/null; then
  echo "check-xcode: without strace, nobody sees what the script phase touches"
  exit 0
fi
mkdir -p "$work/bin" "$work/Shop/App/Shop" "$work/Shop/App/Base.lproj" "$work/Shop/App/Main" "$work/Shop/App/Assets.xcassets/x.imageset"
ln -s "$(readlink -f "$tool")" "$work/bin/diorama"
cd "$work/Shop"
printf 'scene: 1\nobjects:\n  - {class: .Badge, id: badge, frame: [0, 0, 9, 9]}\n' >App/Shop/Cart.scene.yaml
printf 'scene: 1\nobjects:\n  - {class: UILabel, frame: [0, 0, 99, 21], text: Hello}\n' >App/Base.lproj/Home.scene.yaml
printf 'storyboard: 1\ninitialViewController: Start\n' >App/Main.storyboard.yaml
printf 'scene: 1\nviewController: {class: UIViewController, storyboardIdentifier: Start, view: {frame: [0, 0, 9, 9]}}\n' >App/Main/Start.scene.yaml
printf 'swift: {Shop: App}\nassets: App/Assets.xcassets\n' >.diorama.yaml
printf 'import UIKit\nclass Badge: UIView {}\n' >App/Badge.swift
echo '{}' >App/Assets.xcassets/Contents.json
"$tool" outputs App --flatten --output-dir '$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)' --xcfilelist Scenes
"$tool" outputs App --flatten --output-dir '$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)' --xcfilelist Scenes --check
PATH=$work/bin:$PATH python3 "$OLDPWD/Scripts/xcode-sandbox.py" . "$OLDPWD/Documentation/Guide/Xcode/compile-scenes.sh" Scenes
