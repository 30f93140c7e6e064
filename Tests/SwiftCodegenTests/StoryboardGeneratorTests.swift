import Foundation
import SceneCompiler
import SceneDiagnostics
import SwiftCodegen
import TestSupport
import Testing

/// What is generated for the storyboards of `Tests/Fixtures/storyboards`.
@Suite struct StoryboardGeneratorTests {
  private static let folder = "Tests/Fixtures/generation/storyboards"
  private static let command: Comment = "DIORAMA_RECORD=1 swift test --filter StoryboardGeneratorTests"

  private static let pipeline = Pipeline()

  private static func storyboard(_ name: String) throws -> NamedStoryboard {
    let path = "Tests/Fixtures/storyboards/\(name).storyboard.yaml"
    let members = try Fixtures.members(of: path).map { member in
      StoryboardMember(
        name: member.name,
        source: SourceText(path: member.path, bytes: try Repository.bytes(member.path))
      )
    }
    let manifest = SourceText(path: path, bytes: try Repository.bytes(path))
    return try named(name, pipeline.checkedStoryboard(manifest: manifest, members: members))
  }

  private static func named(_ name: String, _ checked: CheckedStoryboard) throws -> NamedStoryboard {
    let problems = checked.texts.flatMap(\.diagnostics).map(\.message)
    // What a failed requirement prints would hold the whole catalog.
    guard let storyboard = checked.storyboard else { throw Problems(texts: problems) }
    return NamedStoryboard(name: name, storyboard: storyboard)
  }

  private struct Problems: Error {
    var texts: [String]
  }

  private static func text(_ name: String, _ text: String) throws -> NamedStoryboard {
    let source = SourceText(path: "\(name).storyboard.yaml", text: text)
    return try named(name, pipeline.checkedStoryboard(manifest: source))
  }

  @Test("What starts at a use of a component, or at a part of it, is the controller's; an outlet leads to a part")
  func components() throws {
    let row = SourceText(
      path: "Row.component.yaml",
      text: """
        component: 1
        parameters: {title: text}
        outlets: {button: buy, label: name}
        object:
          class: UIStackView
          arrangedSubviews:
            - {class: UILabel, id: name, text: $title}
            - {class: UIButton, id: buy}
        """
    )
    let link = SourceText(path: "Link.component.yaml", text: "component: 1\nobject: {class: UIButton}\n")
    var pipeline = Pipeline()
    pipeline.components = ComponentLibrary(["Row": row, "Link": link], catalog: pipeline.catalog)
    let source = SourceText(
      path: "Shop.storyboard.yaml",
      text: """
        storyboard: 1
        initialViewController: list
        scenes:
          list:
            viewController:
              class: Shop.ListController
              superclass: UIViewController
              outlets: {milkLabel: milk.label}
              view:
                class: UIView
                subviews:
                  - component: Row
                    id: milk
                    title: Milk
                    button: {segues: [{kind: show, destination: detail, identifier: buyMilk}]}
                  - component: Link
                    id: help
                    segues: [{kind: show, destination: detail, identifier: showHelp}]
          detail:
            viewController: {class: Shop.DetailController, superclass: UIViewController}
        """
    )
    let storyboard = try Self.named("Shop", pipeline.checkedStoryboard(manifest: source))
    let options = GenerationOptions(module: "Shop", resources: .module)
    let generated = SwiftGenerator(options: options).generate([], storyboards: [storyboard])
    let text = try #require(generated.files.first { $0.name == "Shop.storyboard.swift" }?.text)
    #expect(text.contains("case buyMilk(DetailController)\n"))
    #expect(text.contains("case showHelp = \"showHelp\"\n"))
    let classes = try #require(generated.files.first { $0.name == "Scenes.classes.swift" }?.text)
    #expect(classes.contains("target.milkLabel"))
  }

  @Test func goldenFiles() throws {
    for (name, module) in [("Recipes", "Recipes"), ("Travel", "Travel"), ("Workshop", "Workshop")] {
      let options = GenerationOptions(module: module, resources: .module)
      let generated = SwiftGenerator(options: options).generate([], storyboards: [try Self.storyboard(name)])
      let problems = generated.diagnostics.map { GCCRenderer().render($0.diagnostics, in: $0.source) }
      #expect(problems == [])
      #expect(generated.files.map(\.name) == ["\(name).storyboard.swift", "Scenes.classes.swift"])
      for file in generated.files {
        try Repository.expectFresh("\(Self.folder)/\(name)/\(file.name).txt", file.text, command: Self.command)
      }
    }
  }

  private static let settings = """
    storyboard: 1
    initialViewController: Stack
    scenes:
      Stack:
        viewController:
          class: UINavigationController
          viewControllers: [Themes]
      Themes:
        viewController:
          class: Shop.ThemesController
          superclass: UITableViewController
          storyboardIdentifier: Themes
    """

  private static let main = """
    storyboard: 1
    initialViewController: Settings
    references:
      Settings: {name: Settings}
      Themes: {name: Settings, identifier: Themes}
      Elsewhere: {name: Elsewhere}
    scenes:
      Home:
        viewController:
          class: Shop.Home
          superclass: UIViewController
          storyboardIdentifier: Home
          segues:
            - {kind: show, destination: Settings, identifier: open-settings}
            - {kind: show, destination: Themes, identifier: openSettings}
            - {kind: show, destination: Elsewhere, identifier: default}
    """

  @Test("References have the classes that the other storyboard gives, and names that are taken a number")
  func references() throws {
    let boards = [try Self.text("Main", Self.main), try Self.text("Settings", Self.settings)]
    let options = GenerationOptions(module: "Shop")
    let files = SwiftGenerator(options: options).generate([], storyboards: boards).files
    #expect(files == SwiftGenerator(options: options).generate([], storyboards: boards.reversed()).files)
    let text = try #require(files.first).text
    for line in [
      "static func instantiateInitial(bundle: Bundle? = nil) -> UINavigationController {",
      "enum Home2 {", "case openSettings(UINavigationController, root: ThemesController)",
      "case openSettings2(ThemesController)", "case `default`(UIViewController)",
      "case openSettings = \"open-settings\"", "from source: Home,",
    ] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
    let alone = SwiftGenerator(options: options).generate([], storyboards: [boards[0]]).files
    #expect(try #require(alone.first).text.contains("case openSettings(UIViewController)"))
  }

  @Test("A storyboard whose name is that of a class has another type") func takenNames() throws {
    let board = try Self.text("ThemesController", Self.settings)
    let text = try #require(
      SwiftGenerator(options: GenerationOptions(module: "Shop")).generate([], storyboards: [board]).files.first
    )
    #expect(text.text.contains("enum ThemesControllerStoryboard {"))
  }
}
