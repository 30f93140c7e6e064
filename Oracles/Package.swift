// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v15)],
  targets: [
    // The sources of the module of that name, because other packages cannot import it.
    .target(name: "SwiftSurface"),
    .executableTarget(name: "ReadSurface", dependencies: ["SwiftSurface"]),
  ]
)
