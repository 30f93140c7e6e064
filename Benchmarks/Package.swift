// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "..")],
  targets: [
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        .product(name: "DioramaCompiler", package: "diorama"), .product(name: "DioramaUI", package: "diorama"),
      ]
    )
  ]
)
