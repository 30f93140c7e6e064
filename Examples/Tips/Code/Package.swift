// swift-tools-version: 6.2
import PackageDescription

let sources: Target.PluginUsage = .plugin(name: "DioramaSources", package: "diorama")
let mode: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Tips",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../../..")],
  targets: [
    // The controller is the application's, in App; its view is the code's, in Generated.
    .target(
      name: "Tips",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      exclude: ["DioramaSources.txt"],
      swiftSettings: mode,
      plugins: [sources]
    ),
    .testTarget(
      name: "TipsTests",
      dependencies: ["Tips", .product(name: "DioramaUI", package: "diorama")],
      exclude: ["DioramaSources.txt"],
      swiftSettings: mode,
      plugins: [sources]
    ),
  ]
)
