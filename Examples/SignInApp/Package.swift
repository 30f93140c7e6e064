// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SignInApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../..")],
  targets: [
    .executableTarget(
      name: "SignInApp",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      plugins: [.plugin(name: "DioramaPlugin", package: "diorama")]
    ),
    .testTarget(name: "SignInAppTests", dependencies: ["SignInApp"]),
  ]
)
