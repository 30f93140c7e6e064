import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SwiftCodegen
import TestSupport
import Testing

/// The code for UIKit that is made of scenes and storyboards.
@Suite struct UIKitCodeTests {
  private static let folder = "Tests/Fixtures/generation/uikit"
  private static let command: Comment = "DIORAMA_RECORD=1 swift test --filter UIKitCodeTests"
  private static let pipeline = Pipeline()

  private static func code(_ path: String, _ source: SourceText, _ options: GenerationOptions) throws -> UIKitCode {
    let validated = pipeline.validated(source)
    let scene = try #require(validated.value, "\(path): \(validated.diagnostics.map(\.message))")
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "Scene"
    return UIKitCode(NamedScene(name: name, scene: scene), options)
  }

  private static func code(_ path: String, module: String? = nil) throws -> UIKitCode {
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    return try code(path, source, GenerationOptions(module: module))
  }

  /// The code of a scene that is written in a test.
  private func lines(_ text: String, _ options: GenerationOptions = GenerationOptions()) throws -> [String] {
    let source = SourceText(path: "Home.scene.yaml", text: text)
    return try Self.code("Home.scene.yaml", source, options).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func notes(_ text: String) throws -> [String] {
    let source = SourceText(path: "Home.scene.yaml", text: text)
    return try Self.code("Home.scene.yaml", source, GenerationOptions()).notes.map { note in
      "\(source.position(at: note.range.lowerBound).line): \(note.message)"
    }
  }

  @Test(arguments: [
    ("samples/sign-in/SignIn.scene.yaml", "Shop"), ("samples/settings/Settings.scene.yaml", "Shop"),
    ("samples/recipe/Recipe.scene.yaml", "Kitchen"), ("samples/product-card/ProductCard.scene.yaml", "Shop"),
    ("samples/launch/Main.scene.yaml", "Shop"), ("Tests/Fixtures/scenes/variations.scene.yaml", "Shop"),
    ("Tests/Fixtures/scenes/menus.scene.yaml", "Shop"), ("Tests/Fixtures/scenes/children.scene.yaml", "Shop"),
    ("Tests/Fixtures/scenes/cell-configurations.scene.yaml", "Shop"),
  ])
  func goldenScenes(path: String, module: String) throws {
    let code = try Self.code(path, module: module)
    try Repository.expectFresh("\(Self.folder)/\(code.fileName).txt", code.text, command: Self.command)
  }

  @Test(arguments: ["Kitchen", "Recipes", "Workshop"])
  func goldenStoryboards(name: String) throws {
    let path = "Tests/Fixtures/storyboards/\(name).storyboard.yaml"
    let members = try Fixtures.members(of: path).map { member in
      StoryboardMember(
        name: member.name,
        source: SourceText(path: member.path, bytes: try Repository.bytes(member.path))
      )
    }
    let manifest = SourceText(path: path, bytes: try Repository.bytes(path))
    let storyboard = try #require(Self.pipeline.checkedStoryboard(manifest: manifest, members: members).storyboard)
    let code = StoryboardUIKitCode(NamedStoryboard(name: name, storyboard: storyboard), GenerationOptions(module: name))
    for file in code.files {
      try Repository.expectFresh("\(Self.folder)/\(name)/\(file.name).txt", file.text, command: Self.command)
    }
  }

  @Test func componentsAreViewsWithTheirParameters() throws {
    let text = """
      # A row with a title and a button.
      component: 1
      parameters:
        title: text
        isBold: {type: Bool, default: false}
        onTap: {type: action, optional: true}
      slots: {trailing: {accepts: UIView, single: true}}
      object:
        class: UIStackView
        arrangedSubviews:
          - {class: UILabel, id: name, text: $title, isEnabled: $isBold}
          - {class: UIButton, id: buy, title: $title, actions: {touchUpInside: $onTap}}
          - slot: trailing
      """
    let checked = Self.pipeline.checked(SourceText(path: "Row.component.yaml", text: text))
    let code = try #require(ComponentUIKitCode(checked, name: "Row", GenerationOptions()))
    #expect(code.fileName == "Row.swift" && code.notes.isEmpty)
    try Repository.expectFresh("\(Self.folder)/Row.swift.txt", code.text, command: Self.command)
  }

  /// No line is longer than swift-format's default, but for a name that cannot be broken, and none ends in a space.
  @Test(arguments: Fixtures.scenes(in: "classes"))
  func everyClassIsWrittenInShortLines(name: String) throws {
    let code = try Self.code("Tests/Fixtures/classes/\(name)")
    for line in code.text.split(separator: "\n") {
      #expect(line.count <= 100 && !line.hasSuffix(" "), "\(name): \(line)")
    }
  }

  @Test func onlyWhatDiffersFromTheInitializerIsSet() throws {
    let found = try lines(
      """
      scene: 1
      objects:
        - class: UILabel
          text: Hello
          numberOfLines: 1
          isUserInteractionEnabled: false
          textColor: label
          isHidden: false
      """
    )
    #expect(found.filter { $0.contains(" = ") } == ["text = \"Hello\""])
  }

  @Test func constraintsAreAnchorsActivatedTogether() throws {
    let found = try lines(
      """
      scene: 1
      objects:
        - class: UIView
          subviews: [{class: UILabel, id: name}, {class: UIButton, id: go}]
          constraints:
            - name.top = self.safeAreaLayoutGuide.top + 8
            - go.width = 1/3 * self.width - 4
            - go.leading >= name.trailing + systemSpacing
            - name.leading = self.leadingMargin
            - {is: go.height = 44 @ 750, identifier: go-height}
            - go.centerX = 0.5 * self.centerX
      """
    )
    #expect(found.contains("name.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),"))
    #expect(found.contains("go.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 3, constant: -4),"))
    #expect(found.contains("greaterThanOrEqualToSystemSpacingAfter: name.trailingAnchor,"))
    #expect(found.contains("name.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),"))
    #expect(found.contains("goHeight.priority = .defaultHigh") && found.contains("goHeight.identifier = \"go-height\""))
    #expect(found.contains("NSLayoutConstraint(") && found.contains("multiplier: 0.5,"))
    #expect(found.count { $0.hasPrefix("NSLayoutConstraint.activate") } == 1)
  }

  @Test func longTextsKeepTheirSpaces() throws {
    let words = String(repeating: "word ", count: 30)
    let source = SourceText(
      path: "Home.scene.yaml",
      text: "scene: 1\nobjects: [{class: UILabel, text: \"\(words)\\n   indented\\n  \\nlast\"}]\n"
    )
    let text = try Self.code("Home.scene.yaml", source, GenerationOptions()).text
    #expect(text.contains("\n         indented\n") && text.contains("\n       \\u{20}\n"))
    #expect(text.contains("word \\\n") && text.contains("word\\u{20}\n"))
  }

  @Test func variationsFollowTheTraits() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - class: UILabel
              id: name
              numberOfLines: 1
              variations:
                regularWidth: {numberOfLines: 3}
      """
    let newer = try lines(scene)
    #expect(newer.contains("registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in"))
    var options = GenerationOptions()
    options.target = DeploymentTarget(15)
    let older = try lines(scene, options)
    #expect(older.contains { $0.hasPrefix("override func traitCollectionDidChange") })
    #expect(!older.contains { $0.contains("registerForTraitChanges") })
    for found in [newer, older] {
      #expect(found.contains("let isRegularWidth = traitCollection.horizontalSizeClass == .regular"))
      #expect(found.contains("name.numberOfLines = 3") && found.contains("name.numberOfLines = 1"))
    }
  }

  @Test func whatIsNewerThanTheTargetIsCheckedFor() throws {
    var options = GenerationOptions()
    options.target = DeploymentTarget(13)
    let scene = """
      scene: 1
      objects:
        - {class: UIView, subviews: [{class: UIButton, id: go, showsMenuAsPrimaryAction: true, isSelected: true}]}
      """
    let found = try lines(scene, options)
    let check = try #require(found.firstIndex(of: "if #available(iOS 14.0, *) {"))
    #expect(found[check + 1] == "go.showsMenuAsPrimaryAction = true")
    #expect(try !lines(scene).contains { $0.contains("#available") })
  }

  @Test func linesOfTheSceneStandWhereNamesAreTheApplications() throws {
    let scene = """
      scene: 1
      owner: {class: Shop.HomeController, superclass: UIViewController, outlets: {view: root, total: total}}
      objects:
        - class: UIView
          id: root
          subviews: [{class: UILabel, id: total, attributes: {currency: EUR, layer.cornerRadius: 4.0}}]
      """
    let found = try lines(scene, GenerationOptions(module: "Shop"))
    #expect(found.contains("owner.total = total  // Home.scene.yaml:2"))
    #expect(found.contains("total.setValue(\"EUR\", forKeyPath: \"currency\")  // Home.scene.yaml:6"))
    #expect(found.contains("total.layer.cornerRadius = 4"))
    var options = GenerationOptions(module: "Shop")
    options.namesLines = false
    #expect(try !lines(scene, options).contains { $0.contains("// Home.scene.yaml:") })
  }

  @Test func namesDoNotHideThoseOfTheSuperclass() throws {
    let found = try lines(
      """
      scene: 1
      objects:
        - class: Shop.RowView
          superclass: UIView
          outlets: {titleLabel: titleLabel}
          subviews: [{class: UILabel, id: titleLabel}, {class: UIView, id: window}, {class: UISwitch, id: tag}]
      """
    )
    #expect(found.contains("let title = UILabel()") && found.contains("titleLabel = title  // Home.scene.yaml:5"))
    #expect(found.contains("let windowView = UIView()") && found.contains("let tagSwitch = UISwitch()"))
  }

  @Test func whatHasNoExpressionIsNoted() throws {
    let found = try notes(
      """
      scene: 1
      objects:
        - class: UIView
          id: root
          layoutMarginsFollowReadableWidth: true
          subviews:
            - {class: UITextField, outlets: {delegate: root}}
      """
    )
    #expect(
      found == [
        "5: 'layoutMarginsFollowReadableWidth' is no public property of UIKit",
        "7: UIView does not conform to UITextFieldDelegate",
      ]
    )
  }

  /// Work grows with the scene: ten times as much takes no more than ten times as many lines.
  @Test func largeScenesAreWritten() throws {
    func scene(_ count: Int) -> String {
      let rows = (0..<count).map { "      - {class: UILabel, id: label\($0), text: Row \($0)}\n" }.joined()
      let constraints = (0..<count).map { "      - label\($0).top = self.top + \($0)\n" }.joined()
      return "scene: 1\nobjects:\n  - class: UIView\n    subviews:\n\(rows)    constraints:\n\(constraints)"
    }
    let (small, large) = (try lines(scene(20)).count, try lines(scene(200)).count)
    #expect(large > small && large < small * 10)
  }
}
