import DioramaCLI
import DioramaDriver
import Foundation
import SceneDiagnostics
import SceneSyntax
import Testing
import ToolTestSupport

/// `diorama init`.
@MainActor
struct InitTests {
  private static let written = [
    ".cursor/mcp.json", ".diorama.yaml", ".github/workflows/scenes.yml", ".mcp.json", ".pre-commit-config.yaml",
    ".vscode/mcp.json", ".vscode/settings.json", "AGENTS.md", "component.schema.json", "scene.schema.json",
    "storyboard.schema.json",
  ]
  private static let project = [
    "Shop/Screens/A.scene.yaml": Scenes.label, "Shop/Screens/Deep/B.scene.yaml": Scenes.label,
    "Shop/It's, new/C.scene.yaml": Scenes.label, "Shop/Assets.xcassets/Contents.json": "{}",
    "Shop.xcodeproj/project.pbxproj": "\tIPHONEOS_DEPLOYMENT_TARGET = 15.2;\n\tIPHONEOS_DEPLOYMENT_TARGET = 16.0;\n",
    "Pods/Other/D.scene.yaml": Scenes.wrong, "Package.swift": "platforms: [.macOS(.v15), .iOS(.v17)],\n",
  ]

  /// A call for all parts.
  private func all(_ arguments: String...) -> [String] {
    ["init", "configuration", "hooks", "workflow", "editor", "agents"] + arguments
  }

  @Test("Without parts it writes the configuration, and names the others")
  func configurationAlone() throws {
    let folder = try TemporaryFolder([
      "Sources/Shop/A.swift": "import UIKit\n", "Old App/Tests/B.swift": "", "A.scene.yaml": Scenes.label,
    ])
    let run = Invocation("init", "--folder", folder.path, in: folder)
    #expect(run.output == "wrote: .diorama.yaml\nMore on request: diorama init hooks workflow editor agents\n")
    #expect(try folder.text(".diorama.yaml").contains("\nswift: {Shop: Sources/Shop}\n"))
    #expect(Invocation("lint", folder.path, in: folder).status == .success)
  }

  @Test("It writes what a project needs, by what it finds, and lint takes it")
  func writes() throws {
    let folder = try TemporaryFolder(Self.project)
    let before = try folder.names()
    let run = Invocation(arguments: all("--folder", folder.path), in: folder)
    #expect(run.status == .success && run.errors == "")
    for name in Self.written { #expect(run.output.contains("wrote: \(name)\n")) }
    let made = try folder.names().filter {
      !before.contains($0) && ![".cursor", ".github", ".github/workflows", ".vscode"].contains($0)
    }
    #expect(made == Self.written)
    let configuration = try folder.text(".diorama.yaml")
    for line in [
      "target: 15.2\n", "assets: [Shop/Assets.xcassets]\n", "exclude: ['/Tools/diorama', '/Pods']\n",
      "# include: ['Shop/It''s, new', Shop/Screens]\n", ": 3 scenes when",
    ] {
      #expect(configuration.contains(line), "\(line)")
    }
    let linted = Invocation("lint", folder.path, in: folder)
    #expect(linted.status == .success && linted.errors == "")
    #expect(Invocation("lint", folder.path, "--show-config", in: folder).output.contains("target: 15.2"))
  }

  @Test("A configuration is read without a complaint with everything in it that stands in comments")
  func comments() throws {
    let folder = try TemporaryFolder([
      "Scenes/A.scene.yaml": "scene: 1\nobjects:\n  - class: Dial\n    frame: [0, 0, 10, 10]\n",
      "Schemas/Dial.yaml": "class: Dial\nsuperclass: UIView\n",
    ])
    #expect(Invocation("init", "configuration", "--folder", folder.path).status == .success)
    let text = try folder.text(".diorama.yaml").split(separator: "\n").map(String.init)
    // A comment without a sentence's end holds a key.
    let keys = text.map { line in
      let isKey = line.hasPrefix("# ") && line.contains(": ") && !line.contains(".\u{20}") && !line.hasSuffix(".")
      return isKey || line == "# rules:" ? String(line.dropFirst(2)) : line
    }
    #expect(keys.contains("target: 15.0") && keys.contains("rules:") && keys.contains("schemas: Schemas"))
    #expect(keys.contains("sizes: [phones, 820x1180]"))
    try folder.write(
      keys.filter { !$0.contains("assets") && !$0.hasPrefix("swift:") && !$0.hasPrefix("baseline:") }.joined(
        separator: "\n"
      ).replacing("#   unused", with: "  unused") + "\n",
      to: ".diorama.yaml"
    )
    let run = Invocation("lint", folder.path, in: folder)
    #expect(run.status == .success && run.errors == "")
  }

  @Test("What is there stays as it is, and what to add is printed")
  func keeps() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.written.map { ($0, $0 == ".diorama.yaml" ? "" : "mine") })
    )
    let before = try folder.names()
    let run = Invocation(arguments: all("--folder", folder.path), in: folder)
    #expect(run.status == .success)
    #expect(try folder.names() == before)
    for name in Self.written where name != ".diorama.yaml" { #expect(try folder.text(name) == "mine") }
    #expect(run.output.contains("exists: .diorama.yaml, left as it is\n"))
    #expect(run.output.contains("exists: .pre-commit-config.yaml, left as it is; add to it what is missing of this:\n"))
    #expect(run.output.contains("\n          - repo: local\n") || run.output.contains("\n      - repo: local\n"))
  }

  @Test("A dry run prints the files and writes none, and parts can be chosen")
  func parts() throws {
    let folder = try TemporaryFolder(Self.project)
    let before = try folder.names()
    let dry = Invocation(arguments: all("--folder", folder.path, "--dry-run"), in: folder)
    #expect(dry.status == .success && dry.output.contains("would write: .diorama.yaml\n    # How diorama checks"))
    #expect(
      dry.output.contains(
        "would write: storyboard.schema.json\nwould write: component.schema.json\nwould write: .vscode/settings.json\n"
      )
    )
    #expect(try folder.names() == before)
    let hooks = Invocation("init", "hooks", "--folder", folder.path, in: folder)
    #expect(hooks.output == "wrote: .pre-commit-config.yaml\n")
    #expect(try folder.names().count == before.count + 1)
    #expect(Invocation("init", "hoks", "--folder", folder.path).status == .usage)
    #expect(Invocation("init", "--folder", folder.at("nowhere")).status == .unwritableOutput)
  }

  @Test("The files can be read by those that they are for")
  func forms() throws {
    let folder = try TemporaryFolder()
    #expect(Invocation(arguments: all("--folder", folder.path)).status == .success)
    for name in Self.written where !name.hasSuffix(".json") && !name.hasSuffix(".md") {
      let parsed = parse(SourceText(path: name, text: try folder.text(name)))
      #expect(parsed.diagnostics.isEmpty, "\(name)")
    }
    for name in Self.written where name.hasSuffix(".json") {
      #expect(try JSONSerialization.jsonObject(with: Data(folder.bytes(name))) is [String: Any])
    }
    #expect(try folder.text("scene.schema.json") == Invocation("schema").output)
    #expect(try folder.text("storyboard.schema.json") == Invocation("schema", "--storyboard").output)
  }

  @Test("Documents of Interface Builder are named where there are no scenes yet")
  func documents() throws {
    let folder = try TemporaryFolder(["App/A.xib": "", "App/B.xib": ""])
    let run = Invocation("init", "configuration", "--folder", folder.path, in: folder)
    #expect(run.errors.contains("there are 2 documents of Interface Builder, which all commands read as they are"))
  }

  @Test("A link does not lead its files elsewhere")
  func links() throws {
    let folder = try TemporaryFolder(["project/note": "", "elsewhere/note": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("project/.github"),
      withDestinationPath: "../elsewhere"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("project/.diorama.yaml"),
      withDestinationPath: "../new"
    )
    let run = Invocation("init", "configuration", "workflow", "--folder", "@project", in: folder)
    #expect(run.status == .unwritableOutput && run.errors.contains("leads outside of what was named"))
    #expect(try folder.names().filter { $0.hasPrefix("elsewhere") || $0 == "new" } == ["elsewhere", "elsewhere/note"])
  }
}
