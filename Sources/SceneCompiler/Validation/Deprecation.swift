import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No object is of a class that UIKit has given up.
  static let deprecatedClass = ValidationRule(
    ids: ["deprecated-class"],
    summary: "No object is of a class that UIKit has given up.",
    isSuppressible: true
  ) { context in
    context.objects.compactMap { _, object, schema in
      guard let schema, let deprecation = Deprecation(schema.deprecation), deprecation.holds(for: context.target) else {
        return nil
      }
      return Diagnostic(
        "deprecated-class",
        .warning,
        "\(schema.name) is deprecated since \(deprecation.version.name)",
        at: object.className.range,
        hint: deprecation.replacement.map { "use \($0)" }
      )
    }
  }

  /// No property is set that has a certain successor on every system that the application runs on.
  ///
  /// Only a configured target says that the successor can be used; without one, and without a successor, nothing is said.
  static let deprecatedProperty = ValidationRule(
    ids: ["deprecated-property"],
    summary: "No property is set that has a certain successor.",
    isSuppressible: true
  ) { context in
    guard let target = context.target else { return [] }
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects {
      for property in object.properties + object.variations.flatMap(\.properties) {
        guard let declared = schema?.properties[property.name.value],
          let deprecation = Deprecation(declared.deprecation), deprecation.holds(for: target),
          let replacement = deprecation.replacement
        else { continue }
        diagnostics.append(
          Diagnostic(
            "deprecated-property",
            .warning,
            "'\(property.name.value)' is deprecated since \(deprecation.version.name)",
            at: property.name.range,
            hint: "use \(replacement)"
          )
        )
      }
    }
    return diagnostics
  }

  /// What a schema says under `deprecated`: `iOS 12.0, use WKWebView`.
  private struct Deprecation {
    var version: DeploymentTarget
    var replacement: String?

    init?(_ text: String?) {
      guard let text, let version = DeploymentTarget(text) else { return nil }
      self.version = version
      let marker = ", use "
      let rest = text.drop { $0 != "," }
      if rest.hasPrefix(marker) { replacement = String(rest.dropFirst(marker.count)) }
    }

    /// Without a target the newest system is meant.
    func holds(for target: DeploymentTarget?) -> Bool { target.map { $0 >= version } ?? true }
  }
}
