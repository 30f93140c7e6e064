// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "diorama", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CEventLoop", dependencies: ["CYAML"]),
    .executableTarget(
      name: "ArgumentBaseline",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    .executableTarget(
      name: "CompileBenchmarks",
      dependencies: ["CEventLoop", .product(name: "DioramaCompiler", package: "diorama")]
    ),
    // The solver's own sources, because other packages cannot import it.
    .target(name: "ConstraintSolver"),
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["ConstraintSolver"]),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        .product(name: "DioramaCompiler", package: "diorama"), .product(name: "DioramaUI", package: "diorama"),
      ]
    ),
  ]
)
