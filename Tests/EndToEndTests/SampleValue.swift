import SceneCatalog
import SceneModel

/// A value for a property that is not its default, as a scene writes it.
struct SampleValue {
  let text: String

  /// Nil for a property whose type has one value only.
  init?(_ property: PropertySchema, catalog: SceneCatalog) {
    guard let one = Self.one(property, catalog: catalog) else { return nil }
    if property.isList {
      text = "[\(one)]"
    } else if let keys = property.keyedBy {
      text = keys == "NSLayoutConstraint.Axis" ? "{horizontal: 251, vertical: 252}" : "{normal: \(one)}"
    } else {
      text = one
    }
  }

  private static func one(_ property: PropertySchema, catalog: SceneCatalog) -> String? {
    switch property.type {
    case .bool: property.defaultValue == .bool(true) ? "false" : "true"
    case .int: integer(property)
    case .double: number(property)
    case .text where property.name == "timeZone": "Europe/Berlin"
    case .text where property.name == "locale": "de_DE"
    case .text where property.name == "calendar": "japanese"
    case .text: "Sample"
    case .attributedText: "[{text: Sample, font: {boldSystemFont: 13}, foregroundColor: systemRed}]"
    case .textAttributes: "{font: {boldSystemFont: 13}, foregroundColor: systemRed}"
    case .geometry(.transform): "[2, 0, 0, 2, 3, 4]"
    case .geometry(let kind): "[" + (1...kind.count).map { "\($0)" }.joined(separator: ", ") + "]"
    case .color: "systemRed"
    case .font: "{boldSystemFont: 13}"
    case .image: "sample"
    case .date: "2024-02-29T12:30:00Z"
    case .factory(.button): "{plain: {title: Sample}}"
    case .factory(.listContent): "{valueCell: {text: Sample}}"
    case .factory(.background): "{listGroupedCell: {cornerRadius: 4}}"
    case .named(let name): caseName(name, property, catalog: catalog)
    }
  }

  private static func integer(_ property: PropertySchema) -> String {
    // There is one page less to be on than there are pages, and a control without segments selects at most the first.
    if property.name == "currentPage" { return "2" }
    if property.name == "selectedSegmentIndex" { return "0" }
    var number = 3
    if let minimum = property.minimum { number = max(number, Int(minimum) + 1) }
    if let maximum = property.maximum { number = min(number, Int(maximum)) }
    return property.defaultValue == .int(number) ? "\(number - 1)" : "\(number)"
  }

  private static func number(_ property: PropertySchema) -> String {
    // Representable in single precision, so that both precisions read back the same.
    let upper = property.maximum ?? 1000
    let lower = max(property.minimum ?? 0, 0)
    if property.name.hasPrefix("maximum"), property.maximum == nil { return SceneNumber.text(lower + 1.5) }
    let candidates = [lower + 0.5, lower + 0.25, upper]
    let number = candidates.first { $0 <= upper && property.defaultValue != .double($0) } ?? upper
    return SceneNumber.text(number)
  }

  private static func caseName(_ type: String, _ property: PropertySchema, catalog: SceneCatalog) -> String? {
    guard let enumeration = catalog.enumeration(named: type) else { return nil }
    if enumeration.isOptionSet {
      let other = enumeration.cases.first {
        $0.raw != .int(0) && property.defaultValue != .optionSet([$0.name], raw: 0)
      }
      return other.map { "[\($0.name)]" }
    }
    let defaultRaw: SceneValue.RawValue? = if case .enumeration(_, let raw) = property.defaultValue { raw } else { nil }
    return enumeration.cases.first { $0.raw != defaultRaw }?.name
  }
}
