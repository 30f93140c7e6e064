import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every object is of a class that a schema declares, or names a superclass that one declares.
  ///
  /// The owner and placeholders are objects like any other.
  static let unknownClass = ValidationRule(
    ids: ["unknown-class"],
    summary: "Every object is of a class that a schema declares, or names such a superclass."
  ) { context in
    let unknown = context.strange.compactMap { id -> Located<String>? in
      let object = context.scene[id]
      if context.catalog.schema(named: object.className.value) != nil {
        // A superclass that the scene names beside a class of the catalog has to exist all the same.
        return object.superclassName.flatMap { unknownName($0, context) }
      }
      if let superclass = object.superclassName { return unknownName(superclass, context) }
      // The keys of outsiders are read whatever their class, so that one that is misspelled is reported itself.
      return object.kind != .object && object.isMisspelled("superclass") ? nil : object.className
    }
    let superclasses = Set(context.strange.compactMap { context.scene[$0].superclassName?.range })
    // A name that is used many times is misspelled once.
    return Dictionary(grouping: unknown, by: \.value).values.sorted { $0[0].range < $1[0].range }.enumerated()
      .map { index, uses in
        // Where nearly all names are unknown they are no slips, and looking each up takes long.
        let suggestion = index < 100 ? context.catalog.suggestion(forClass: uses[0].value) : nil
        let own = superclasses.contains(uses[0].range) ? nil : "if it is your own class, add its 'superclass'"
        return Diagnostic(
          "unknown-class",
          "there is no class '\(uses[0].value)'",
          at: uses[0].range,
          hint: suggestion ?? own,
          repeats: uses.dropFirst().map(\.range)
        )
      }
  }

  private static func unknownName(_ name: Located<String>, _ context: ValidationContext) -> Located<String>? {
    context.catalog.schema(named: name.value) == nil ? name : nil
  }
}
