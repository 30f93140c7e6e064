import SceneCatalog
import SceneModel

/// What a key of an object comes to.
enum KeyOutcome {
  /// The object does not have the key.
  case nothing
  case null
  case value(SceneValue, ValueForm)
  case object(ObjectID)
  /// A collection of objects, each within an object of the wrapper's class where there is one.
  case objects([ObjectID], collection: String, wrapper: String?)
  /// Those of several slots with one key.
  case several([KeyOutcome])
  /// The text of a label, whose lines break as the label says.
  case labelText([SceneValue.AttributedRun], lineBreakMode: Int)
  /// The view in which a cell keeps a configuration, as large as the cell.
  case configurationView(SceneValue, width: Double, height: Double)
  /// The color that Xcode 7 gives the cells of tables.
  case cellColor
  /// The color of the background that a cell's selection style makes, and the key that marks it as a copy.
  case cellBackgroundColor
  /// Something that every object has for itself, and that is known only when it is written.
  case own
}

/// What the outcome of a key was found from.
struct KeyInputs: Sendable {
  /// What else than properties was asked for.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    /// What stands in slots of the object, or beside it in slots of the object around it.
    static let slots = Kinds(rawValue: 1)
    /// The constraints that stand on the object.
    static let constraints = Kinds(rawValue: 2)
    /// Whether constraints name a guide of some view.
    static let guides = Kinds(rawValue: 4)
    /// Whether constraints say where the object is.
    static let placement = Kinds(rawValue: 8)
    /// Something that no two objects need to have in common.
    static let identity = Kinds(rawValue: 16)
  }

  var kinds: Kinds = []
  /// The properties, each once.
  private(set) var properties: [String] = []

  mutating func add(_ property: String) {
    if !properties.contains(property) { properties.append(property) }
  }

  mutating func add(_ other: KeyInputs) {
    kinds.formUnion(other.kinds)
    for property in other.properties { add(property) }
  }
}
