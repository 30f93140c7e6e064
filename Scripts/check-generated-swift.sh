#!/usr/bin/env bash
# A renamed outlet or action is a mistake that the Swift compiler finds, on either side of it; and the half of the generated code that
# is UIKit's is code that compiles.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
example=$root/Examples/SignInApp
scratch=$example/.build
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
export DIORAMA_STRICT=1

# The sample under another roof, with the same build folder: what it depends on is built already.
reset() {
  rm -rf "$copy/SignInApp"
  mkdir "$copy/SignInApp"
  cp -R "$example/Package.swift" "$example/Sources" "$example/Tests" "$copy/SignInApp"
  sed -i.bak "s|path: \"../..\"|path: \"$root\"|" "$copy/SignInApp/Package.swift"
}

build() {
  swift build --package-path "$copy/SignInApp" --scratch-path "$scratch" >"$copy/log" 2>&1
}

# Changes a word in a file of the sample, and requires that the compiler says another word.
require_error() {
  local what=$1 file=$2 from=$3 to=$4 named=$5
  reset
  sed -i.bak "s/$from/$to/g" "$copy/SignInApp/Sources/SignInApp/$file"
  if build; then
    echo "$what: the sample builds all the same" >&2
    exit 1
  fi
  if ! grep -q "Scenes.classes.swift:.* error: .*has no member '$named'" "$copy/log"; then
    echo "$what: no error in the generated code names '$named'" >&2
    cat "$copy/log" >&2
    exit 1
  fi
  echo "$what: $(grep "Scenes.classes.swift:" "$copy/log" | grep -m 1 -o "error: .*has no member '$named'")"
}

require_error "An outlet renamed in the class" SignInViewController.swift 'emailField' 'mailField' emailField
require_error "An outlet renamed in the scene" SignIn.scene.yaml 'emailField:' 'mailField:' mailField
require_error "An action renamed in the class" SignInViewController.swift 'func signIn' 'func enter' signIn
require_error "An action renamed in the scene" SignIn.scene.yaml 'owner.signIn(' 'owner.enter(' enter

# The checked-in files of the generator's tests, and UIKit's half of all generated files, compiled against DioramaUI in its place.
reset
build || { cat "$copy/log" >&2; exit 1; }
modules=$scratch/debug/Modules
check() {
  swiftc -typecheck -swift-version 6 -warnings-as-errors -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -I "$modules" "$@"
}
as_uikit() {
  sed -i.bak -e 's/canImport(UIKit)/canImport(DioramaUI)/' -e 's/import UIKit/import DioramaUI/' \
    -e 's/import WebKit/import DioramaUI/' "$@"
}

mkdir "$copy/shop" "$copy/sample"
for file in Tests/Fixtures/generation/shop/*.swift.txt; do cp "$file" "$copy/shop/$(basename "$file" .txt)"; done
mkdir "$copy/kit"
mv "$copy/shop/Kit.swift" "$copy/kit"
(cd "$copy/kit" && swiftc -emit-module -swift-version 6 -parse-as-library -module-name Kit -I "$modules" Kit.swift)
check -module-name Shop -I "$copy/kit" "$copy"/shop/*.swift
echo "The generator's golden files compile"

find "$scratch/plugins/outputs/signinapp/SignInApp" -name '*.swift' -exec cp {} "$copy/sample" \;
cp "$example"/Sources/SignInApp/{SignInViewController,RoundButton}.swift "$copy/sample"
find "$scratch/debug/" -name resource_bundle_accessor.swift -path '*SignInApp.build*' -exec cp {} "$copy/sample" \;
as_uikit "$copy"/shop/*.swift "$copy"/sample/*.swift
check -module-name Shop -I "$copy/kit" "$copy"/shop/*.swift
check -module-name SignInApp "$copy"/sample/*.swift
echo "UIKit's half compiles"
