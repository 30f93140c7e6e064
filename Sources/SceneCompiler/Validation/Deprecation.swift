import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No object is of a class that UIKit has given up.
  static let deprecatedClass = ValidationRule(
    kinds: [.deprecatedClass],
    summary: "No object is of a class that UIKit has given up."
  ) { context in
    context.objects(where: { $0.deprecation != nil }).compactMap { _, object, schema in
      guard let deprecation = Deprecation(schema.deprecation), deprecation.holds(for: context.target) else {
        return nil
      }
      return Diagnostic(
        .deprecatedClass,
        "\(schema.name) \(deprecation.words)",
        at: object.className.range,
        hint: deprecation.advice
      )
    }
  }

  /// No property is set that has a certain successor on every system that the application runs on.
  ///
  /// Only a configured target says that the successor can be used; without one, and without a successor, nothing is said.
  static let deprecatedProperty = ValidationRule(
    kinds: [.deprecatedProperty],
    summary: "No property is set that has a certain successor."
  ) { context in
    guard let target = context.target else { return [] }
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects {
      for property in object.properties + object.variations.flatMap(\.properties) {
        guard let declared = schema?.properties[property.name.value],
          let deprecation = Deprecation(declared.deprecation), deprecation.holds(for: target), deprecation.advice != nil
        else { continue }
        diagnostics.append(
          Diagnostic(
            .deprecatedProperty,
            "'\(property.name.value)' \(deprecation.words)",
            at: property.name.range,
            hint: deprecation.advice,
            fixIts: deprecation.renaming(at: property.name.range) { schema?.properties[$0]?.type == declared.type }
          )
        )
      }
    }
    return diagnostics
  }

  /// No value names a case or a color that has a certain successor on every system that the application runs on.
  ///
  /// Nothing is said without a target, as of properties.
  static let deprecatedValue = ValidationRule(
    kinds: [.deprecatedValue],
    summary: "No value names a case or color that has a certain successor."
  ) { context in
    guard let target = context.target else { return [] }
    return context.scene.versionedUses.compactMap { use in
      guard let deprecation = Deprecation(use.deprecation), deprecation.holds(for: target), deprecation.advice != nil
      else { return nil }
      return Diagnostic(
        .deprecatedValue,
        "\(use.name) \(deprecation.words)",
        at: use.range,
        hint: deprecation.advice,
        fixIts: deprecation.renaming(at: use.range)
      )
    }
  }
}

extension Deprecation {
  fileprivate var words: String { "is deprecated since \(version.name)" }

  /// The fix that writes the successor's name instead, which only its author knows to be meant; none where
  /// the successor is no plain name, or none that fits.
  fileprivate func renaming(at range: SourceRange, where fits: (String) -> Bool = { _ in true }) -> [Diagnostic.FixIt] {
    guard let successor, fits(successor) else { return [] }
    return [.init("write \(successor)", edits: [TextEdit(range: range, replacement: successor)])]
  }
}
