import Backports
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every minimum is at most its maximum.
  static let propertyRanges = ValidationRule(
    kinds: [.invertedRange, .valueOutsideRange],
    summary: "Every minimum is at most its maximum, and every value between the two."
  ) { context in
    // Few scenes say anything of a limit.
    guard context.scene.objects.names.names.contains(where: isOfRange) else { return [] }
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects(where: hasRange) {
      for property in object.properties where property.name.value.hasPrefix("minimum") {
        let other = "maximum" + property.name.value.dropFirst("minimum".count)
        if let problem = check(property.name.value, other, of: object, schema) { diagnostics.append(problem) }
      }
      for property in object.properties where property.name.value.hasPrefix("maximum") {
        let other = "minimum" + property.name.value.dropFirst("maximum".count)
        // Where both are set, the minimum has been looked at already.
        guard object.property(other) == nil else { continue }
        if let problem = check(other, property.name.value, of: object, schema) { diagnostics.append(problem) }
      }
      if let problem = outside(object, schema) { diagnostics.append(problem) }
    }
    return diagnostics
  }

  /// Whether a property can be a limit or what lies between limits.
  private static func isOfRange(_ name: String) -> Bool {
    name.utf8.starts(with: "minimum".utf8) || name.utf8.starts(with: "maximum".utf8) || name == "value"
  }

  /// Whether a class has a minimum with its maximum.
  private static func hasRange(_ schema: ClassSchema) -> Bool {
    schema.propertyNames.contains { name in
      name.utf8.starts(with: "minimum".utf8) && schema.properties["maximum" + name.dropFirst("minimum".count)] != nil
    }
  }

  private static func check(
    _ minimumName: String,
    _ maximumName: String,
    of object: SceneObject,
    _ schema: ClassSchema
  ) -> Diagnostic? {
    guard let minimum = number(minimumName, of: object, schema), let maximum = number(maximumName, of: object, schema)
    else { return nil }
    // A stepper raises an exception where it has no room to step in.
    let needsRoom = schema.isKind(of: .stepper)
    guard minimum > maximum || needsRoom && minimum == maximum else { return nil }
    let written = [object.property(minimumName), object.property(maximumName)].compactMap { $0 }
      .sorted { $0.value.range < $1.value.range }
    guard let last = written.last, written.count > 1 || !hasMistakenLimit(object) else { return nil }
    let words = needsRoom ? "is not below" : "is above"
    let unset = object.property(minimumName) == nil ? (minimumName, minimum) : (maximumName, maximum)
    return Diagnostic(
      .invertedRange,
      "'\(minimumName)' \(words) '\(maximumName)'",
      at: last.value.range,
      hint: written.count > 1 ? nil : "'\(unset.0)' is \(SceneNumber.text(unset.1)) unless it is set",
      notes: written.count > 1 ? [.init("the other one is here", at: written[0].value.range)] : []
    )
  }

  /// Whether a limit is written under a name that no class has, which is reported as that.
  private static func hasMistakenLimit(_ object: SceneObject) -> Bool {
    object.unknownKeys.contains { key in
      let name = key.name.value.lowercased()
      return name.contains("max") || name.contains("min") || name.contains("range")
    }
  }

  /// A value outside the object's limits: UIKit clamps it.
  private static func outside(_ object: SceneObject, _ schema: ClassSchema) -> Diagnostic? {
    guard let property = object.property("value"), let value = number("value", of: object, schema),
      let minimum = number("minimumValue", of: object, schema),
      let maximum = number("maximumValue", of: object, schema),
      minimum <= maximum, value < minimum || value > maximum
    else { return nil }
    let isAbove = value > maximum
    let (name, limit) = isAbove ? ("maximumValue", maximum) : ("minimumValue", minimum)
    let other = object.property(name)
    guard other != nil || !hasMistakenLimit(object) else { return nil }
    let whole = SceneNumber.text(isAbove && value < 100 && value > 1 && other == nil ? 100 : value)
    return Diagnostic(
      .valueOutsideRange,
      "'value' is \(isAbove ? "above" : "below") '\(name)', which is \(SceneNumber.text(limit))\(other == nil ? " unless it is set" : "")",
      at: property.value.range,
      hint: "write '\(name): \(whole)', or 'value: \(SceneNumber.text(limit))'",
      notes: other.map { [.init("the \(isAbove ? "maximum" : "minimum") is here", at: $0.value.range)] } ?? []
    )
  }

  /// A property's value as a number, its default included; nil for what is no amount.
  private static func number(_ name: String, of object: SceneObject, _ schema: ClassSchema) -> Double? {
    guard let property = schema.properties[name] else { return nil }
    let value = object.property(name)?.value.value ?? property.defaultValue
    let number: Double
    switch value {
    case .int(let whole): number = Double(whole)
    case .double(let fraction): number = fraction
    case .date(let seconds): number = seconds
    default: return nil
    }
    // A named constant such as automaticDimension is not an amount.
    return property.constants.values.contains(number) ? nil : number
  }
}
