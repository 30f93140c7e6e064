package import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A class that a scene names is declared by the module that the name says, and by no other where it says none.
  static let swiftClasses = ValidationRule(
    kinds: [.unknownSwiftClass, .ambiguousClass],
    summary: "A class that a scene names is declared in the sources, and by one module."
  ) { context in
    var unknown = BoundedReports(.unknownSwiftClass)
    var ambiguous: [Diagnostic] = []
    for id in context.strange {
      let name = context.scene.objects.writtenClass(at: id.index)
      guard !name.range.isEmpty, context.catalog.schema(named: name.value) == nil,
        let standing = context.catalog.application.standing(name.value)
      else { continue }
      switch standing {
      case .declared: continue
      case .missing:
        unknown.add(at: name.range) { suggests in
          let names = context.catalog.application.names()
          return Diagnostic(
            .unknownSwiftClass,
            "no source declares the class '\(name.value)'",
            at: name.range,
            hint: suggests ? Spelling.suggestion(for: name.value, in: names) : nil
          )
        }
      case .ambiguous(let names):
        let message = "several modules declare a class '\(name.value)'"
        let hint = "write \(names.sorted().joined(separator: " or "))"
        ambiguous.append(Diagnostic(.ambiguousClass, message, at: name.range, hint: hint))
      }
    }
    return unknown.diagnostics + ambiguous
  }

  /// No object is of a generic class.
  static let genericClass = ValidationRule(
    kinds: [.genericClass],
    summary: "No object is of a class with generic parameters."
  ) { context in
    context.classes.indices { $0.isGeneric }.compactMap { index in
      let object = context.scene.objects[index]
      guard let schema = context.classes[index], schema.name == object.className.value else {
        return nil
      }
      return Diagnostic(
        .genericClass,
        "\(schema.name) has generic parameters, so that no nib can have objects of it",
        at: object.className.range,
        hint: "make a subclass without"
      )
    }
  }

  /// Every outlet that code takes for granted is connected.
  static let unconnectedOutlets = ValidationRule(
    kinds: [.unconnectedOutlet],
    summary: "Every outlet that code takes for granted is connected."
  ) { context in
    context.classes.indices { $0.isCustom && !$0.outletNames.isEmpty }.compactMap { index -> Diagnostic? in
      let object = context.scene.objects[index]
      guard let schema = context.classes[index], !object.className.range.isEmpty else { return nil }
      let connected = Set(object.outlets.map(\.name.value))
      let missing = schema.outletNames.filter { schema.outlets[$0]?.isRequired == true && !connected.contains($0) }
      guard let first = missing.first else { return nil }
      let others = missing.count - 1
      let rest = others == 0 ? "" : others == 1 ? " and another outlet" : " and \(others) other outlets"
      return Diagnostic(
        .unconnectedOutlet,
        "'\(first)'\(rest) of \(schema.name) \(others == 0 ? "is" : "are") not connected",
        at: object.className.range,
        hint: "code that uses \(others == 0 ? "it" : "them") crashes" + (schema.whereDeclared.map { " (\($0))" } ?? "")
      )
    }
  }
}

extension ClassSchema {
  /// Where an application's source declares the class, as a hint says it; nil for other classes.
  package var whereDeclared: String? {
    guard isCustom, let colon = source.path.lastIndex(of: ":"),
      Int(source.path[source.path.index(after: colon)...]) != nil
    else { return nil }
    return "the class is in \(source.path)"
  }

  /// A hint, followed by where an application's source declares the class; the hint alone for a class that no source declares.
  ///
  /// - Parameters:
  ///   - hint: The other hint; nil for none.
  ///   - member: The member that the other hint suggests, as nibs call it; nil for none.
  ///   - catalog: Knows where members are declared.
  package func whereDeclared(behind hint: String?, member: String? = nil, in catalog: SceneCatalog) -> String? {
    guard let hint, let whereDeclared else { return hint ?? whereDeclared }
    let location = member.flatMap { catalog.application.location($0, name) }.map { "it is in \($0), " } ?? ""
    return "\(hint) (\(location)\(whereDeclared))"
  }
}
