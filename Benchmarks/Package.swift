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
    .executableTarget(name: "EventLoop", dependencies: ["CEventLoop"]),
    .executableTarget(
      name: "ArgumentBaseline",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    .executableTarget(
      name: "CompileBenchmarks",
      dependencies: ["CEventLoop", .product(name: "DioramaCompiler", package: "diorama")]
    ),
    // The sources of ConstraintSolver, because other packages cannot import it; under a name that the package has not.
    .target(name: "MeasuredSolver"),
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["MeasuredSolver"]),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        .product(name: "DioramaCompiler", package: "diorama"), .product(name: "DioramaUI", package: "diorama"),
      ]
    ),
  ]
)
