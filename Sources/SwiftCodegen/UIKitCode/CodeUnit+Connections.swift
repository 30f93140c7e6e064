import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// Outlets, actions and runtime attributes.
extension CodeUnit {
  /// The statements that connect what the class makes: the actions and outlets of its objects, and the outlets of outsiders.
  var connectionStatements: [[CodeStatement]] {
    var groups: [[CodeStatement]] = []
    for id in possibleOutsiders {
      guard let access = access(id) else { continue }
      groups.append(outsiderOutlets(id).flatMap { outletStatements($0, of: id, access) })
    }
    for id in objects where !inline.contains(id) {
      guard let access = access(id) else { continue }
      let object = scene[id]
      let outlets = object.outlets.flatMap { outletStatements($0, of: id, access) }
      groups.append(
        outlets + object.actions.flatMap { actionStatements($0, of: id, access) } + segueStatements(id, access)
      )
    }
    groups.append(parameterActions)
    if rowsTable != nil { groups.append([CodeStatement("dataSource = ", "self")]) }
    return groups.filter { !$0.isEmpty }
  }

  // MARK: - Outlets

  private func outletStatements(_ outlet: SceneOutlet, of id: ObjectID, _ access: String) -> [CodeStatement] {
    let name = outlet.name.value
    // A table with rows of its own is its data source.
    if name == "dataSource", id == rowsTable { return [] }
    var codes: [Code] = []
    for target in outlet.targets {
      let code: String? =
        switch target.target {
        case .object(let object): reference(object)
        case .constraint(let index): constraintNames[index].map(SwiftName.escaped)
        case .unresolved: nil
        }
      if let code {
        codes.append(.text(code))
      } else if has(id), !isMadeElsewhere(target) {
        let where_ = isCell ? "a cell that a table makes" : "this class"
        context.note("the outlet '\(name)' leads to '\(target.name)', which \(where_) does not reach", at: target.range)
      }
    }
    guard !codes.isEmpty else { return [] }
    let isCustom = ClassUse.isCustom(scene.objects.writtenClass(at: id.index).value, context.catalog)
    let range = outlet.name.range
    if outlet.appends || name == "gestureRecognizers" {
      return codes.map { CodeStatement("", .call(access + "addGestureRecognizer", [.init("", $0)]), at: range) }
    }
    let known = context.schema(id).outlets[name]
    guard isCustom || known != nil, SwiftName.isIdentifier(name) else {
      context.note("\(scene.objects.writtenClass(at: id.index).value) has no property '\(name)'", at: range)
      return []
    }
    if let known, context.catalog.schema(named: known.type) == nil, let target = outlet.targets.first?.object,
      !conforms(target, to: known.type)
    {
      context.note("\(scene.objects.writtenClass(at: target.index).value) does not conform to \(known.type)", at: range)
      return []
    }
    let value = outlet.isCollection ? Code.list(codes) : codes[0]
    return [
      CodeStatement("\(access)\(SwiftName.escaped(name)) = ", value, at: range, isChecked: isCustom && known == nil)
    ]
  }

  /// Whether another class of the scene makes what an outlet of its owner leads to.
  private func isMadeElsewhere(_ reference: SceneReference) -> Bool {
    switch reference.target {
    case .object(let id): context.madeElsewhere.contains(id)
    case .constraint(let index): context.constraintsElsewhere.contains(index)
    case .unresolved: false
    }
  }

  /// Whether an object can be a delegate; an application's class is taken to be one.
  private func conforms(_ id: ObjectID, to name: String) -> Bool {
    if ClassUse.isCustom(scene.objects.writtenClass(at: id.index).value, context.catalog) { return true }
    let schema = context.schema(id)
    let own: [(KnownClass, String)] = [
      (.tableViewController, "UITableView"), (.navigationController, "UINavigationBar"),
      (.tabBarController, "UITabBar"),
    ]
    return own.contains { schema.isKind(of: $0) && name.hasPrefix($1) }
      || schema.isKind(of: "UICollectionViewController") && name.hasPrefix("UICollectionView")
  }

  // MARK: - Actions

  private func actionStatements(_ action: SceneAction, of id: ObjectID, _ access: String) -> [CodeStatement] {
    let schema = context.schema(id)
    guard let receiver = action.receiver.object else { return [] }
    // A cell reaches what is around it by the responder chain.
    let target = scene[receiver].kind == .firstResponder ? "nil" : reference(receiver) ?? "nil"
    let isChecked = isTyped(receiver)
    let range = action.selector.range
    // A class of the application may be a control, although a document calls it a view.
    if let event = action.event?.value, schema.isKind(of: .control) || context.validated.isCustom(id) {
      return [
        CodeStatement(
          "",
          .call(
            access + "addTarget",
            [
              .init("", .text(target)), .init("action", selector(action)), .init("for", .text(".\(event)")),
            ]
          ),
          at: range,
          isChecked: isChecked
        )
      ]
    }
    if schema.isKind(of: .gestureRecognizer) {
      guard target != "nil" else {
        context.note(
          "a gesture recognizer sends '\(action.selector.value)' to no object that this class reaches",
          at: range
        )
        return []
      }
      return [
        CodeStatement(
          "",
          .call(access + "addTarget", [.init("", .text(target)), .init("action", selector(action))]),
          at: range,
          isChecked: isChecked
        )
      ]
    }
    guard schema.isKind(of: .barButtonItem) else {
      context.note("\(schema.name) sends no '\(action.selector.value)' in code", at: range)
      return []
    }
    var statements: [CodeStatement] = []
    if target != "nil" { statements.append(CodeStatement("\(access)target = ", .text(target))) }
    statements.append(CodeStatement("\(access)action = ", selector(action), at: range, isChecked: isChecked))
    return statements
  }

  /// Whether the compiler knows the class that has a method.
  private func isTyped(_ id: ObjectID) -> Bool {
    scene[id].kind != .firstResponder
      && ClassUse.isCustom(scene.objects.writtenClass(at: id.index).value, context.catalog)
  }

  /// The message of an action.
  func selector(_ action: SceneAction) -> Code {
    guard let receiver = action.receiver.object, isTyped(receiver),
      let spelling = ActionSpelling.swift(of: action.selector, in: scene.source)
    else { return .text("Selector((\(SwiftName.literal(action.selector.value))))") }
    return .call("#selector", [.init("", .text("\(context.type(of: receiver)).\(spelling)"))])
  }

  // MARK: - Runtime attributes

  /// The statements that set user-defined runtime attributes.
  func attributeStatements(_ id: ObjectID) -> [CodeStatement] {
    guard let access = access(id) else { return [] }
    return scene[id].attributes.compactMap { attribute in
      let path = attribute.keyPath.value
      let range = attribute.keyPath.range
      if let typed = typedAttribute(attribute, of: context.schema(id)) {
        return CodeStatement("\(access)\(path) = ", typed, at: range)
      }
      guard let value = anyValue(attribute.value.value) else {
        context.note("the value of '\(path)' has no expression in Swift", at: range)
        return nil
      }
      let call = access.isEmpty ? "setValue" : access + "setValue"
      return CodeStatement(
        "",
        .call(call, [.init("", value), .init("forKeyPath", .literal(path))]),
        at: range,
        isChecked: true
      )
    }
  }

  /// The value of an attribute whose property the catalog knows; nil for one that it does not.
  private func typedAttribute(_ attribute: SceneAttribute, of schema: ClassSchema) -> Code? {
    let path = attribute.keyPath.value
    let property: PropertySchema?
    if path.hasPrefix("layer."), let layer = context.catalog.schema(named: "CALayer") {
      property = layer.properties[String(path.dropFirst("layer.".count))]
    } else {
      property = schema.properties[path]
    }
    guard let property, SwiftName.isIdentifier(String(path.split(separator: ".").last ?? "")) else { return nil }
    switch (attribute.value.value, property.type) {
    case (.bool(let flag), .bool): return flag ? "true" : "false"
    case (.int(let number), .int), (.int(let number), .double): return .number(number)
    case (.double(let number), .double): return .number(number)
    case (.text(let text), .text): return .literal(text)
    case (.localizedText(let text, let key), .text): return context.values.localized(text, key: key)
    case (.geometry(let kind, let numbers), .geometry(let other)) where kind == other:
      return context.values.geometry(kind, numbers)
    case (.color(let color), .color) where !path.hasPrefix("layer."):
      return context.values.color(color, isTyped: false)
    case (.image(let image), .image): return context.values.image(image)
    case (.null, _) where property.isOptional: return "nil"
    default: return nil
    }
  }

  private func anyValue(_ value: RuntimeValue) -> Code? {
    switch value {
    case .null: "nil"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): .number(number)
    case .double(let number):
      .text(number == number.rounded() ? "\(SceneNumber.text(number)).0" : SceneNumber.text(number))
    case .text(let text): .literal(text)
    case .localizedText(let text, let key): context.values.localized(text, key: key)
    case .geometry(let kind, let numbers): context.values.typedGeometry(kind, numbers)
    case .color(let color): context.values.anyColor(color)
    case .image(let image): context.values.image(image)
    case .invalid: nil
    }
  }
}

extension CodeValues {
  /// A geometry with its type.
  func typedGeometry(_ kind: GeometryKind, _ numbers: [Double]) -> Code {
    let code = geometry(kind, numbers)
    guard code == ".zero" || code == ".identity" else { return code }
    return .call(Self.typeName(kind), zip(kind.components, numbers).map { .init($0, .number($1)) })
  }

  /// A color for a parameter of any type.
  func anyColor(_ color: SceneColor) -> Code {
    if case .asset(let name, _) = color { return .call("UIColor", [.init("named", .literal(name))]) }
    return self.color(color, isTyped: true)
  }
}
