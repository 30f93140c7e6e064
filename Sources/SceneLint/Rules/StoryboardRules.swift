import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension LintRule {
  /// Makes a rule that looks at one storyboard at a time.
  private static func ofStoryboard(
    _ id: String,
    _ group: Group,
    _ summary: String,
    options: [LintOption] = [],
    _ check: @escaping @Sendable (LintedStoryboard, LintOptions) -> [LintedStoryboard.Finding]
  ) -> LintRule {
    LintRule(id, group, summary, true, .warning, options, .storyboard(check))
  }

  /// No segue is of a kind that UIKit has a newer one for.
  static let deprecatedSegue = ofStoryboard(
    "deprecated-segue",
    .correctness,
    "A segue is of a kind that newer kinds have replaced."
  ) { storyboard, _ in
    storyboard.findings { segue, _ in
      let newer: SceneSegue.Kind? =
        switch segue.kind.value {
        case .push: .show
        case .modal: .presentation
        case .popover: .popoverPresentation
        case .replace: .showDetail
        default: nil
        }
      guard let newer else { return nil }
      return LintFinding(
        "'\(segue.kind.value.rawValue)' is deprecated since iOS 8",
        at: segue.kind.range,
        hint: "write '\(newer.rawValue)', which also fits where there is no stack or not enough space",
        fixIts: [
          .init("write '\(newer.rawValue)'", edits: [TextEdit(range: segue.kind.range, replacement: newer.rawValue)])
        ]
      )
    }
  }

  /// A segue that only code can perform has an identifier.
  static let unnamedSegue = ofStoryboard(
    "unnamed-segue",
    .correctness,
    "A segue of a controller has no identifier, so that nothing can perform it."
  ) { storyboard, _ in
    storyboard.findings { segue, scene in
      guard segue.identifier == nil, segue.kind.value != .embed,
        scene.schema(of: segue.source).isKind(of: "UIViewController")
      else { return nil }
      return LintFinding(
        "nothing can perform this segue: it is on the controller, and has no identifier",
        at: segue.kind.range,
        hint: "give it an 'identifier' for code, or write it on what triggers it"
      )
    }
  }

  /// A view and the scene that it embeds are of one size.
  static let embedSize = ofStoryboard(
    "embed-size",
    .layout,
    "A view and the scene that it embeds have different sizes."
  ) { storyboard, _ in
    storyboard.findings { segue, scene in
      guard segue.kind.value == .embed, let embedded = storyboard.scene(named: segue.destination),
        let controller = embedded.scene.viewController,
        let view = embedded.scene[controller].children(in: "view").first,
        let inner = size(of: view, in: embedded), let outer = size(of: segue.source, in: scene), inner != outer
      else { return nil }
      let name = segue.destination?.value ?? ""
      return LintFinding(
        "the view is \(text(outer)) points large, and the scene '\(name)' that it embeds \(text(inner))",
        at: segue.destination?.range ?? segue.kind.range,
        hint: "give the scene's view the same size: at run time it is as large as the view around it"
      )
    }
  }

  private static func size(of id: ObjectID, in scene: ValidatedScene) -> [Double]? {
    guard case .geometry(.rect, let numbers)? = scene.scene[id].property("frame")?.value.value else { return nil }
    return Array(numbers[2...3])
  }

  private static func text(_ size: [Double]) -> String { size.map { SceneNumber.text($0) }.joined(separator: " × ") }

  /// A storyboard's own file holds small scenes only.
  static let inlineScenes = ofStoryboard(
    "inline-scenes",
    .style,
    "A storyboard's file holds many lines of scenes.",
    options: [LintOption("maximum", "how many lines of scenes the file may have", .number(300))]
  ) { storyboard, options in
    let tree = storyboard.checked.manifest.tree
    let maximum = Int(clampedTo: options.number("maximum"))
    guard storyboard.storyboard.scenes.filter(\.isInline).count > 1, let root = tree.root,
      let entry = tree.entries(of: root).first(where: { tree.isText("scenes", $0.key) })
    else { return [] }
    let range = tree[tree.resolved(entry.value)].range
    let lines =
      tree.source.position(at: range.upperBound).line - tree.source.position(at: range.lowerBound).line + 1
    guard lines > maximum else { return [] }
    let finding = LintFinding(
      "the file has \(lines) lines of scenes, more than \(maximum)",
      at: tree[entry.key].range,
      hint: "'diorama split' makes a file of each, so that changes of different scenes do not collide"
    )
    return [LintedStoryboard.Finding(finding, in: 0)]
  }

  /// A tab bar shows all its tabs.
  static let tabCount = ofStoryboard(
    "tab-count",
    .layout,
    "A tab bar has more tabs than it shows.",
    options: [LintOption("maximum", "how many tabs a tab bar may have", .number(5))]
  ) { storyboard, options in
    let maximum = Int(clampedTo: options.number("maximum"))
    return storyboard.validated.scenes.enumerated().flatMap { index, scene -> [LintedStoryboard.Finding] in
      let model = scene.scene
      return model.objects.indices.compactMap { object in
        guard model.objects.isMade(at: object), scene.schema(of: ObjectID(object)).isKind(of: "UITabBarController")
        else { return nil }
        let controller = model.objects[object]
        let count = controller.children(in: "viewControllers").count + controller.sceneLinks.count
        guard count > maximum, let slot = controller.slots.first(where: { $0.name.value == "viewControllers" }) else {
          return nil
        }
        let finding = LintFinding(
          "the tab bar has \(count) tabs, of which a phone shows \(max(maximum - 1, 0)) and 'More'",
          at: slot.name.range,
          hint: "leave some out, or reach them from the others"
        )
        return LintedStoryboard.Finding(finding, in: storyboard.text(ofScene: index))
      }
    }
  }

  /// A style that a storyboard declares for its scenes, and none uses.
  static func unusedSharedStyles(_ storyboard: LintedStoryboard) -> [LintFinding] {
    let tree = storyboard.checked.manifest.tree
    guard let root = tree.root, let styles = tree.value(named: "styles", of: root) else { return [] }
    let used = Set(storyboard.validated.scenes.flatMap { $0.scene.styleUses.map(\.style.value) })
    return tree.entries(of: styles).filter { !used.contains(tree.text(of: $0.key)) }.map { entry in
      LintFinding(
        "no object of the storyboard uses the style '\(tree.text(of: entry.key))'",
        at: tree[entry.key].range,
        hint: "name it in the 'styles' of an object, or remove it"
      )
    }
  }
}

extension LintedStoryboard {
  /// What is found in the segues of all scenes.
  fileprivate func findings(_ check: (SceneSegue, ValidatedScene) -> LintFinding?) -> [Finding] {
    validated.scenes.enumerated().flatMap { index, scene in
      scene.scene.segues.compactMap { segue in check(segue, scene).map { Finding($0, in: text(ofScene: index)) } }
    }
  }
}
