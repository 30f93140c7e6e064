// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Proof",
  platforms: [.iOS(.v15), .macOS(.v15)],
  // xtool makes an application of the only library.
  products: [.library(name: "Proof", targets: ["Proof"])],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    .target(
      name: "Proof",
      dependencies: [.product(name: "DioramaUI", package: "diorama", condition: .when(platforms: [.linux]))],
      // xtool copies the bundle of a target that has resources of its own; the nibs of the plugin are in the same bundle.
      exclude: ["Screen.svg"],
      resources: [.copy("Resources/about.txt")],
      plugins: [.plugin(name: "DioramaPlugin", package: "diorama")]
    ),
    .testTarget(name: "ProofTests", dependencies: ["Proof"]),
  ]
)
