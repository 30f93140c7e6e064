import SceneModel

/// What stages ask of a class again and again, worked out of its declaration.
///
/// Compiled declarations have it ready: a scene takes a dozen classes with hundreds of members, which need not be looked through.
struct ClassDigest: Equatable, Sendable {
  /// Whether it was read from the tables, as those of all superclasses were.
  var isCompiled = false
  /// The class and its superclasses, as far as they have a `KnownClass`.
  var kinds: KnownClass.Set = []
  /// Where the properties that have a `PropertyName` are among all, by its number; negative for those that the class does not have.
  var namedProperties = Array(repeating: -1, count: PropertyName.count)
  var requiredProperties: [String] = []
  var requiredSlots: [String] = []
  var exclusions: [String: [String]] = [:]
  var madeSlots: [String] = []
  var joiningSlots: [String: [String]] = [:]
  var guestSlots: [String: [String]] = [:]
  var prototypeSlots: [String] = []
  var constrainingSlots: [String] = []
  var dataSourceSlots: [String] = []
  var unverifiedProperties: [String] = []
  var unverifiedSlots: [String] = []

  /// Makes the digest of a class without members.
  init() {}

  /// Looks through a declaration.
  init(_ declaration: ClassDeclaration) {
    kinds = KnownClass.Set(named: declaration.lineage)
    for (index, name) in declaration.propertyNames.enumerated() {
      if let known = PropertyName.named(name) { namedProperties[Int(known.rawValue)] = index }
    }
    requiredProperties = declaration.propertyNames.filter { declaration.properties[$0]?.isRequired == true }
    exclusions = declaration.properties.mapValues(\.excludes).filter { !$0.value.isEmpty }
    func slots(_ isIncluded: (SlotSchema) -> Bool) -> [String] {
      declaration.slotNames.filter { declaration.slots[$0].map(isIncluded) ?? false }
    }
    requiredSlots = slots(\.isRequired)
    madeSlots = slots { $0.isMade && $0.impliedClass != nil }
    joiningSlots = Dictionary(grouping: slots { $0.joins != nil }) { declaration.slots[$0]?.joins ?? "" }
    guestSlots = Dictionary(grouping: slots { $0.standsIn != nil }) { declaration.slots[$0]?.standsIn ?? "" }
    constrainingSlots = slots(\.usesConstraints)
    dataSourceSlots = slots(\.isDataSource)
    unverifiedProperties = declaration.propertyNames.filter { declaration.properties[$0]?.isUnverified == true }
    unverifiedSlots = slots { $0.isUnverified && $0.key != nil }
    prototypeSlots = declaration.keys.flatMap { rule -> [String] in
      if case .slots(let names, .prototypeNibs) = rule.content { names } else { [] }
    }
  }
}
