# A package for checks of plugins; they read this file.

# Writes a package with a wrong scene into $1/App, which depends on the package in $1/diorama.
wrong_app() {
  mkdir -p "$1/App/Sources/App"
  cat >"$1/App/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../diorama")],
  targets: [.target(name: "App")]
)
END
  echo 'public let count = 1' >"$1/App/Sources/App/App.swift"
  printf 'scene: 1\nobjects:\n  - {class: UILabel, txt: Hello}\n' >"$1/App/Sources/App/Wrong.scene.yaml"
}
