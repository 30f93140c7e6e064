// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The plugins' tool as `make dist` packs it. Where somebody put a bundle for this machine into the checkout, plugins use that
// and nothing is built for them; otherwise, and where DIORAMA_FROM_SOURCE is 1, the tool is built from its source.
let bundle = "Artifacts/diorama-build.artifactbundle"
#if os(macOS)
  let system = "apple-macosx"
#else
  let system = "unknown-linux-gnu"
#endif
#if arch(x86_64)
  let host = "x86_64-\(system)"
#else
  let host = "\(system == "apple-macosx" ? "arm64" : "aarch64")-\(system)"
#endif
// Where a release has the bundle, the checksum of the file, and the machines that it has the tool for. This line is that of a checkout:
// `Scripts/dist.py manifest` writes the manifest of a release, which names its own.
let release: (url: String, checksum: String, hosts: [String])? = nil
let contents = try? String(contentsOfFile: "\(Context.packageDirectory)/\(bundle)/info.json", encoding: .utf8)
let buildTool: Target =
  if Context.environment["DIORAMA_FROM_SOURCE"] == "1" {
    .executableTarget(name: "diorama-build", dependencies: ["DioramaDriver"])
  } else if contents?.contains("\"\(host)\"") == true {
    .binaryTarget(name: "diorama-build", path: bundle)
  } else if let release, release.hosts.contains(host) {
    .binaryTarget(name: "diorama-build", url: release.url, checksum: release.checksum)
  } else {
    .executableTarget(name: "diorama-build", dependencies: ["DioramaDriver"])
  }
// From source, sources are read by a tool that is built without the compiler of scenes, and without libyaml.
let sourcesTool: Target.Dependency = buildTool.type == .binary ? "diorama-build" : "diorama-sources"

// Warnings are errors in our own checkout only: a newer compiler's warning must not break a user's build.
let isStrict = Context.environment["DIORAMA_STRICT"] == "1"

/// A plugin that people call for the package's targets: `swift package diorama-lint` for `Lint`.
func command(_ name: String, _ description: String, permissions: [PluginPermission] = []) -> Target {
  let intent = PluginCommandIntent.custom(verb: "diorama-\(name.lowercased())", description: description)
  return .plugin(
    name: "Diorama\(name)",
    capability: .command(intent: intent, permissions: permissions),
    dependencies: ["diorama-build"]
  )
}

/// A library of the system, by the names of its packages.
func library(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// What reads or writes scenes in the terms of the language.
let language: [Target.Dependency] = [
  "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneLanguage", "SceneModel", "SceneSyntax",
]

let package = Package(
  name: "diorama",
  // Sources use nothing newer, as Scripts/check-availability.py holds; tests, which strict builds are for, do.
  platforms: isStrict ? [.macOS(.v15), .iOS(.v18)] : [.macOS(.v12), .iOS(.v15)],
  products: [
    .library(name: "DioramaCompiler", targets: ["DioramaCompiler"]),
    .library(name: "DioramaUI", targets: ["DioramaUI"]),
    .library(name: "DioramaLog", targets: ["DioramaLog"]),
    .library(name: "DioramaFreeType", targets: ["DioramaFreeType"]),
    .library(name: "DioramaSnapshots", targets: ["DioramaPicture", "DioramaSnapshots"]),
    .executable(name: "diorama", targets: ["diorama"]),
    .plugin(name: "DioramaPlugin", targets: ["DioramaPlugin"]),
    .plugin(name: "DioramaSources", targets: ["DioramaSources"]),
    .plugin(name: "DioramaLint", targets: ["DioramaLint"]),
    .plugin(name: "DioramaFormat", targets: ["DioramaFormat"]),
  ],
  traits: [
    .trait(name: "FreeType", description: "Text is measured and drawn by font files, with the library FreeType."),
    .trait(
      name: "HarfBuzz",
      description: "Glyphs of font files are chosen and placed by the library HarfBuzz.",
      enabledTraits: ["FreeType"]
    ),
    .trait(name: "JPEG", description: "Images of JPEG files are drawn, with the library libjpeg-turbo."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // From text to tree.
    .systemLibrary(name: "CSceneYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "SceneDiagnostics"),
    .target(name: "LibYAML", dependencies: ["CSceneYAML"]),
    .target(name: "SceneSyntax", dependencies: ["CSceneYAML", "LibYAML", "SceneDiagnostics"]),
    // What sources in Swift and Objective-C declare, and what becomes of them where there is no Objective-C.
    .target(name: "SwiftSurface"),
    .target(name: "PortableSources", dependencies: ["SwiftSurface"]),
    .target(
      name: "SourceIndex",
      dependencies: ["SceneCatalog", "SceneDiagnostics", "SceneSyntax", "SwiftSurface", "TextTables"]
    ),
    // Names and texts found by their bytes; memory of large scenes.
    .target(name: "TextTables"),
    // What the standard library of the oldest systems lacks; every module below may use it.
    .target(name: "Backports"),
    // Sizes of screens, and what follows from them.
    .target(name: "SceneGeometry"),
    .target(name: "CSymbols", exclude: ["Symbols.names"]),
    // From tree to nib.
    .target(name: "SceneModel", dependencies: ["SceneDiagnostics", "TextTables"]),
    // How the language is spelled: for whatever reads scenes, and for whatever writes them.
    .target(name: "SceneLanguage", dependencies: ["SceneDiagnostics", "SceneModel", "SceneSyntax"]),
    .target(
      name: "SceneCatalog",
      dependencies: ["CSymbols", "SceneDiagnostics", "SceneLanguage", "SceneModel", "SceneSyntax", "TextTables"]
    ),
    .target(name: "NibArchive", dependencies: ["TextTables"]),
    .target(
      name: "SceneCompiler",
      dependencies: [
        "NibArchive", "SceneCatalog", "SceneDiagnostics", "SceneGeometry", "SceneLanguage", "SceneModel", "SceneSyntax",
        "SwiftSurface", "TextTables",
      ]
    ),
    .target(
      name: "DioramaCompiler",
      dependencies: ["NibArchive", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneSyntax"]
    ),

    // Other formats to scenes and back.
    .target(name: "InterfaceBuilder", dependencies: language),
    .target(name: "NibDecompiler", dependencies: language + ["NibArchive"]),

    // From nib to live objects.
    .target(name: "NibLoader", dependencies: ["NibArchive"]),
    .target(name: "ConstraintSolver"),
    .target(name: "TextMetrics"),
    .target(name: "LayoutEngine", dependencies: ["ConstraintSolver", "SceneGeometry", "TextMetrics"]),
    // Images of JPEG files; nothing is read without the trait JPEG.
    library("CTurboJPEG", "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    // The outlines of letters, which a compiler of C embeds.
    .target(name: "CLetters", exclude: ["Faces"]),
    .target(
      name: "DioramaImage",
      dependencies: ["CLetters", "TextMetrics", .target(name: "CTurboJPEG", condition: .when(traits: ["JPEG"]))]
    ),
    // What `import os` becomes on Linux; whoever has DioramaUI has it.
    .target(name: "DioramaLog"),
    .target(
      name: "DioramaUI",
      dependencies: [
        "DioramaImage", "DioramaLog", "LayoutEngine", "NibArchive", "NibLoader", "SceneGeometry", "TextMetrics",
      ]
    ),

    // Pictures of views: files of them, and snapshots for tests.
    .target(name: "DioramaPicture", dependencies: ["DioramaImage", "DioramaUI", "LayoutEngine", "TextMetrics"]),
    .target(name: "DioramaSnapshots", dependencies: ["DioramaImage", "DioramaPicture", "DioramaUI", "SceneReports"]),

    // Text by font files; nothing is read without the trait FreeType.
    library("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    .target(
      name: "FontFiles",
      dependencies: [
        "TextMetrics", .target(name: "CFreeType", condition: .when(traits: ["FreeType"])),
        .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"])),
      ]
    ),
    .target(name: "DioramaFreeType", dependencies: ["DioramaUI", "FontFiles", "TextMetrics"]),

    // What is done with scenes beside compiling them.
    .target(name: "JSONText", dependencies: ["SceneModel"]),
    .target(name: "AssetCatalog", dependencies: ["SceneDiagnostics", "SceneSyntax"]),
    .target(
      name: "SceneNodes",
      dependencies: [
        "LayoutEngine", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneGeometry", "SceneLanguage",
        "SceneModel", "TextMetrics",
      ]
    ),
    .target(
      name: "SceneLint",
      dependencies: [
        "AssetCatalog", "LayoutEngine", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneGeometry",
        "SceneLanguage", "SceneModel", "SceneNodes", "SceneSyntax", "TextMetrics", "TextTables",
      ]
    ),
    .target(name: "SceneFormat", dependencies: language + ["NibArchive"]),
    .target(
      name: "SwiftCodegen",
      dependencies: [
        "NibArchive", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneLanguage", "SceneModel",
        "SwiftSurface",
      ]
    ),
    .target(
      name: "SceneComparison",
      dependencies: ["JSONText", "SceneCompiler", "SceneDiagnostics", "SceneLanguage", "SceneModel"]
    ),
    .target(
      name: "ProjectConfiguration",
      dependencies: [
        "LayoutEngine", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneFormat", "SceneLint", "SceneModel",
        "SceneSyntax",
      ]
    ),
    .target(
      name: "SceneStrings",
      dependencies: ["JSONText", "SceneCompiler", "SceneDiagnostics", "SceneLint", "SceneModel", "SceneSyntax"]
    ),
    .target(name: "SceneReports", dependencies: ["JSONText", "NibArchive", "SceneDiagnostics"]),
    // What editors ask of scenes while they are written.
    .target(name: "SceneEditor", dependencies: language + ["LayoutEngine", "SceneLint", "SceneNodes", "SceneReports"]),

    // What is written from the catalog.
    .target(name: "CatalogReference", dependencies: language + ["SceneLint"]),
    .target(
      name: "JSONSchema",
      dependencies: ["CatalogReference", "JSONText", "SceneCatalog", "SceneCompiler", "SceneLanguage", "SceneModel"]
    ),

    // The tool: the driver, and the command line.
    .target(
      name: "DioramaDriver",
      dependencies: [
        "AssetCatalog", "CFiles", "CSceneYAML", "FontFiles", "InterfaceBuilder", "JSONText", "LayoutEngine",
        "NibArchive", "PortableSources", "ProjectConfiguration", "SceneCatalog", "SceneCompiler", "SceneDiagnostics",
        "SceneFormat", "SceneLanguage", "SceneLint", "SceneModel", "SceneReports", "SceneSyntax", "SourceIndex",
        "SwiftCodegen", "SwiftSurface", "TextMetrics", "TextTables",
      ]
    ),
    .target(
      name: "DioramaCLI",
      dependencies: [
        "AssetCatalog", "CatalogReference", "DioramaDriver", "DioramaImage", "DioramaPicture", "DioramaPreview",
        "DioramaUI", "FontFiles", "InterfaceBuilder", "JSONSchema", "JSONText", "LayoutEngine", "NibArchive",
        "NibDecompiler", "NibLoader", "ProjectConfiguration", "SceneCatalog", "SceneComparison", "SceneCompiler",
        "SceneDiagnostics", "SceneEditor", "SceneFormat", "SceneGeometry", "SceneLanguage", "SceneLint", "SceneModel",
        "SceneNodes", "SceneReports", "SceneStrings", "SceneSyntax", "SourceIndex", "SwiftCodegen", "TextMetrics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // The page of the preview, and its server, which knows no scene.
    .target(name: "DioramaPreview"),
    // A call of the system to which the libraries of C do not all give a name.
    .systemLibrary(name: "CFiles"),
    .executableTarget(name: "diorama", dependencies: ["DioramaCLI"]),

    // The plugins, and the tool that works for them: it parses no arguments, so that users of the plugins build it quickly.
    buildTool,
    .executableTarget(name: "diorama-sources", dependencies: ["PortableSources"]),
    .plugin(name: "DioramaPlugin", capability: .buildTool(), dependencies: ["diorama-build"]),
    .plugin(name: "DioramaSources", capability: .buildTool(), dependencies: [sourcesTool]),
    // No permission to write: whoever passes --fix gives it on the command line, and nobody else is asked.
    command("Lint", "Check the scenes of the package's targets against the rules."),
    command(
      "Format",
      "Format the scenes of the package's targets.",
      permissions: [.writeToPackageDirectory(reason: "Scenes are formatted in place.")]
    ),

    // Tests, one target a module. What they share is a target of tests as well, so that no user's build makes it.
    .testTarget(name: "TestSupport"),
    .testTarget(name: "ToolTestSupport", dependencies: ["DioramaCLI", "DioramaDriver"]),
    .testTarget(name: "UITestSupport", dependencies: ["DioramaUI"]),
    .testTarget(name: "AssetCatalogTests", dependencies: ["AssetCatalog", "SceneDiagnostics"]),
    .testTarget(
      name: "CatalogReferenceTests",
      dependencies: ["CatalogReference", "SceneCatalog", "SceneDiagnostics", "TestSupport"]
    ),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(
      name: "DiagnosticTests",
      dependencies: [
        "DioramaCLI", "InterfaceBuilder", "ProjectConfiguration", "SceneCatalog", "SceneCompiler", "SceneDiagnostics",
        "SceneLint", "SceneStrings", "SceneSyntax", "SourceIndex", "SwiftCodegen", "SwiftSurface", "TestSupport",
      ]
    ),
    .testTarget(
      name: "DioramaCLITests",
      dependencies: [
        "AssetCatalog", "CatalogReference", "DioramaCLI", "DioramaDriver", "DioramaPreview", "DioramaUI",
        "InterfaceBuilder", "JSONSchema", "JSONText", "NibArchive", "ProjectConfiguration", "SceneCatalog",
        "SceneCompiler", "SceneDiagnostics", "SceneLanguage", "SceneLint", "SceneModel", "SceneSyntax", "SourceIndex",
        "TestSupport", "ToolTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "DioramaCompilerTests", dependencies: ["DioramaCompiler"]),
    .testTarget(
      name: "DioramaDriverTests",
      dependencies: [
        "AssetCatalog", "DioramaCLI", "DioramaDriver", "FontFiles", "SceneCompiler", "SceneDiagnostics", "TestSupport",
        "TextMetrics", "ToolTestSupport",
      ]
    ),
    .testTarget(name: "DioramaPreviewTests", dependencies: ["DioramaPreview", "TestSupport"]),
    .testTarget(name: "DioramaImageTests", dependencies: ["DioramaImage", "TestSupport", "TextMetrics"]),
    .testTarget(
      name: "DioramaPictureTests",
      dependencies: ["DioramaImage", "DioramaPicture", "DioramaUI", "LayoutEngine", "TestSupport", "TextMetrics"]
    ),
    .testTarget(
      name: "DioramaSnapshotsTests",
      dependencies: ["DioramaSnapshots", "DioramaUI", "SceneCompiler", "SceneDiagnostics"],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "TestSupport", "TextMetrics"]),
    .testTarget(
      name: "DioramaFreeTypeTests",
      dependencies: ["DioramaFreeType", "DioramaUI", "FontFiles", "TestSupport"]
    ),
    .testTarget(
      name: "DioramaUITests",
      dependencies: ["DioramaUI", "NibArchive", "NibLoader", "TestSupport", "UITestSupport"]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AssetCatalog", "DioramaCLI", "DioramaUI", "InterfaceBuilder", "NibArchive", "NibDecompiler", "NibLoader",
        "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneLint", "SceneModel", "SceneSyntax", "TestSupport",
        "UITestSupport",
      ]
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "DioramaCLI", "DioramaDriver", "DioramaUI", "ProjectConfiguration", "SceneCatalog", "SceneCompiler",
        "SceneDiagnostics", "SceneLanguage", "SceneLint", "SceneModel", "SceneSyntax", "SwiftCodegen", "TestSupport",
        "ToolTestSupport", "JSONText",
      ]
    ),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "NibArchive", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "TestSupport",
      ]
    ),
    .testTarget(
      name: "JSONSchemaTests",
      dependencies: [
        "JSONSchema", "JSONText", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneLanguage", "SceneSyntax",
        "TestSupport",
      ]
    ),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["DioramaUI", "LayoutEngine", "SceneGeometry", "TestSupport", "TextMetrics"]
    ),
    .testTarget(name: "NibArchiveTests", dependencies: ["NibArchive", "TestSupport"]),
    .testTarget(
      name: "NibDecompilerTests",
      dependencies: ["NibArchive", "NibDecompiler", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "TestSupport"]
    ),
    .testTarget(name: "NibLoaderTests", dependencies: ["NibArchive", "NibLoader"]),
    .testTarget(name: "PortableSourcesTests", dependencies: ["PortableSources", "SwiftSurface"]),
    .testTarget(name: "ProjectConfigurationTests", dependencies: ["ProjectConfiguration", "TestSupport"]),
    .testTarget(
      name: "SampleTests",
      dependencies: ["DioramaUI", "NibArchive", "SceneCompiler", "SceneDiagnostics", "TestSupport"]
    ),
    .testTarget(
      name: "SceneCatalogTests",
      dependencies: ["SceneCatalog", "SceneDiagnostics", "SceneLanguage", "SceneModel", "SceneSyntax", "TestSupport"]
    ),
    .testTarget(name: "SceneComparisonTests", dependencies: ["SceneComparison", "SceneCompiler", "SceneDiagnostics"]),
    .testTarget(
      name: "SceneCompilerTests",
      dependencies: [
        "NibArchive", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneModel", "SceneSyntax", "TestSupport",
      ]
    ),
    .testTarget(name: "SceneDiagnosticsTests", dependencies: ["SceneDiagnostics"]),
    .testTarget(
      name: "SceneEditorTests",
      dependencies: language + ["SceneEditor", "SceneFormat", "SceneLint", "TestSupport"]
    ),
    .testTarget(
      name: "SceneFormatTests",
      dependencies: [
        "InterfaceBuilder", "NibArchive", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneFormat",
        "SceneReports", "SceneSyntax", "TestSupport",
      ]
    ),
    .testTarget(name: "SceneGeometryTests", dependencies: ["SceneGeometry"]),
    .testTarget(name: "SceneLanguageTests", dependencies: language + ["NibArchive", "TestSupport"]),
    .testTarget(
      name: "SceneLintTests",
      dependencies: [
        "AssetCatalog", "ProjectConfiguration", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneLint",
        "SourceIndex", "SwiftSurface", "TestSupport",
      ]
    ),
    .testTarget(name: "SceneModelTests", dependencies: ["SceneModel"]),
    .testTarget(
      name: "SceneNodesTests",
      dependencies: ["LayoutEngine", "SceneCompiler", "SceneDiagnostics", "SceneModel", "SceneNodes"]
    ),
    .testTarget(
      name: "SceneReportsTests",
      dependencies: ["JSONText", "SceneCompiler", "SceneDiagnostics", "SceneReports", "TestSupport"]
    ),
    .testTarget(
      name: "SceneStringsTests",
      dependencies: ["JSONText", "SceneCompiler", "SceneDiagnostics", "SceneModel", "SceneStrings"]
    ),
    .testTarget(
      name: "SceneSyntaxTests",
      dependencies: ["CSceneYAML", "SceneDiagnostics", "SceneSyntax", "TestSupport"]
    ),
    .testTarget(
      name: "SwiftCodegenTests",
      dependencies: [
        "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SwiftCodegen", "SwiftSurface", "TestSupport",
      ]
    ),
    .testTarget(name: "SourceIndexTests", dependencies: ["SourceIndex", "SwiftSurface", "TestSupport"]),
    // What the plugin makes of sources that are written for UIKit is compiled as most such sources are.
    .testTarget(
      name: "SourcesOnLinuxTests",
      dependencies: ["DioramaLog", "DioramaUI"],
      exclude: ["AsWritten", "DioramaSources.txt"],
      plugins: ["DioramaSources"]
    ),
    .testTarget(name: "SwiftSurfaceTests", dependencies: ["SwiftSurface"]),
    .testTarget(name: "TextMetricsTests", dependencies: ["TestSupport", "TextMetrics"]),
    .testTarget(name: "TextTablesTests", dependencies: ["TextTables"]),
  ]
)

// The entry points for untrusted input. They are part of this package because most are not public. Their
// tests hold them without being a target that users, or pre-commit, would build; libFuzzer goes through them only where the
// environment asks for it, as it needs flags that no user's build may have.
let doors: [Target.Dependency] = [
  "ConstraintSolver", "DioramaCLI", "DioramaDriver", "DioramaImage", "DioramaUI", "InterfaceBuilder", "JSONText",
  "LayoutEngine", "NibArchive", "NibDecompiler", "NibLoader", "ProjectConfiguration", "SceneCatalog", "SceneCompiler",
  "SceneDiagnostics", "SceneEditor", "SceneFormat", "SceneLint", "SceneModel", "SceneNodes", "SceneReports",
  "SceneStrings", "SceneSyntax", "SourceIndex", "SwiftSurface",
]
if Context.environment["DIORAMA_FUZZ"] == "1" {
  package.targets += [
    .target(name: "FuzzDoors", dependencies: doors, path: "Fuzz/Doors"),
    .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz-diorama",
      dependencies: [
        "CFuzzer", "DioramaDriver", "FuzzDoors", "InterfaceBuilder", "NibArchive", "SceneCompiler", "SceneDiagnostics",
      ],
      path: "Fuzz/Driver"
    ),
  ]
} else {
  package.targets.append(
    .testTarget(
      name: "FuzzTests",
      dependencies: doors + ["TestSupport"],
      path: "Fuzz",
      exclude: ["CFuzzer", "Driver"],
      sources: ["Doors", "Tests"]
    )
  )
}

// The tools that are installed are built so that they start fast: a type that is found by its mangled name is looked for among all
// conformances of the tool, which takes a third of `validate`. What nothing calls is left out function by function. A package
// that others depend on may not have such flags, so they are for our own builds.
let isRelease = Context.environment["DIORAMA_RELEASE"] == "1"
let releaseFlags = [
  "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-Xfrontend", "-function-sections",
]
// These modules take little of a call's time, so they are compiled to be small, which makes them a fifth smaller.
let smallTargets: Set = [
  "CatalogReference", "DioramaCLI", "InterfaceBuilder", "JSONSchema", "NibDecompiler", "ProjectConfiguration",
  "SceneComparison", "SceneEditor", "SceneReports", "SceneStrings", "SwiftCodegen",
]

for target in package.targets where ![.system, .plugin, .binary].contains(target.type) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.type == .regular, !["Backports", "CLetters", "LibYAML"].contains(target.name) {
    target.dependencies.append("Backports")
  }
  if target.name == "SourcesOnLinuxTests" {
    // What strangers write in Swift 5 may have warnings.
    target.swiftSettings = [.swiftLanguageMode(.v5)]
  } else if isStrict {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
  if isRelease {
    let flags = releaseFlags + (smallTargets.contains(target.name) ? ["-Osize"] : [])
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .release)))
  }
}
