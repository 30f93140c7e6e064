import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
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
        guard model.objects.isMade(at: object), scene.schema(of: ObjectID(object)).isKind(of: .tabBarController)
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
}
