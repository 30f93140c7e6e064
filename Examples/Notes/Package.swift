// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    // The sources are those of an Xcode project, in App.
    .executableTarget(
      name: "Notes",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      exclude: ["DioramaSources.txt"],
      // As most Xcode projects have it.
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "DioramaSources", package: "diorama")]
    ),
    .testTarget(name: "NotesTests", dependencies: ["Notes"]),
  ]
)
