import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every outlet is declared by its class, as far as the class is known, and leads to an object of its type.
  static let outlets = ValidationRule(
    ids: ["unknown-outlet", "outlet-type"],
    summary: "Every outlet is declared by its class and leads to its type."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for id in context.connected {
      let object = context.scene[id]
      guard let schema = context.schema(of: id) else { continue }
      let isDeclared = context.catalog.schema(named: object.className.value) != nil
      // Without a class of its own the owner may be anything that the loader is handed.
      let isAnything = object.kind != .object && object.className.value == "NSObject"
      for outlet in object.outlets {
        diagnostics += outlet.targets.filter { $0.object == Scene.firstResponder }.map { nobody(outlet, $0) }
        guard let declared = schema.outlets[outlet.name.value] else {
          if isDeclared, !isAnything { diagnostics.append(unknown(outlet, of: object, schema)) }
          continue
        }
        if outlet.isCollection, !declared.isCollection {
          diagnostics.append(
            Diagnostic(
              "outlet-type",
              "'\(declared.name)' is one object, not a list",
              at: outlet.name.range,
              hint: outlet.targets.count == 1 ? "write \(outlet.targets[0].name)" : nil
            )
          )
        }
        if !outlet.isCollection, declared.isCollection {
          let name = outlet.targets.first?.name ?? "id"
          diagnostics.append(
            Diagnostic(
              "outlet-type",
              "'\(declared.name)' is a list",
              at: outlet.targets.first?.range ?? outlet.name.range,
              hint: "write [\(name)]"
            )
          )
        }
        for target in outlet.targets { diagnostics += mismatch(target, declared, context) }
      }
    }
    return diagnostics
  }

  private static func unknown(_ outlet: SceneOutlet, of object: SceneObject, _ schema: ClassSchema) -> Diagnostic {
    let hint = Spelling.suggestion(for: outlet.name.value, in: schema.outletNames)
    return Diagnostic(
      "unknown-outlet",
      "\(object.className.value) has no outlet '\(outlet.name.value)'",
      at: outlet.name.range,
      hint: hint ?? (schema.isCustom ? nil : "name your own class, with \(schema.name) as its 'superclass'")
    )
  }

  /// The first responder is somebody only while an action is sent.
  private static func nobody(_ outlet: SceneOutlet, _ target: SceneReference) -> Diagnostic {
    Diagnostic(
      "outlet-type",
      "an outlet cannot be connected to the first responder",
      at: target.range,
      hint: "only actions can be sent to it"
    )
  }

  private static func mismatch(
    _ target: SceneReference,
    _ outlet: OutletSchema,
    _ context: ValidationContext
  ) -> [Diagnostic] {
    if target.object == Scene.firstResponder { return [] }
    if case .constraint = target.target, context.catalog.schema(named: outlet.type) != nil,
      !["NSObject", "NSLayoutConstraint"].contains(outlet.type)
    {
      let message = "'\(outlet.name)' is \(Wording.withArticle(outlet.type)); '\(target.name)' is a constraint"
      return [Diagnostic("outlet-type", message, at: target.range)]
    }
    // A type that no schema declares is a protocol: whether a class adopts it cannot be known here.
    guard context.catalog.schema(named: outlet.type) != nil, let destination = target.object,
      !context.mayBe(destination, outlet.type)
    else { return [] }
    let found = context.scene[destination].className.value
    return [
      Diagnostic(
        "outlet-type",
        "'\(outlet.name)' is \(Wording.withArticle(outlet.type)); '\(target.name)' is \(Wording.withArticle(found))",
        at: target.range,
        hint: ObjectSearch(context).around(destination, of: outlet.type),
        notes: context.scene[destination].className.range.isEmpty
          ? [] : [.init("'\(target.name)' is defined here", at: context.scene[destination].className.range)]
      )
    ]
  }
}
