import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every object is of a class that a schema declares, or names a superclass that one declares.
  static let unknownClass = ValidationRule(
    ids: ["unknown-class"],
    summary: "Every object is of a class that a schema declares, or names such a superclass."
  ) { context in
    context.strange.compactMap { id in
      let object = context.scene[id]
      let name = object.className
      if object.kind != .object {
        // Outsiders may be of any class; a superclass they name has to exist.
        return object.superclassName.flatMap { unknownSuperclass($0, context) }
      }
      if context.catalog.schema(named: name.value) != nil { return nil }
      if let superclass = object.superclassName { return unknownSuperclass(superclass, context) }
      let hint = Spelling.nearest(to: name.value, in: context.catalog.classNames).map { "did you mean '\($0)'?" }
      return Diagnostic(
        "unknown-class",
        "there is no class '\(name.value)'",
        at: name.range,
        hint: hint ?? "a class of your own names its 'superclass'"
      )
    }
  }

  private static func unknownSuperclass(_ name: Located<String>, _ context: ValidationContext) -> Diagnostic? {
    if context.catalog.schema(named: name.value) != nil { return nil }
    let hint = Spelling.nearest(to: name.value, in: context.catalog.classNames).map { "did you mean '\($0)'?" }
    return Diagnostic("unknown-class", "there is no class '\(name.value)'", at: name.range, hint: hint)
  }
}
