#!/usr/bin/env bash
# A renamed outlet or action is a mistake that the Swift compiler finds, on either side of it; and the half of the generated code that
# is UIKit's is code that compiles.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
app=SignInApp
scratch=$root/Examples/SignInApp/.build
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
export DIORAMA_STRICT=1

# A sample under another roof, with the same build folder: what it depends on is built already.
reset() {
  local example=$root/Examples/$app
  rm -rf "${copy:?}/$app"
  mkdir "$copy/$app"
  cp -R "$example/Package.swift" "$example/Sources" "$example/Tests" "$copy/$app"
  sed -i.bak "s|path: \"../..\"|path: \"$root\"|" "$copy/$app/Package.swift"
}

build() {
  swift build --package-path "$copy/$app" --scratch-path "$scratch" >"$copy/log" 2>&1
}

# Changes a word in a file of the sample, and requires that the compiler says another word.
require_error() {
  local what=$1 file=$2 from=$3 to=$4 named=$5
  reset
  sed -i.bak "s/$from/$to/g" "$copy/$app/Sources/$app/$file"
  if build; then
    echo "$what: the sample builds all the same" >&2
    exit 1
  fi
  if ! grep -q "error: .*has no member '$named'" "$copy/log"; then
    echo "$what: no error names '$named'" >&2
    cat "$copy/log" >&2
    exit 1
  fi
  echo "$what: $(grep -m 1 -o "error: .*has no member '$named'" "$copy/log")"
}

require_error "An outlet renamed in the class" SignInViewController.swift 'emailField' 'mailField' emailField
require_error "An outlet renamed in the scene" SignIn.scene.yaml 'emailField:' 'mailField:' mailField
require_error "An action renamed in the class" SignInViewController.swift 'func signIn' 'func enter' signIn
require_error "An action renamed in the scene" SignIn.scene.yaml 'owner.signIn(' 'owner.enter(' enter

app=Bookshop
require_error "A method renamed that a way back ends in" BookViewController.swift 'func saveReview' 'func keep' saveReview
require_error "A method renamed that makes a screen" BooksViewController.swift 'func makeBook' 'func make' 'makeBook(_:sender:)'
require_error "A segue renamed in the storyboard" Main/Book.scene.yaml 'identifier: rating' 'identifier: stars' rating
app=SignInApp

# The checked-in files of the generator's tests, and UIKit's half of all generated files, compiled against DioramaUI in its place.
reset
build || { cat "$copy/log" >&2; exit 1; }
modules=$scratch/debug/Modules
check() {
  swiftc -typecheck -swift-version 6 -warnings-as-errors -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -I "$modules" -I Sources/CLetters/include -I Sources/CSymbols/include "$@"
}
as_uikit() {
  sed -i.bak -e 's/canImport(UIKit)/canImport(DioramaUI)/' -e 's/import UIKit/import DioramaUI/' \
    -e 's/import WebKit/import DioramaUI/' "$@"
}

mkdir "$copy/shop" "$copy/sample"
for file in Tests/Fixtures/generation/shop/*.swift.txt; do cp "$file" "$copy/shop/$(basename "$file" .txt)"; done
mkdir "$copy/kit"
mv "$copy/shop/Kit.swift" "$copy/kit"
(cd "$copy/kit" && swiftc -emit-module -swift-version 6 -parse-as-library -module-name Kit -I "$modules" \
  -I "$root/Sources/CLetters/include" -I "$root/Sources/CSymbols/include" Kit.swift)
check -module-name Shop -I "$copy/kit" "$copy"/shop/*.swift
echo "The generator's golden files compile"

# Storyboards' too, with the classes that an application declares.
for folder in Tests/Fixtures/generation/storyboards/*/; do
  name=$(basename "$folder")
  mkdir -p "$copy/boards/$name"
  for file in "$folder"*.swift.txt; do cp "$file" "$copy/boards/$name/$(basename "$file" .txt)"; done
  check -module-name "$name" "$copy/boards/$name"/*.swift
done
echo "The golden files of storyboards compile"

find "$scratch/plugins/outputs/signinapp/SignInApp" -name '*.swift' -exec cp {} "$copy/sample" \;
cp "$root"/Examples/SignInApp/Sources/SignInApp/{SignInViewController,RoundButton}.swift "$copy/sample"
find "$scratch/debug/" -name resource_bundle_accessor.swift -path '*SignInApp.build*' -exec cp {} "$copy/sample" \;
as_uikit "$copy"/shop/*.swift "$copy"/sample/*.swift
check -module-name Shop -I "$copy/kit" "$copy"/shop/*.swift
check -module-name SignInApp "$copy"/sample/*.swift
for folder in "$copy"/boards/*; do
  as_uikit "$folder"/*.swift
  check -module-name "$(basename "$folder")" "$folder"/*.swift
done
echo "UIKit's half compiles"
