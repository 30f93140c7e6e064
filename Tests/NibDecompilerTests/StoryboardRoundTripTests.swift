import Foundation
import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Compiled storyboards that become texts, and compile to the same folder again.
@Suite struct StoryboardRoundTripTests {
  private static func files(_ compiled: CompiledStoryboard) -> StoryboardNibs {
    StoryboardNibs(
      info: compiled.info,
      nibs: Dictionary(compiled.nibs.map { ($0.plan.name, $0.archive) }) { first, _ in first }
    )
  }

  private static func compiled(_ path: String, names: StoryboardNames = .scenes) throws -> CompiledStoryboard {
    let members = try Fixtures.members(of: path).map { member in
      StoryboardMember(
        name: member.name,
        source: SourceText(path: member.path, bytes: try Repository.bytes(member.path))
      )
    }
    let manifest = SourceText(path: path, bytes: try Repository.bytes(path))
    return emitStoryboard(
      try #require(Pipeline().checkedStoryboard(manifest: manifest, members: members).storyboard),
      names: names
    )
  }

  private static func compiled(_ found: StoryboardDecompilation, names: StoryboardNames) throws -> CompiledStoryboard {
    let members = found.members.map { name, text in
      StoryboardMember(name: name, source: SourceText(path: "Main/\(name).scene.yaml", text: text))
    }
    let manifest = SourceText(path: "Main.storyboard.yaml", text: found.text)
    let checked = Pipeline().checkedStoryboard(manifest: manifest, members: members)
    return emitStoryboard(
      try #require(checked.storyboard, "\(checked.texts.flatMap(\.diagnostics))"),
      names: names
    )
  }

  /// Nibs whose objects come in another order: a text has items behind the view.
  private static let reordered = ["UITabBarController-Tabs", "UIViewController-Step"]

  @Test(arguments: Fixtures.storyboards(in: "storyboards"))
  func everyStoryboardComesBack(name: String) throws {
    let first = try Self.compiled("Tests/Fixtures/storyboards/\(name)")
    let found = try decompileStoryboard(Self.files(first), path: name)
    let again = try Self.compiled(found, names: .scenes)
    #expect(again.info == first.info)
    #expect(again.nibs.map(\.plan.name).sorted() == first.nibs.map(\.plan.name).sorted())
    let expected = name.hasPrefix("Workshop") ? Self.reordered : []
    #expect(found.differences.map(\.nib) == expected, "\(found.differences)")
  }

  @Test("The folders of Interface Builder's compiler have its ids in their names, which are kept")
  func namesOfInterfaceBuilder() throws {
    let path = "Tests/Fixtures/documents/storyboards/Garden.storyboard.yaml"
    let first = try Self.compiled(path, names: .interfaceBuilder)
    let found = try decompileStoryboard(Self.files(first), path: "Garden.storyboard.yaml")
    let again = try Self.compiled(found, names: .interfaceBuilder)
    #expect(again.nibs.map(\.plan.name).sorted() == first.nibs.map(\.plan.name).sorted())
    let kept = try decompileStoryboard(
      Self.files(first),
      path: "Garden.storyboard.yaml",
      keeping: ["Tab-Ba-001": "Start"]
    )
    #expect(kept.text.contains("initialViewController: Start"))
  }

  @Test func segueAndCreatorComeBack() throws {
    let first = try Self.compiled("Tests/Fixtures/storyboards/Recipes.storyboard.yaml")
    let found = try decompileStoryboard(Self.files(first), path: "Recipes.storyboard.yaml")
    let texts = Dictionary(found.members.map { ($0.name, $0.text) }) { first, _ in first }
    let list = try #require(texts["List"])
    for line in [
      "{kind: show, destination: Recipe, identifier: showRecipe, creator: makeRecipe(_:sender:)}",
      "{kind: show, destination: Editor, trigger: accessoryAction}", "permittedArrowDirections: [up, down]",
      "passthroughViews: [view1]", "outlets: {dataSource: viewController, delegate: viewController}",
    ] {
      #expect(list.contains(line), "\(line) in \(list)")
    }
    #expect(try #require(texts["Editor"]).contains("button1.top = viewController.topLayoutGuide.bottom + 16"))
    #expect(try #require(texts["Recipe"]).contains("{kind: embed, destination: Hint, identifier: hint}"))
  }

  @Test("What an outlet calls as scenes call their controller gets another name")
  func outletCalledAsControllersAre() throws {
    let text = """
      storyboard: 1
      initialViewController: Start
      scenes:
        Start:
          viewController:
            class: App.StartController
            superclass: UIViewController
            outlets: {viewController: panel}
            view:
              class: UIView
              subviews:
                - {class: UIView, id: panel, frame: [0, 0, 10, 10]}
      """
    let manifest = SourceText(path: "Main.storyboard.yaml", text: text)
    let checked = Pipeline().checkedStoryboard(manifest: manifest, members: [])
    let first = emitStoryboard(
      try #require(checked.storyboard, "\(checked.texts.flatMap(\.diagnostics))"),
      names: .scenes
    )
    let found = try decompileStoryboard(Self.files(first), path: "Main.storyboard.yaml")
    #expect(found.differences.isEmpty, "\(found.differences)")
    let texts = ([found.text] + found.members.map(\.text)).joined()
    #expect(texts.contains("outlets: {viewController: viewController2}"), "\(texts)")
    #expect(try Self.compiled(found, names: .scenes).nibs.map(\.archive) == first.nibs.map(\.archive))
  }

  @Test("Folders without nibs, with nibs of other kinds, and with nibs at the wrong paths end in words")
  func brokenFolders() throws {
    let first = Self.files(try Self.compiled("Tests/Fixtures/storyboards/Recipes.storyboard.yaml"))
    let names = first.nibs.keys.sorted()
    for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) {
      var files = first
      files.nibs[name] = nil
      let found = try? decompileStoryboard(files, path: "Recipes.storyboard.yaml")
      if let found { #expect(found.differences.contains { $0.nib == name }, "\(name)") }
      files.nibs[name] = first.nibs[other]
      let mixed = try? decompileStoryboard(files, path: "Recipes.storyboard.yaml")
      if let mixed { #expect(!mixed.differences.isEmpty, "\(name)") }
    }
    let empty = StoryboardNibs(info: StoryboardInfo(), nibs: [:])
    #expect(try decompileStoryboard(empty, path: "Empty.storyboard.yaml").members.isEmpty)
  }
}
