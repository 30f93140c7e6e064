// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "DioramaPlugin", package: "diorama")]
    ),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
