import TextTables

extension NibArchiveGraph {
  /// The `NSString` of a text; equal texts are one object.
  ///
  /// Texts are equal when their bytes are: two spellings of an accented letter stay apart.
  public mutating func string(_ text: String) -> NodeID {
    var text = text
    return text.withUTF8 { string($0) }
  }

  /// The `NSString` of a text in UTF-8.
  package mutating func string(_ text: UnsafeBufferPointer<UInt8>) -> NodeID {
    let hash = TextSlots.hash(text)
    let known = bytes.withUnsafeBufferPointer { strings.index(of: text, hash: hash, in: $0) }
    if known >= 0 { return NodeID(index: known) }
    let node = makeNode(classIndex: common.string)
    let start = bytes.count
    bytes.append(contentsOf: text)
    append(common.bytes, .data(UInt32(clamping: start), UInt32(clamping: text.count)), to: node)
    strings.add(node.index, hash: hash, at: start..<bytes.count)
    return node
  }

  /// The `NSNumber` of a floating-point number; equal numbers are one object, whole ones also with the integer.
  public mutating func number(_ value: Double) -> NodeID {
    if let known = doubles[value.bitPattern] ?? Int64(exactly: value).flatMap({ integers[$0] }) { return known }
    let node = makeNode("NSNumber")
    append("NS.dblval", .double(value), to: node)
    doubles[value.bitPattern] = node
    return node
  }

  /// The `NSNumber` of an integer; equal numbers are one object.
  ///
  /// A truth value in a runtime attribute is the integer 0 or 1. What came first as a floating-point number stays one.
  public mutating func number(integer value: Int) -> NodeID {
    if let known = integers[Int64(value)] { return known }
    if Int(exactly: Double(value)) == value, let known = doubles[Double(value).bitPattern] { return known }
    let node = makeNode("NSNumber")
    append("NS.intval", integer: value, to: node)
    integers[Int64(value)] = node
    return node
  }

  /// An `NSArray` or `NSMutableArray` of objects.
  ///
  /// All empty `NSArray`s are one object; every mutable array is its own.
  ///
  /// - Parameters:
  ///   - className: The class of the array.
  ///   - elements: The elements in order.
  public mutating func array(_ className: String = "NSArray", _ elements: [NodeID]) -> NodeID {
    let sharesNode = className == "NSArray" && elements.isEmpty
    if sharesNode, let emptyArray { return emptyArray }
    let node = inlined(className, elements)
    if sharesNode { emptyArray = node }
    return node
  }

  /// An `NSDictionary` or `NSMutableDictionary`, its keys and values in turn.
  public mutating func dictionary(_ className: String = "NSDictionary", _ pairs: [(NodeID, NodeID)]) -> NodeID {
    let node = makeNode(className)
    append(common.isInlined, Stored.bool(true), to: node)
    for (key, value) in pairs {
      append(common.element, Stored.node(key), to: node)
      append(common.element, Stored.node(value), to: node)
    }
    return node
  }

  /// An `NSSet` or `NSOrderedSet`, with a numbered key for each element as coder 10 writes them.
  ///
  /// Coder 9 writes an `NSSet` as it does an array, and all empty ones are one object.
  public mutating func set(_ className: String = "NSSet", _ elements: [NodeID], coderVersion: UInt32 = 10) -> NodeID {
    if coderVersion < 10, className == "NSSet" {
      if elements.isEmpty, let emptySet { return emptySet }
      let node = inlined(className, elements)
      if elements.isEmpty { emptySet = node }
      return node
    }
    let node = makeNode(className)
    for (index, element) in elements.enumerated() {
      append("NS.object.\(index)", .object(element), to: node)
    }
    return node
  }

  private mutating func inlined(_ className: String, _ elements: [NodeID]) -> NodeID {
    let node = className == "NSArray" ? makeNode(classIndex: common.array) : makeNode(className)
    append(common.isInlined, Stored.bool(true), to: node)
    for element in elements { append(common.element, Stored.node(element), to: node) }
    return node
  }
}
