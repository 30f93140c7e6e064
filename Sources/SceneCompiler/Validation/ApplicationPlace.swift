import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A UIApplication is used only as the owner.
  static let applicationPlace = ValidationRule(
    kinds: [.applicationPlace],
    summary: "A UIApplication is used only as the owner."
  ) { context in
    context.objects(of: "UIApplication").compactMap { id in
      guard id != Scene.owner else { return nil }
      let object = context.object(id)
      let name = object.className.value
      return Diagnostic(
        .applicationPlace,
        object.kind == .object
          ? "a scene cannot make \(Wording.withArticle(name))" : "\(Wording.withArticle(name)) cannot be a placeholder",
        at: object.className.range,
        hint: "an application can only be the owner"
      )
    }
  }
}
