#!/bin/sh
# Compiles every sample with the tool that `make demo` builds and prints what each loads as.
set -eu

diorama=.build/whole/release/diorama
output=.build/demo
rm -rf "$output"
mkdir -p "$output"

echo
echo "== diorama compile samples --output-dir $output"
"$diorama" compile samples --output-dir "$output"
find "$output" -name '*.nib' | sort | while IFS= read -r nib; do
  echo "$nib: $(wc -c <"$nib" | tr -d ' ') bytes"
done

find samples -name '*.scene.yaml' | sort | while IFS= read -r scene; do
  echo
  echo "== diorama tree $scene"
  "$diorama" tree "$scene"
done

cat <<END

What to try next:
  change a frame in samples/sign-in/SignIn.scene.yaml and run
    $diorama tree samples/sign-in/SignIn.scene.yaml
  misspell a property and run
    $diorama validate samples
  look inside a nib
    $diorama inspect $output/SignIn.nib
  load a scene from Swift
    swift run --package-path Examples/SignInApp
END
