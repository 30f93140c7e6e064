// swift-tools-version: 6.2
import PackageDescription

// Only the tests of the reading of Swift sources build this package: it takes minutes, and the tool needs none of it.
let package = Package(
  name: "SwiftSyntaxOracle",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")],
  targets: [
    .executableTarget(
      name: "ReadSyntax",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    )
  ]
)
