/// What tools need to know of the rules.
package enum ValidationRules {
  /// The ids of all rules' diagnostics, in the order in which the rules look at a scene.
  package static var ids: [String] { ValidationRule.all.flatMap(\.ids) }
}
