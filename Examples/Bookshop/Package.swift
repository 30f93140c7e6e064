// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    .executableTarget(
      name: "Bookshop",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      plugins: [.plugin(name: "DioramaPlugin", package: "diorama")]
    ),
    .testTarget(name: "BookshopTests", dependencies: ["Bookshop"]),
  ]
)
