import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A controller that owns a scene is given its view.
  ///
  /// A scene whose views all hang on other outlets of the owner is one that code loads by itself, so nothing is said of it.
  static let ownerView = ValidationRule(
    ids: ["missing-view"],
    summary: "A controller that owns a scene is given its view.",
    isSuppressible: true
  ) { context in
    let scene = context.scene
    let owner = scene[Scene.owner]
    guard context.schema(of: Scene.owner)?.isKind(of: "UIViewController") == true,
      !owner.outlets.contains(where: { $0.name.value == "view" })
    else { return [] }
    let given = Set(owner.outlets.flatMap(\.targets).compactMap(\.object))
    let views = scene.topLevel.filter { id in
      context.schema(of: id)?.isKind(of: "UIView") == true && !given.contains(id)
    }
    guard let first = views.first else { return [] }
    let name = scene[first].identifier?.value
    return [
      Diagnostic(
        "missing-view",
        "the owner is a controller and has no 'view' outlet",
        at: owner.className.range,
        hint: name.map { "write outlets: {view: \($0)}" } ?? "give the view an id, and write outlets: {view: …}",
        notes: [.init("the view may be this one", at: scene[first].className.range)]
      )
    ]
  }
}
