import SceneDiagnostics

/// One thing that a scene must satisfy.
struct ValidationRule: Sendable {
  /// The ids of the diagnostics that the rule makes.
  var ids: [String]
  /// The correct state, in a sentence.
  var summary: String
  /// Whether a comment with a reason can silence the rule.
  var isSuppressible = false
  var check: @Sendable (ValidationContext) -> [Diagnostic]
}

extension ValidationRule {
  /// All rules, in the order in which they look at a scene.
  static let all: [ValidationRule] = [
    duplicateKey, unknownClass, unknownProperty, unknownSlot, requiredProperty, exclusiveProperties, applicationPlace,
    identifiers,
    superclassConflict, duplicateIdentifier, duplicateTag, propertyRanges, indexRange, slotContent, oneParent,
    viewOwnership, ownerView, embedding, strayEmbedding, reuseIdentifiers, danglingReference, outlets, outletInSlot,
    actions, messages, selfReceiver,
    prototypeReferences, runtimeAttributes, constraintItems, constraintAttributes, constraintRelation,
    impossibleConstant, duplicateConstraint, duplicateVariation, deprecatedClass, deprecatedProperty, deprecatedValue,
    availability, swiftClasses, genericClass, unconnectedOutlets,
  ]
}
