package import SceneCatalog
package import SceneModel

/// How a nib is written, and what is wanted beside it.
package struct EmissionOptions: Sendable {
  /// The version of Xcode like which the nib is written.
  package var tools: NibTools
  /// Which systems the nib is for.
  package var variant: NibVariant
  /// The plans of classes, which nibs of one catalog share.
  package var plans: ClassPlans
  /// The prototype whose own nib is wanted; nil for the scene's nib.
  package var prototype: ObjectID?
  /// What is wanted beside the nib.
  package var details: EmissionDetails

  /// Makes options; without arguments those of a nib as the newest usual tools write it.
  package init(
    like tools: NibTools = .usual,
    variant: NibVariant = .current,
    plans: ClassPlans = ClassPlans(),
    prototype: ObjectID? = nil,
    details: EmissionDetails = []
  ) {
    (self.tools, self.variant, self.plans) = (tools, variant, plans)
    (self.prototype, self.details) = (prototype, details)
  }
}

/// What an emission finds out beside the nib, each of which takes time.
package struct EmissionDetails: OptionSet, Sendable {
  package let rawValue: UInt8

  /// The lines of the scene that the parts of the nib come from.
  package static let sourceMap = EmissionDetails(rawValue: 1)
  /// Where objects and constraints are in the nib's list of objects.
  package static let listIndexes = EmissionDetails(rawValue: 2)
  /// The numbers that objects and constraints have in the archive.
  package static let numbers = EmissionDetails(rawValue: 4)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
