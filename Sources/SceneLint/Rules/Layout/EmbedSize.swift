import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
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
}
