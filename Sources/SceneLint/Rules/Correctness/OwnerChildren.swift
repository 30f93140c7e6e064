import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// UIKit loads the child controllers of an owner, with an extension that the application has.
  static let ownerChildren = LintRule(
    "owner-children",
    .correctness,
    "UIKit refuses a nib with child controllers of its owner, unless the application has an extension."
  ) { context, _ in
    guard !context.children(in: "children", of: Scene.owner).isEmpty else { return [] }
    let owner = context.className(of: Scene.owner)
    if case .known = context.catalog.application.property("nibChildViewControllers", owner) { return [] }
    let slot = context.scene[Scene.owner].slots.first { $0.name.value == "children" }
    return [
      LintFinding(
        "a nib with 'children' of its owner needs an extension of the application: 'nibChildViewControllers'",
        at: slot?.name.range ?? context.reportedRange(of: Scene.owner),
        hint: "copy the extension in Documentation/ChildControllers.md, or use a storyboard"
      )
    ]
  }
}
