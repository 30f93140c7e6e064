import ProjectDescription

let project = Project(
  name: "Shop",
  targets: [
    .target(
      name: "Shop",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.Shop",
      deploymentTargets: .iOS("15.0"),
      infoPlist: .default,
      sources: ["App/**/*.swift"],
      resources: ["App/**/*.xcassets"],
      scripts: [
        .pre(
          path: "compile-scenes.sh",
          name: "Compile scenes",
          inputFileListPaths: ["Scenes-inputs.xcfilelist"],
          outputFileListPaths: ["Scenes-outputs.xcfilelist"]
        )
      ],
      settings: .settings(base: ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"])
    )
  ]
)
