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
      for property in object.properties {
        require(
          schema.properties[property.name.value]?.availability,
          "'\(property.name.value)'",
          at: property.name.range
        )
        if isSymbol(property.value.value) { require("iOS 13.0", "an image of the system", at: property.value.range) }
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

  private static func isSymbol(_ value: SceneValue) -> Bool {
    switch value {
    case .image(.system): true
    case .keyed(let values): values.contains { if case .image(.system) = $0.value { true } else { false } }
    default: false
    }
  }
}
