import NibArchive
import SceneModel
import TextTables

/// What the keys of an object are written from.
///
/// Objects of a class that set the same properties differ in their values only: which keys they have is worked out once for all of
/// them, and keys that say the same for all are one run.
struct KeyLayout {
  /// What objects of the layout have in common.
  let traits: Traits
  /// The parts among those of all layouts.
  let parts: Range<Int>
  /// Whether a property belongs to the configuration of accessibility.
  let isAccessible: Bool
  /// Whether a property is set through key-value coding.
  let hasPairs: Bool

  enum Part {
    case run(NibArchiveGraph.RunID)
    case shared(NibArchiveGraph.KeyID, NibArchiveGraph.Stored)
    /// The value of the property with an offset among the object's, as a step of all says, which `direct` of all writes.
    case property(offset: Int, step: Int, direct: Int)
    /// A part of the geometry of a view that has a frame and nothing else.
    case frame(offset: Int, ViewGeometry.Part, NibArchiveGraph.KeyID)
    /// Whatever a step of all comes to.
    case evaluated(step: Int)
  }

  /// What decides which keys an object has.
  struct Traits: Equatable {
    /// The index of the plan.
    let plan: Int
    var isPlaced = false
    var hasSlots = false
    var hasConstraints = false
    var hasAttributes = false
    /// Whether the object is at another location than its frame says.
    var isMoved = false
    /// The names of the properties in order, as numbers of the scene; the highest bit is set for geometry.
    var names: [UInt32] = []

    static func nameNumber(_ property: PropertyRecord) -> UInt32 {
      property.kind == .geometry ? property.name | 1 << 31 : property.name
    }

    /// Whether everything but the names of properties is the same.
    func isAlikeButForNames(_ other: Self) -> Bool {
      isPlaced == other.isPlaced && hasSlots == other.hasSlots && hasConstraints == other.hasConstraints
        && hasAttributes == other.hasAttributes && isMoved == other.isMoved
    }

    /// A number that differs for most others.
    var hash: UInt64 {
      let seed = HashSeed.ofProcess
      var hash = UInt64(truncatingIfNeeded: plan)
      for flag in [isPlaced, hasSlots, hasConstraints, hasAttributes, isMoved] { hash = hash << 1 | (flag ? 1 : 0) }
      hash = seed.mixed(0, with: hash)
      for name in names { hash = seed.mixed(hash, with: UInt64(name)) }
      return hash
    }
  }
}
