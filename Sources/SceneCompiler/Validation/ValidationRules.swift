import SceneDiagnostics

/// What tools need to know of the rules.
package enum ValidationRules {
  /// The ids of all rules' diagnostics, in the order in which the rules look at a scene.
  package static var ids: [String] { ValidationRule.all.flatMap(\.ids) }

  /// The ids of diagnostics that a comment can silence: those of some rules, and every warning.
  package static var suppressibleIDs: Set<String> {
    Set(ValidationRule.all.filter(\.isSuppressible).flatMap(\.ids))
      .union(DiagnosticIDs.all.filter { $0.severity != .error }.map(\.id))
  }
}
