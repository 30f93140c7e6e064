import SceneDiagnostics

/// One thing that a scene must satisfy.
struct ValidationRule: Sendable {
  /// The kinds of diagnostics that the rule reports.
  var kinds: [DiagnosticKind]
  /// The correct state, in a sentence.
  var summary: String
  var check: @Sendable (ValidationContext) -> [Diagnostic]
  /// Whether a comment with a reason can suppress the rule.
  var isSuppressible: Bool { kinds.contains(where: \.isSuppressible) }
}

extension ValidationRule {
  /// All rules, in the order in which they look at a scene.
  static let all: [ValidationRule] = [
    duplicateKey, unknownClass, unknownProperty, unknownSlot, requiredProperty, exclusiveProperties, applicationPlace,
    identifiers,
    superclassConflict, duplicateIdentifier, duplicateTag, propertyRanges, indexRange, slotContent, oneParent,
    viewOwnership, ownerView, embedding, strayEmbedding, reuseIdentifiers, danglingReference, outlets, outletInSlot,
    actions, messages, selfReceiver,
    prototypeReferences, staticTable, runtimeAttributes, constraintItems, constraintAttributes, constraintRelation,
    impossibleConstant, duplicateConstraint, duplicateVariation, overlappingVariations, fixedProperty, deprecatedClass,
    deprecatedProperty, deprecatedValue,
    availability, swiftClasses, genericClass, unconnectedOutlets,
  ]
}
