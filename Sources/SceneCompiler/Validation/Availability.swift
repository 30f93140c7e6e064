import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// The oldest system that the application runs on has every class, property and guide that the scene uses.
  static let availability = ValidationRule(
    ids: ["unavailable"],
    summary: "The deployment target has everything that the scene uses.",
    isSuppressible: true
  ) { context in
    guard let target = context.target else { return [] }
    var diagnostics: [Diagnostic] = []
    func require(_ version: String?, _ what: String, at range: SourceRange) {
      guard let needed = version.flatMap({ DeploymentTarget($0) }), needed > target else { return }
      diagnostics.append(
        Diagnostic(
          "unavailable",
          "\(what) came with \(needed.name)",
          at: range,
          hint: "the deployment target is \(target.name)"
        )
      )
    }
    for (_, object, schema) in context.objects {
      guard let schema else { continue }
      require(schema.availability, schema.name, at: object.className.range)
      for property in object.properties + object.variations.flatMap(\.properties) {
        guard let declared = schema.properties[property.name.value] else { continue }
        if let version = declared.availability, target.isBefore(version) {
          // What its values need is no second mistake.
          require(version, "'\(property.name.value)'", at: property.name.range)
          continue
        }
        let range = property.value.range
        if isSymbol(property.value.value) { require("iOS 13.0", "an image of the system", at: range) }
        for one in lateCases(property.value.value, of: declared.type, target, context.catalog) {
          require(one.availability, "'\(one.name)'", at: range)
        }
      }
    }
    for constraint in context.scene.constraints {
      for guide in [constraint.first.guide, constraint.second?.guide].compactMap({ $0 }) {
        require(guides[guide.value], "'\(guide.value)'", at: guide.range)
      }
    }
    return diagnostics
  }

  private static let guides = [
    "safeAreaLayoutGuide": "iOS 11.0", "contentLayoutGuide": "iOS 11.0", "frameLayoutGuide": "iOS 11.0",
    "keyboardLayoutGuide": "iOS 15.0", "readableContentGuide": "iOS 9.0", "layoutMarginsGuide": "iOS 9.0",
  ]

  /// The cases in a value that the target does not have.
  private static func lateCases(
    _ value: SceneValue,
    of type: PropertyType,
    _ target: DeploymentTarget,
    _ catalog: SceneCatalog
  ) -> [EnumerationSchema.Case] {
    func late(_ names: [String], of typeName: String) -> [EnumerationSchema.Case] {
      let type = catalog.enumeration(named: typeName)
      return names.compactMap { type?.named($0) }.filter { target.isBefore($0.availability) }
    }
    switch (value, type) {
    case (.enumeration(let name, _), .named(let typeName)): return late([name], of: typeName)
    case (.optionSet(let names, _), .named(let typeName)): return late(names, of: typeName)
    case (.font(.textStyle(let style)), _): return late([style], of: "UIFont.TextStyle")
    case (.list(let values), _): return values.flatMap { lateCases($0, of: type, target, catalog) }
    case (.keyed(let values), _): return values.flatMap { lateCases($0.value, of: type, target, catalog) }
    case (.factory(_, let arguments), _):
      return arguments.flatMap { argument in
        ValueReader.configurationTypes[argument.name].map { lateCases(argument.value, of: $0, target, catalog) } ?? []
      }
    case (.attributedText(let runs), _):
      return runs.flatMap(\.attributes).flatMap { attribute in
        ValueReader.attributeTypes[attribute.name].map { lateCases(attribute.value, of: $0, target, catalog) } ?? []
      }
    default: return []
    }
  }

  private static func isSymbol(_ value: SceneValue) -> Bool {
    switch value {
    case .image(.system): true
    case .keyed(let values): values.contains { if case .image(.system) = $0.value { true } else { false } }
    default: false
    }
  }
}
