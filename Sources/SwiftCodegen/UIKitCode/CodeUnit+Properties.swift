import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

// What is set of an object: only what differs from what its initializer gives.
extension CodeUnit {
  /// The statements that set an object's properties, those that others undo last.
  func propertyStatements(_ id: ObjectID) -> [CodeStatement] {
    let schema = context.schema(id)
    let taken = initialProperties(of: id)
    guard let access = access(id) else { return [] }
    var statements: [CodeStatement] = []
    if !isPart(id), id != root { statements += frameStatements(id, access) }
    if isBuiltInLabel(id), scene[id].property("adjustsFontForContentSizeCategory") == nil {
      // The labels that a cell makes follow the user's text size.
      statements.append(CodeStatement("\(access)adjustsFontForContentSizeCategory = ", "false"))
    }
    let properties = scene[id].properties
    let ordered = properties.filter { !Self.isLate($0.name.value) } + properties.filter { Self.isLate($0.name.value) }
    for property in ordered where !taken.contains(property.name.value) || isPart(id) && property.name.value == "tag" {
      guard let declared = schema.properties[property.name.value] else { continue }
      // In a component, what a parameter sets follows it.
      if component != nil, property.value.value == .invalid { continue }
      if !schema.isCustom, isUnchanged(property, declared, id) { continue }
      statements += self.statements(for: property, declared, of: id, access)
    }
    return statements
  }

  /// Whether a color is that of a plain table, which keeps its own where it is given an equal one.
  private func isOfPlainTable(_ value: SceneValue, _ id: ObjectID) -> Bool {
    guard context.schema(id).isKind(of: .tableView), self.value("style", id) == ".plain", case .color(let color) = value
    else { return false }
    if case .white(1, alpha: 1, _) = color.spelledOut { return true }
    return color == .constant("systemBackground")
  }

  private func isBuiltInLabel(_ id: ObjectID) -> Bool {
    isPart(id) && ["textLabel", "detailTextLabel"].contains(scene.objects.slotName(at: id.index) ?? "")
  }

  /// What has to be set behind other properties: values between limits, and texts whose styles the others would change.
  private static func isLate(_ name: String) -> Bool {
    ["value", "date", "currentPage", "selectedSegmentIndex", "progress"].contains(name) || name.hasPrefix("attributed")
  }

  /// Whether a property is what the initializer gives.
  private func isUnchanged(_ property: SceneProperty, _ declared: PropertySchema, _ id: ObjectID) -> Bool {
    let name = property.name.value
    if name == PlacedProperty.mask {
      // Constraints leave nothing to a mask.
      let isPlaced = context.effective.flag(.translatesAutoresizingMaskIntoConstraints, in: id) == false
      if isPlaced { return true }
    }
    if name == PlacedProperty.translation {
      let slot = scene.objects.slotName(at: id.index)
      return slot == "arrangedSubviews" || property.value.value == .bool(true) || id != root
    }
    if name == "backgroundColor", isOfPlainTable(property.value.value, id) { return true }
    guard declared.keyedBy == nil else { return false }
    let written = property.value.value
    guard let unwritten = context.effective.unwrittenValue(named: name, in: id) else { return false }
    if written == unwritten { return true }
    // A zero is written in several ways.
    return SceneValue.isSame(written, unwritten)
  }

  /// Where a view is: what its initializer did not take, and how it is transformed.
  private func frameStatements(_ id: ObjectID, _ access: String) -> [CodeStatement] {
    guard let frame = initialFrame(id) else { return [] }
    var statements: [CodeStatement] = []
    if !maker(of: id).takesFrame { statements.append(CodeStatement("\(access)frame = ", frame)) }
    let origin = context.effective.geometry(of: id).prefix(2)
    if origin.contains(where: { $0 != 0 }) {
      statements.append(CodeStatement("\(access)bounds.origin = ", context.values.geometry(.point, Array(origin))))
    }
    return statements
  }

  fileprivate func statements(
    for property: SceneProperty,
    _ declared: PropertySchema,
    of id: ObjectID,
    _ access: String
  ) -> [CodeStatement] {
    let name = property.name.value
    if let reason = CodeGaps.reason(name, context.schema(id)) {
      let hint = name == "layoutMarginsFollowReadableWidth" ? "constrain to 'readableContentGuide' instead" : nil
      context.note("'\(name)' \(reason)", at: property.name.range, hint: hint)
      return []
    }
    let made = made(property.value.value, declared, name, of: id, access)
    guard !made.isEmpty else {
      context.note("the value of '\(name)' has no expression in Swift", at: property.name.range)
      return []
    }
    let version = context.isNewer(declared.availability) ? declared.availability : nil
    return made.map { statement in
      var statement = statement
      if statement.range == nil { statement.range = property.name.range }
      statement.version = statement.version ?? version
      return statement
    }
  }

  private func made(
    _ value: SceneValue,
    _ declared: PropertySchema,
    _ name: String,
    of id: ObjectID,
    _ access: String
  ) -> [CodeStatement] {
    if case .keyed(let values) = value {
      if declared.keyedBy == "NSLayoutConstraint.Axis" { return axisStatements(values, declared, name, access) }
      return values.flatMap { stateStatements($0, declared, name, id, access) }
    }
    if name == "isAnimating" {
      return [CodeStatement("", .call("\(access)\(value == .bool(true) ? "start" : "stop")Animating", []))]
    }
    if name == "windowLevel", case .double(let level) = value {
      return [CodeStatement("\(access)windowLevel = ", .call("UIWindow.Level", [.init("rawValue", .number(level))]))]
    }
    let target = access + (CodeGaps.spelling[name] ?? name)
    let (before, code) = expression(value, declared, localName(name, id))
    guard let code else { return [] }
    return before + [CodeStatement("\(target) = ", code)]
  }

  /// A name for a local constant: `titleText` for the attributed text of `title`.
  func localName(_ name: String, _ id: ObjectID) -> String {
    let owner = names[id] ?? ""
    let word = name == "attributedText" ? "text" : name.filter { $0 != "." }
    return owner.isEmpty ? word : owner + word.capitalizedFirst
  }

  /// An expression for a value, with the statements that it needs in front of it.
  func expression(_ value: SceneValue, _ declared: PropertySchema?, _ local: String) -> ([CodeStatement], Code?) {
    switch value {
    case .attributedText(let runs): attributedText(runs, local)
    case .factory(let name, let arguments) where name != SceneValue.textAttributesName:
      configuration(name, arguments, declared, local)
    default: ([], context.values.code(value, of: declared))
    }
  }

  private func axisStatements(
    _ values: [SceneValue.KeyedValue],
    _ declared: PropertySchema,
    _ name: String,
    _ access: String
  ) -> [CodeStatement] {
    var defaults: [Int: SceneValue] = [:]
    if case .keyed(let keyed) = declared.defaultValue { for value in keyed { defaults[value.raw] = value.value } }
    return values.filter { defaults[$0.raw] != $0.value }.compactMap { value in
      guard case .double(let priority) = value.value else { return nil }
      return CodeStatement(
        "",
        .call(
          "\(access)set\(name.capitalizedFirst)",
          [.init("", CodePriority.code(priority)), .init("for", .text(".\(value.key)"))]
        )
      )
    }
  }

  private static let stateSetters = [
    "title": "setTitle", "attributedTitle": "setAttributedTitle", "titleColor": "setTitleColor",
    "titleShadowColor": "setTitleShadowColor", "image": "setImage", "backgroundImage": "setBackgroundImage",
  ]

  private func stateStatements(
    _ value: SceneValue.KeyedValue,
    _ declared: PropertySchema,
    _ name: String,
    _ id: ObjectID,
    _ access: String
  ) -> [CodeStatement] {
    let local = localName(name, id) + (value.raw == 0 ? "" : value.key.filter { $0 != "+" }.capitalizedFirst)
    let (before, code) = expression(value.value, declared, local)
    guard let setter = Self.stateSetters[name], let code else { return [] }
    let states = value.key.split(separator: "+").map { Code.text(".\($0)") }
    let state = states.count == 1 ? states[0] : Code.list(states)
    return before + [CodeStatement("", .call(access + setter, [.init("", code), .init("for", state)]))]
  }
}

extension CodeUnit {
  /// The statements that give a property the value that it has for some traits.
  func variedStatements(for property: SceneProperty, of id: ObjectID) -> [CodeStatement] {
    guard let access = access(id), let declared = context.schema(id).properties[property.name.value] else { return [] }
    return statements(for: property, declared, of: id, access)
  }
}

/// Priorities as UIKit names them.
enum CodePriority {
  static func code(_ priority: Double) -> Code {
    switch priority {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: .text("UILayoutPriority(\(SceneNumber.text(priority)))")
    }
  }
}

/// What no statement of Swift sets, and what Swift calls otherwise than the catalog.
enum CodeGaps {
  static let spelling = [
    "titleLabel.font": "titleLabel?.font", "titleLabel.lineBreakMode": "titleLabel?.lineBreakMode",
    "titleLabel.shadowOffset": "titleLabel?.shadowOffset",
  ]

  /// Why a property cannot be set; nil for one that can.
  static func reason(_ name: String, _ schema: ClassSchema) -> String? {
    switch name {
    case "layoutMarginsFollowReadableWidth":
      "is no public property of UIKit"
    case "contentStretch", "adjustsLetterSpacingToFitWidth", "selectedImageTintColor":
      "is not available in Swift"
    default: nil
    }
  }
}

extension SceneValue {
  /// Whether two values are one for UIKit: no number of a geometry, and no geometry.
  static func isSame(_ left: SceneValue, _ right: SceneValue) -> Bool {
    switch (left, right) {
    case (.geometry(_, let numbers), .null), (.null, .geometry(_, let numbers)): numbers.allSatisfy { $0 == 0 }
    case (.optionSet(_, let left), .optionSet(_, let right)): left == right
    case (.enumeration(_, let left), .enumeration(_, let right)): left == right
    case (.font(let left), .font(let right)): left == right
    default: false
    }
  }
}
