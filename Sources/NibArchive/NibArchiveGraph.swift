import TextTables

/// A graph of objects that is being written, whose nodes may be made in any order.
///
/// Nodes are made, values are appended to them in encode order, and `archive(root:coderVersion:)` numbers what the
/// root reaches.
public struct NibArchiveGraph: Sendable {
  var nodes: [Node] = []
  /// The values of all nodes; those of one are linked in encode order.
  var entries: [Entry] = []
  /// The values of runs, those of one side by side; and where those of each are.
  var runEntries: [Entry] = []
  var runs: [Range<Int>] = []
  /// The bytes of all data values, one behind the other.
  var bytes: [UInt8] = []
  var classes = ClassList()
  var keys = KeyList()
  var strings = TextSlots()
  var integers: [Int64: NodeID] = [:]
  var doubles: [UInt64: NodeID] = [:]
  var emptyArray: NodeID?
  var emptySet: NodeID?

  /// What every string and every list of objects needs.
  private(set) var common = Common()

  /// What archives of the graph look like beside what it holds.
  let conventions: Conventions

  /// Creates an empty graph.
  public init() { self.init(Conventions()) }

  /// Creates an empty graph whose archives follow some conventions.
  package init(_ conventions: Conventions) {
    self.conventions = conventions
    common = Common(
      bytes: key("NS.bytes"),
      isInlined: key("NSInlinedValue"),
      element: key(NibArchive.elementKey),
      string: Int32(clamping: classes.index(of: "NSString", fallbacks: [])),
      array: Int32(clamping: classes.index(of: "NSArray", fallbacks: []))
    )
  }

  /// Makes an object without values.
  ///
  /// - Parameters:
  ///   - className: The runtime name of its class.
  ///   - fallbacks: The classes to use where that one is unknown, in order of preference.
  public mutating func makeNode(_ className: String, fallbacks: [String] = []) -> NodeID {
    let classIndex = classes.index(of: className, fallbacks: fallbacks)
    return makeNode(classIndex: Int32(clamping: classIndex))
  }

  /// Makes an object without values, of the class of another one.
  package mutating func makeNode(like other: NodeID) -> NodeID { makeNode(classIndex: nodes[other.index].classIndex) }

  mutating func makeNode(classIndex: Int32) -> NodeID {
    nodes.append(Node(classIndex: classIndex))
    return NodeID(index: nodes.count - 1)
  }

  /// Makes room for what a graph will probably hold in the end.
  ///
  /// An array that grows by itself is in memory twice while it does; room that is not used costs nothing. There is a limit nevertheless:
  /// the first objects of a scene may be large, and a million small ones follow.
  ///
  /// - Parameters:
  ///   - steps: How much is still to be done, as a multiple of what was done since the graph was `earlier`.
  ///   - earlier: The size of the graph then.
  ///   - values: How many values come besides.
  package mutating func reserve(_ steps: Int, since earlier: Size, further values: Int = 0) {
    let now = size
    let growth = { (now: Int, earlier: Int) in min(now + max(0, now - earlier) * steps * 5 / 4, 1 << 22) }
    nodes.reserveCapacity(growth(now.nodes, earlier.nodes))
    entries.reserveCapacity(growth(now.values, earlier.values) + min(values, 1 << 22))
    bytes.reserveCapacity(growth(now.bytes, earlier.bytes))
  }

  /// How much the graph holds.
  package var size: Size { Size(nodes: nodes.count, values: entries.count, bytes: bytes.count) }

  /// The number of a key, under which values are appended without looking its name up again.
  package mutating func key(_ name: String) -> KeyID { KeyID(index: UInt32(clamping: keys.index(of: name))) }

  /// Appends a value to an object, after those it has.
  public mutating func append(_ key: String, _ value: Value, to node: NodeID) {
    append(self.key(key), value, to: node)
  }

  /// Appends a value under a key that is known already.
  package mutating func append(_ key: KeyID, _ value: Value, to node: NodeID) {
    append(key, stored(value), to: node)
  }

  /// The kept form of the numbers of a point, a size or a rectangle, as UIKit writes them.
  package mutating func prepared(numbers: [Double]) -> Stored {
    let start = bytes.count
    NibArchive.Payload.append(numbers, to: &bytes)
    return .data(UInt32(clamping: start), UInt32(clamping: bytes.count - start))
  }

  /// Appends the numbers of a point.
  package mutating func append(_ key: KeyID, point x: Double, _ y: Double, to node: NodeID) {
    let start = bytes.count
    NibArchive.Payload.append(x, y, to: &bytes)
    append(key, .data(UInt32(clamping: start), UInt32(clamping: bytes.count - start)), to: node)
  }

  /// Appends the numbers of a rectangle.
  package mutating func append(
    _ key: KeyID,
    rect x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    to node: NodeID
  ) {
    let start = bytes.count
    NibArchive.Payload.append(x, y, width, height, to: &bytes)
    append(key, .data(UInt32(clamping: start), UInt32(clamping: bytes.count - start)), to: node)
  }

  /// The kept form of a value that several objects may have: appending it again takes no copy of its data.
  package mutating func prepared(_ value: Value) -> Stored { stored(value) }

  /// Appends a value in its kept form.
  package mutating func append(_ key: KeyID, _ stored: Stored, to node: NodeID) {
    append(Entry(key: key.index, next: Entry.none, stored: stored), to: node.index)
  }

  mutating func append(_ entry: Entry, to node: Int) {
    let position = UInt32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    let last = nodes[node].last
    if last == Entry.none { nodes[node].first = position } else { entries[Int(last)].next = position }
    nodes[node].last = position
  }

  /// Appends an integer in the smallest signed width that holds it, as Apple's encoder does.
  ///
  /// A negative integer always takes eight bytes.
  public mutating func append(_ key: String, integer: Int, to node: NodeID) {
    append(key, .integer(integer), to: node)
  }
}

extension NibArchiveGraph {
  /// An object of the graph.
  ///
  /// It is meaningful only in the graph that made it and in copies of that.
  public struct NodeID: Hashable, Sendable {
    let index: Int
  }

  /// How much a graph holds: objects, values, and bytes of data.
  package struct Size: Sendable {
    let nodes: Int
    let values: Int
    let bytes: Int
  }

  /// A key of the graph, by the order in which keys came up.
  package struct KeyID: Hashable, Sendable {
    let index: UInt32
  }

  /// A value of the graph, which has the same number as long as its node's values are not replaced.
  package struct EntryID: Hashable, Sendable {
    let index: Int
  }

  /// Keys and classes that are looked up for most objects.
  struct Common: Sendable {
    var bytes = KeyID(index: 0)
    var isInlined = KeyID(index: 0)
    var element = KeyID(index: 0)
    var string: Int32 = 0
    var array: Int32 = 0
  }

  struct Node: Sendable {
    var classIndex: Int32
    /// The indexes of the first and the last value; `Entry.none` where there is none.
    var first = Entry.none
    var last = Entry.none
  }

  /// A value without references: data stands in `bytes`, from an offset on.
  package enum Stored: Hashable, Sendable {
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case data(UInt32, UInt32)
    case null
    case object(UInt32)

    /// An integer in the smallest signed width that holds it; a negative one always takes eight bytes.
    package static func integer(_ value: Int) -> Self {
      switch value {
      case 0...Int(Int8.max): .int8(Int8(truncatingIfNeeded: value))
      case 0...Int(Int16.max): .int16(Int16(truncatingIfNeeded: value))
      case 0...Int(Int32.max): .int32(Int32(truncatingIfNeeded: value))
      default: .int64(Int64(value))
      }
    }

    /// A reference to another node.
    package static func node(_ node: NodeID) -> Self { .object(UInt32(truncatingIfNeeded: node.index)) }
  }

  struct ClassKey: Hashable, Sendable {
    var name: String
    var fallbacks: [String]
  }
}
