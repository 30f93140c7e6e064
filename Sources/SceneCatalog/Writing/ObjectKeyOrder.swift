import SceneLanguage

/// The order in which the keys of an object are written.
///
/// What the object is, where it lies, its properties with its own class's before inherited ones, what stands in it, and last
/// how it is wired.
package struct ObjectKeyOrder: Sendable {
  /// A rank in the order; keys of one rank keep the order in which their author wrote them.
  package typealias Rank = Int

  private static let head = [SceneKeys.use] + SceneKeys.Object.head.map(\.rawValue) + ["tag", "reuseIdentifier"]
  private static let geometry = ["frame", "bounds", "center", "transform"]
  private static let wiring = SceneKeys.Object.wiring.map(\.rawValue)
  private static let fixed: [String: Rank] = {
    var ranks: [String: Rank] = [:]
    for (offset, name) in head.enumerated() { ranks[name] = offset }
    for (offset, name) in geometry.enumerated() { ranks[name] = geometryRank + offset }
    ranks[SceneKeys.Object.embedIn.rawValue] = embeddingRank
    for (offset, name) in wiring.enumerated() { ranks[name] = wiringRank + 2 * offset }
    for name in [SceneKeys.StoryboardObject.storyboardIdentifier, .unwindActions] {
      ranks[name.rawValue] = unknownRank
    }
    // Behind everything but what is for Interface Builder.
    ranks[SceneKeys.StoryboardObject.segues.rawValue] = wiringRank + 2 * (wiring.count - 1) - 1
    return ranks
  }()

  private static let initializerRank = 100
  private static let geometryRank = 200
  private static let propertyRank = 1000
  /// More than a class declares itself.
  private static let classStride = 10_000
  private static let unknownRank = 1_000_000
  private static let embeddingRank = 1_000_001
  private static let slotRank = 1_000_002
  private static let wiringRank = 1_000_003

  private let ranks: [String: Rank]

  /// Makes the order of a class's objects; nil stands for a class of which nothing is known.
  package init(_ schema: ClassSchema?, in catalog: SceneCatalog) {
    guard let schema else {
      ranks = Self.fixed
      return
    }
    var ranks: [String: Rank] = [:]
    let levels = Dictionary(schema.lineage.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let custom = Set(schema.lineage.filter { catalog.schema(named: $0)?.isCustom == true })
    for (offset, name) in schema.propertyNames.enumerated() {
      guard let property = schema.properties[name] else { continue }
      if property.isInitializerArgument {
        ranks[name] = Self.initializerRank
      } else if custom.contains(property.declaringClass) {
        // They are set one after the other when the nib is loaded: in the order written.
        ranks[name] = Self.propertyRank
      } else {
        let level = levels[property.declaringClass] ?? 1
        ranks[name] = Self.propertyRank + (level + 1) * Self.classStride + offset
      }
    }
    // Children are archived in the order of the text.
    for name in schema.slotNames { ranks[name] = Self.slotRank }
    self.ranks = ranks.merging(Self.fixed) { _, fixed in fixed }
  }

  /// The rank of a key.
  package func rank(of key: String) -> Rank { ranks[key] ?? Self.unknownRank }
}
