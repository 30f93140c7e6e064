// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shapes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    .target(name: "Shapes", dependencies: [.product(name: "DioramaUI", package: "diorama")]),
    .testTarget(name: "ShapesTests", dependencies: ["Shapes"]),
  ]
)
