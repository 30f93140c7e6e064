import ProjectDescription

let project = Project(
  name: "Shop",
  packages: [.package(path: "../diorama")],
  targets: [
    .target(
      name: "Shop",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.Shop",
      deploymentTargets: .iOS("15.0"),
      infoPlist: .default,
      sources: ["App/**/*.swift"],
      resources: ["App/**/*.xcassets", "App/**/*.scene.yaml"],
      dependencies: [.package(product: "DioramaPlugin", type: .plugin)]
    )
  ]
)
