// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      plugins: [.plugin(name: "DioramaPlugin", package: "diorama")]
    ),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
