import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every view is the view of at most one controller.
  static let viewOwnership = ValidationRule(
    kinds: [.sharedView],
    summary: "Every view is the view of at most one controller."
  ) { context in
    var owners: [ObjectID: (controller: Int, range: SourceRange)] = [:]
    var diagnostics: [Diagnostic] = []
    func claim(_ view: ObjectID, by controller: Int, at range: SourceRange) {
      if let first = owners[view] {
        // One controller that takes a view twice has its outlet and its slot at odds.
        guard first.controller != controller else { return }
        diagnostics.append(
          Diagnostic(
            .sharedView,
            "this is already the view of another controller",
            at: range,
            hint: "give each controller a view of its own",
            notes: [.init("the other controller takes it here", at: first.range)]
          )
        )
      } else {
        owners[view] = (controller, range)
      }
    }
    let controllers = context.objects(of: "UIViewController").filter { $0 != Scene.owner }
    for id in [Scene.owner] + controllers {
      let object = context.object(id)
      for slot in object.slots where slot.name.value == "view" {
        slot.children.forEach { claim($0, by: id.index, at: slot.name.range) }
      }
      for outlet in object.outlets where outlet.name.value == "view" {
        for target in outlet.targets { if let view = target.object { claim(view, by: id.index, at: target.range) } }
      }
    }
    return diagnostics
  }
}
