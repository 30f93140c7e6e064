/// A value as a nib holds it, for what scenes have no other word for.
package indirect enum ArchivedValue: Hashable, Sendable {
  case int8(Int8)
  case int16(Int16)
  case int32(Int32)
  case int64(Int64)
  case bool(Bool)
  case float(Float)
  case double(Double)
  case data([UInt8])
  /// An absent object that is written explicitly.
  case null
  /// An `NSString`; equal texts are one object.
  case string(String)
  /// An `NSNumber` of a whole number; equal ones are one object.
  case integer(Int)
  /// An `NSNumber` of any other number.
  case number(Double)
  /// An object that stands in the nib already.
  case same(ArchivedPath)
  /// An object that is the nib's own.
  case object(ArchivedObject)
}

/// An object as a nib holds it: a class and values under keys.
package struct ArchivedObject: Hashable, Sendable {
  /// The key of the elements of collections, as `NibArchive` has it.
  package static let elementKey = "UINibEncoderEmptyKey"

  /// A key and its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: ArchivedValue

    /// Makes an entry.
    package init(_ key: String, _ value: ArchivedValue) {
      self.key = key
      self.value = value
    }
  }

  package var className: String
  /// The classes to use where that one is unknown.
  package var fallbacks: [String]
  /// In encode order; a key may come up more than once.
  package var entries: [Entry]

  /// Makes an object.
  package init(className: String, fallbacks: [String] = [], entries: [Entry] = []) {
    self.className = className
    self.fallbacks = fallbacks
    self.entries = entries
  }
}
