/// A collection whose end has not been read yet.
struct OpenCollection {
  let node: NodeID
  /// Whether its children are keys and values in turn.
  let isMapping: Bool
  /// The number of its anchor; nil where it has none.
  let anchor: Int?
  /// Whether it ends with its last child, since no bracket closes it.
  let endsWithLastChild: Bool
  var lastChild: NodeID?
  /// Two bits for each key so far: keys that are the same have the same.
  var keyBits: UInt64 = 0
  /// Whether two keys may be the same.
  var isSuspect = false
  var childCount = 0
  /// The collections that stand in each other within it, itself not counted.
  var height = 0
}
