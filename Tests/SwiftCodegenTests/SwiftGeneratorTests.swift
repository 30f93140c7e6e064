import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftCodegen
import TestSupport
import Testing

/// What is generated for `Tests/Fixtures/generation`, and what does not change it.
@Suite struct SwiftGeneratorTests {
  private static let folder = "Tests/Fixtures/generation/shop"
  private static let command: Comment = "DIORAMA_RECORD=1 swift test --filter SwiftGeneratorTests"

  private func scenes() throws -> [NamedScene] {
    let schema = SourceText(path: "Dial.yaml", text: try Repository.text("Tests/Fixtures/schemas/Dial.yaml"))
    let pipeline = Pipeline(catalog: SceneCatalog.reading([schema]).catalog)
    return try Repository.files(in: Self.folder).filter { $0.hasSuffix(".scene.yaml") }.map { name in
      let text = try Repository.text("\(Self.folder)/\(name)")
      return try Self.scene(text, name: String(name.dropLast(".scene.yaml".count)), pipeline)
    }
  }

  private static func scene(_ text: String, name: String, _ pipeline: Pipeline = Pipeline()) throws -> NamedScene {
    let source = SourceText(path: "\(name).scene.yaml", text: text)
    let validated = pipeline.validated(source)
    let problems = GCCRenderer().render(validated.diagnostics, in: source)
    return NamedScene(name: name, scene: try #require(validated.value, "\(problems)"))
  }

  private static let options = GenerationOptions(module: "Shop", resources: .module)

  @Test func goldenFiles() throws {
    let generated = SwiftGenerator(options: Self.options).generate(try scenes())
    let problems = generated.diagnostics.map { GCCRenderer().render($0.diagnostics, in: $0.source) }
    #expect(problems == [])
    #expect(
      generated.files.map(\.name) == [
        "Cart.scene.swift", "CartController.scene.swift", "sign-up.scene.swift", "Scenes.classes.swift",
      ]
    )
    for file in generated.files {
      try Repository.expectFresh("\(Self.folder)/\(file.name).txt", file.text, command: Self.command)
    }
  }

  @Test func theOrderOfScenesDoesNotMatter() throws {
    let scenes = try scenes()
    let generator = SwiftGenerator(options: Self.options)
    #expect(generator.generate(scenes).files == generator.generate(scenes.reversed()).files)
  }

  @Test func otherModulesAreImported() throws {
    let files = SwiftGenerator(options: GenerationOptions(module: "Kit", access: .public)).generate(try scenes()).files
    let classes = try #require(files.last).text
    #expect(classes.contains("public import Shop\n"))
    #expect(classes.contains("Shop.CartController.self") && classes.contains("  Banner.self"))
    #expect(classes.contains("public static let classes: [NibClass]"))
    #expect(try #require(files.first).text.contains("bundle ?? .main"))
    #expect(try #require(files.first).text.contains("public let `class`: UIStackView"))
  }

  @Test func theHashIsOfWhatCodeReliesOn() throws {
    func hash(_ text: String) throws -> String {
      let scene = try Self.scene(text, name: "A").scene
      return SceneInterface(scene, nib: emit(scene, EmissionOptions(details: .listIndexes))).hash
    }
    let label = "scene: 1\nobjects:\n  - {class: UILabel, id: a, text: One}\n"
    #expect(try hash(label) == hash(label.replacing("One", with: "Two")))
    #expect(try hash(label) != hash(label.replacing("id: a", with: "id: b")))
    #expect(try hash(label) != hash(label.replacing("UILabel", with: "UITextField")))
    let owned = "scene: 1\nowner: {class: A.B, superclass: UIResponder, outlets: {a: a}}" + label.dropFirst(8)
    #expect(try hash(owned) != hash(owned.replacing("outlets: {a: a}", with: "outlets: {b: a}")))
  }

  @Test("Constants of one name are numbered, however many there are")
  func numberedNames() throws {
    let labels = (0..<50).map { index in
      "      - {class: UILabel, text: A, restorationIdentifier: 'Row\(String(repeating: " ", count: index))'}\n"
    }
    let text = "scene: 1\nobjects:\n  - class: UIView\n    subviews:\n" + labels.joined()
    let file = try #require(SwiftGenerator().generate([try Self.scene(text, name: "Rows")]).files.first).text
    #expect(file.contains("static let row = \"Row\"\n") && file.contains("static let row2 = \"Row \"\n"))
    #expect(file.contains("static let row50 = \"Row\(String(repeating: " ", count: 49))\"\n"))
  }

  @Test func scenesThatDisagree() throws {
    let first = try Self.scene(
      "scene: 1\nowner: {class: A.Home, superclass: UIViewController, outlets: {view: v, x: v}}\n"
        + "objects:\n  - {class: UIView, id: v}\n",
      name: "First"
    )
    let second = try Self.scene(
      "scene: 1\nowner: {class: A.Home, superclass: UITableViewController, outlets: {view: v, x: [v]}}\n"
        + "objects:\n  - {class: UITableView, id: v}\n",
      name: "Second"
    )
    let third = try Self.scene("scene: 1\nobjects:\n  - {class: UIView}\n", name: "first")
    let generated = SwiftGenerator().generate([third, second, first])
    #expect(generated.files == [])
    let found = generated.diagnostics.flatMap { problem in
      problem.diagnostics.map { GCCRenderer().render([$0], in: problem.source) }
    }
    #expect(
      found == [
        "Second.scene.yaml:2:36: error: the superclass of 'A.Home' is 'UITableViewController' here and "
          + "'UIViewController' elsewhere; see First.scene.yaml:2 [swift-conflict]\n",
        "Second.scene.yaml:2:78: error: 'x' of 'A.Home' is a list here and one object elsewhere; see First.scene.yaml:2 "
          + "[swift-conflict]\n",
        "first.scene.yaml:1:1: error: the scenes 'First' and 'first' would both become the Swift type 'First'; rename one "
          + "of the files [swift-conflict]\n",
      ]
    )
  }
}
