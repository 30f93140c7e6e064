package import SceneDiagnostics
import TextTables

/// The objects of a scene, in flat arrays.
///
/// An object that is asked for is put together from its record; code that looks at all objects of a large scene looks at the records.
package struct SceneObjectList: Sendable {
  /// One record an object, in the order of the text.
  package var records: [ObjectRecord] = []
  /// The properties of all objects; those of one are side by side.
  package var properties: [PropertyRecord] = []
  /// The slots of all objects; those of one are side by side.
  package var slots: [SlotRecord] = []
  /// The children of all slots, as indexes of objects; those of one slot are side by side.
  package var children: [Int32] = []
  /// The numbers of all points, rectangles and other structs.
  package var numbers: [Double] = []
  /// The values that are more than a number; equal ones may share an entry.
  package var values: [SceneValue] = []
  /// The styles that properties came from, where the objects name them.
  package var styles: [Located<String>] = []
  /// Key and value of properties whose record has no room for them.
  var otherRanges: [(key: SourceRange, value: SourceRange)] = []
  /// What objects have beside their records.
  package var rests: [ObjectRest] = []
  /// The names of classes, properties and slots.
  package var names = NameTable()
  private let bytes: [UInt8]

  /// Makes an empty list of objects whose texts may point into a source.
  package init(source: SourceText) {
    bytes = source.bytes
  }
}

extension SceneObjectList {
  /// Makes room for all that a tree can hold: an array that grows is in memory twice while it does.
  ///
  /// Room that is not used is never touched, so it costs nothing.
  ///
  /// - Parameter nodes: The number of the tree's nodes; an object has four at least, a property two.
  package mutating func reserve(nodes: Int) {
    records.reserveCapacity(nodes / 4)
    properties.reserveCapacity(nodes / 4)
    children.reserveCapacity(nodes / 4)
    slots.reserveCapacity(nodes / 8)
    numbers.reserveCapacity(nodes / 2)
  }
}

extension SceneObjectList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { records.count }

  /// An object, put together from what is kept of it; setting it keeps all of it anew.
  package subscript(index: Int) -> SceneObject {
    get { object(at: index) }
    set { records[index] = keep(newValue) }
  }

  /// Adds an object behind the others.
  package mutating func append(_ object: SceneObject) { records.append(keep(object)) }
}

// MARK: - Questions about one object

extension SceneObjectList {
  /// The name of an object's class.
  package func className(at index: Int) -> String { names[records[index].className] }

  /// The object around one; nil at the top level.
  package func parent(at index: Int) -> ObjectID? {
    let parent = records[index].parent
    return parent < 0 ? nil : ObjectID(Int(parent))
  }

  /// Whether an object is made from the nib.
  package func isMade(at index: Int) -> Bool { records[index].kind == .object }

  /// What is kept of an object beside its record; nil where there is nothing.
  package func rest(at index: Int) -> ObjectRest? {
    let rest = records[index].rest
    return rest < 0 ? nil : rests[Int(rest)]
  }

  /// Whether an object names a superclass.
  package func hasSuperclassName(at index: Int) -> Bool { superclassName(at: index) != nil }

  /// The superclass that an object names; nil where it names none.
  package func superclassName(at index: Int) -> Located<String>? {
    let rest = records[index].rest
    return rest < 0 ? nil : rests[Int(rest)].rare.first?.superclassName
  }

  /// Changes what is kept of an object beside its record.
  package mutating func withRest(at index: Int, _ change: (inout ObjectRest) -> Void) {
    if records[index].rest < 0 {
      records[index].rest = Int32(clamping: rests.count)
      rests.append(ObjectRest())
    }
    change(&rests[Int(records[index].rest)])
  }

  /// The index in `properties` of an object's property; nil where the scene does not set it, or where the name has no number.
  package func property(_ name: UInt32?, at index: Int) -> Int? {
    guard let name else { return nil }
    for property in records[index].properties where properties[property].name == name { return property }
    return nil
  }

  /// The value of the property at an index in `properties`.
  package func value(ofProperty index: Int) -> SceneValue { value(of: properties[index]) }

  /// The value of a property.
  package func value(of property: PropertyRecord) -> SceneValue {
    switch property.kind {
    case .boxed: return values[property.index]
    case .null: return .null
    case .invalid: return .invalid
    case .bool: return .bool(property.payload != 0)
    case .int: return .int(Int(Int64(bitPattern: property.payload)))
    case .double: return .double(Double(bitPattern: property.payload))
    case .text: return .text(text(property.index, property.extent))
    case .geometry:
      let kind = Self.geometryKinds[property.extent]
      return .geometry(kind, Array(numbers[property.index..<property.index + kind.count]))
    }
  }

  /// Whether a property is a text that begins with a visible character of ASCII, which says that it can be read.
  package func beginsWithLetter(_ property: PropertyRecord) -> Bool {
    guard property.kind == .text, property.extent > 0 else { return false }
    return (0x21...0x7E).contains(bytes[property.index])
  }

  /// Whether a property has a value, without putting its own together.
  package func isValue(_ value: SceneValue, of property: PropertyRecord) -> Bool {
    switch (property.kind, value) {
    case (.boxed, _): values[property.index] == value
    case (.bool, .bool(let flag)): flag == (property.payload != 0)
    case (.int, .int(let number)): number == Int(Int64(bitPattern: property.payload))
    case (.double, .double(let number)): number == Double(bitPattern: property.payload)
    case (.text, .text(let text)):
      text.utf8.count == property.extent
        && text.utf8.elementsEqual(bytes[property.index..<property.index + property.extent])
    case (.geometry, .geometry(let kind, let numbers)):
      kind == Self.geometryKinds[property.extent]
        && numbers.elementsEqual(self.numbers[property.index..<property.index + kind.count])
    case (.null, .null), (.invalid, .invalid): true
    default: false
    }
  }

  /// The kinds of geometry by their number.
  package static let geometryKinds = GeometryKind.allCases.sorted { $0.number < $1.number }

  /// The slot of an object that has a name; nil where the scene does not fill it.
  package func slot(_ name: UInt32?, at index: Int) -> SlotRecord? {
    guard let name else { return nil }
    for slot in records[index].slots where slots[slot].name == name { return slots[slot] }
    return nil
  }

  /// The text at a range of the source.
  package func text(_ start: Int, _ length: Int) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[start..<start + length]), as: UTF8.self)
    }
  }

  /// Where a text is in the source that a range has as it reads, with quotes or without; nil for escapes and folded lines.
  func start(of text: String, in range: SourceRange) -> Int? {
    text.withBytes { text in
      let quotes = range.count - text.count
      guard quotes == 0 || quotes == 2, range.upperBound <= bytes.count else { return nil }
      let start = range.lowerBound + quotes / 2
      return bytes.withUnsafeBufferPointer { bytes in
        let written = UnsafeBufferPointer(rebasing: bytes[start..<start + text.count])
        return TextSlots.isEqual(written, text) ? start : nil
      }
    }
  }

  /// The id of an object; nil where it has none.
  package func identifier(at index: Int) -> Located<String>? {
    let record = records[index]
    guard record.hasWrittenIdentifier else { return rest(at: index)?.identifier }
    let (start, length) = (Int(record.identifierStart), Int(record.identifierLength))
    return Located(text(start, length), at: SourceRange(start, start + length))
  }

  /// Looks at the bytes of the id of an object.
  ///
  /// - Returns: Whether there was something to look at: not of an object without an id, or whose id is not in the text as it reads.
  package func withIdentifier(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    let record = records[index]
    guard record.hasWrittenIdentifier else { return false }
    let start = Int(record.identifierStart)
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start..<start + Int(record.identifierLength)]))
    }
    return true
  }

  /// The range of the name of an object's class.
  package func classRange(at index: Int) -> SourceRange {
    let record = records[index]
    let start = Int(record.classStart)
    switch record.classRange {
    case .name: return SourceRange(start, start + names[record.className].utf8.count)
    case .empty: return SourceRange(start, start)
    case .other: return rest(at: index)?.classRange ?? SourceRange(start, start)
    }
  }

  /// Says where the name of an object's class is.
  package mutating func setClassRange(_ range: SourceRange, at index: Int) {
    records[index].classStart = UInt32(clamping: range.lowerBound)
    if range.isEmpty {
      records[index].classRange = .empty
    } else if range.count == names[records[index].className].utf8.count {
      records[index].classRange = .name
    } else {
      records[index].classRange = .other
      withRest(at: index) { $0.classRange = range }
    }
  }

  /// Says which style a property came from, where the object names it.
  package mutating func setStyle(_ style: Located<String>, of property: inout PropertyRecord) {
    // The properties of one style follow each other.
    if styles.last != style { styles.append(style) }
    property.style = UInt32(clamping: styles.count)
  }

  /// The ranges of a property's key and value.
  package func ranges(ofProperty index: Int) -> (key: SourceRange, value: SourceRange) {
    let property = properties[index]
    if property.hasOtherRanges { return otherRanges[Int(property.keyStart)] }
    let (key, value) = (Int(property.keyStart), Int(property.valueStart))
    return (
      SourceRange(key, key + names[property.name].utf8.count), SourceRange(value, value + Int(property.valueLength))
    )
  }

  /// A property, put together from its record.
  package func property(at index: Int) -> SceneProperty {
    let property = properties[index]
    let ranges = ranges(ofProperty: index)
    return SceneProperty(
      name: Located(names[property.name], at: ranges.key),
      value: Located(value(ofProperty: index), at: ranges.value),
      style: property.style == 0 ? nil : styles[Int(property.style) - 1]
    )
  }
}
