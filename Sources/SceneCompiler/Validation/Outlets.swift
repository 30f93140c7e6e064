import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every outlet is declared by its class, as far as the class is known, and leads to an object of its type.
  static let outlets = ValidationRule(
    kinds: [.unknownOutlet, .outletType],
    summary: "Every outlet is declared by its class and leads to its type."
  ) { context in
    var unknown = BoundedReports(.unknownOutlet)
    var types = BoundedReports(.outletType)
    for id in context.connected where !context.scene.objects.outlets(at: id.index).isEmpty {
      guard let schema = context.schema(of: id) else { continue }
      let className = context.scene.objects.className(at: id.index)
      let isDeclared = context.catalog.schema(named: className) != nil
      // Without a class of its own the owner may be anything that the loader is handed.
      let isAnything = !context.scene.objects.isMade(at: id.index) && className == "NSObject"
      for outlet in context.scene.objects.outlets(at: id.index) {
        for target in outlet.targets where target.object == Scene.firstResponder {
          types.add(at: target.range) { _ in firstResponder(target) }
        }
        guard let declared = schema.outlets[outlet.name.value] else {
          if isDeclared, !isAnything, !context.catalog.application.added(schema.lineage).contains(outlet.name.value) {
            unknown.add(at: outlet.name.range) {
              unknownOutlet(outlet, of: context.object(id), schema, context, suggests: $0)
            }
          }
          continue
        }
        if let problem = form(of: outlet, declared, in: schema) { types.add(at: problem.range) { _ in problem } }
        for target in outlet.targets where isMismatch(target, declared, context) {
          types.add(at: target.range) { mismatch(target, declared, context, suggests: $0) }
        }
      }
    }
    return unknown.diagnostics + types.diagnostics
  }

  /// One object in place of a list, or a list in place of one object.
  private static func form(of outlet: SceneOutlet, _ declared: OutletSchema, in schema: ClassSchema) -> Diagnostic? {
    if outlet.isCollection, !declared.isCollection {
      let declaration =
        schema.isCustom && schema.whereDeclared == nil
        ? "a schema declares a list as '\(declared.name): {type: \(declared.type), collection: true}'" : nil
      return Diagnostic(
        .outletType,
        "'\(declared.name)' is one object, not a list",
        at: outlet.name.range,
        hint: outlet.targets.count == 1 ? "write \(outlet.targets[0].name)" : declaration
      )
    }
    guard !outlet.isCollection, declared.isCollection else { return nil }
    return Diagnostic(
      .outletType,
      "'\(declared.name)' is a list",
      at: outlet.targets.first?.range ?? outlet.name.range,
      hint: "write [\(outlet.targets.first?.name ?? "id")]"
    )
  }

  private static func unknownOutlet(
    _ outlet: SceneOutlet,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    suggests: Bool
  ) -> Diagnostic {
    let written = outlet.name.value
    let meant = suggests ? Spelling.nearest(to: written, in: schema.outletNames) : nil
    let renamed = meant ?? (suggests ? renamed(outlet, of: object, schema, context) : nil)
    let suggestion =
      suggests
      ? Spelling.suggestion(for: written, in: schema.outletNames) ?? renamed.map { Spelling.suggestion(of: [$0]) } : nil
    let fixes = renamed.map { name in
      [Diagnostic.FixIt("write '\(name)'", edits: [TextEdit(range: outlet.name.range, replacement: name)])]
    }
    return Diagnostic(
      .unknownOutlet,
      "\(object.className.value) has no outlet '\(written)'",
      at: outlet.name.range,
      hint: schema.whereDeclared(behind: suggestion, member: renamed, in: context.catalog)
        ?? (schema.isCustom ? nil : "name your own class, with \(schema.name) as its 'superclass'"),
      fixIts: fixes ?? []
    )
  }

  /// The only outlet in the sources that the object leaves unconnected and that fits: the one is probably renamed to the other.
  private static func renamed(
    _ outlet: SceneOutlet,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext
  ) -> String? {
    guard schema.whereDeclared != nil else { return nil }
    let connected = Set(object.outlets.map(\.name.value))
    let fitting = schema.outletNames.filter { name in
      guard !connected.contains(name), let declared = schema.outlets[name], declared.type != "Any",
        context.catalog.application.location(name, schema.name) != nil, form(of: outlet, declared, in: schema) == nil
      else { return false }
      return outlet.targets.allSatisfy { !isMismatch($0, declared, context) }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Which object is the first responder is known only when an action is sent.
  private static func firstResponder(_ target: SceneReference) -> Diagnostic {
    Diagnostic(
      .outletType,
      "an outlet cannot be connected to the first responder",
      at: target.range,
      hint: "only actions can be sent to it"
    )
  }

  private static func isMismatch(
    _ target: SceneReference,
    _ outlet: OutletSchema,
    _ context: ValidationContext
  ) -> Bool {
    // A type that no schema declares is a protocol: whether a class adopts it cannot be known here.
    guard target.object != Scene.firstResponder, context.catalog.schema(named: outlet.type) != nil else { return false }
    if case .constraint = target.target { return !["NSObject", "NSLayoutConstraint"].contains(outlet.type) }
    return target.object.map { !context.mayBe($0, outlet.type) } ?? false
  }

  private static func mismatch(
    _ target: SceneReference,
    _ outlet: OutletSchema,
    _ context: ValidationContext,
    suggests: Bool
  ) -> Diagnostic {
    let type = "'\(outlet.name)' is \(Wording.withArticle(outlet.type))"
    guard let destination = target.object else {
      return Diagnostic(.outletType, "\(type); '\(target.name)' is a constraint", at: target.range)
    }
    let found = context.object(destination).className
    return Diagnostic(
      .outletType,
      "\(type); '\(target.name)' is \(Wording.withArticle(found.value))",
      at: target.range,
      hint: suggests ? ObjectSearch(context).around(destination, of: outlet.type) : nil,
      notes: found.range.isEmpty ? [] : [.init("'\(target.name)' is defined here", at: found.range)]
    )
  }
}
