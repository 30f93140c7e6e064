package import SceneDiagnostics

/// A property that a scene sets, as it is kept: 28 bytes without references.
package struct PropertyRecord: Sendable {
  /// What `payload` holds.
  package enum Kind: UInt8, Sendable {
    /// The index of a value in `SceneObjectList.values`.
    case boxed
    case null
    case invalid
    case bool
    case int
    case double
    /// A text that the source has as it reads: its start, and above it its length in bytes.
    case text
    /// The index of the first number in `SceneObjectList.numbers`, and above it the kind.
    case geometry
  }

  /// The number of the name.
  package var name: UInt32
  /// The number of the style that the property came from, from 1; 0 for the object's own.
  package var style: UInt32 = 0
  package var kind: Kind
  /// Whether the ranges are in `SceneObjectList.otherRanges`, at the index `keyStart`: the key is not written as it reads, or the value
  /// is long.
  package var hasOtherRanges: Bool = false
  package var valueLength: UInt16
  package var keyStart: UInt32
  package var valueStart: UInt32
  // Two halves, so that nothing has to be aligned to eight bytes.
  private var lowPayload: UInt32
  private var highPayload: UInt32

  /// The value, or where it is.
  package var payload: UInt64 {
    get { UInt64(highPayload) << 32 | UInt64(lowPayload) }
    set {
      lowPayload = UInt32(truncatingIfNeeded: newValue)
      highPayload = UInt32(truncatingIfNeeded: newValue >> 32)
    }
  }

  /// The lower half of the payload: an index, or the start of a text.
  package var index: Int { Int(lowPayload) }
  /// The upper half of the payload: the length of a text, or the number of a kind of geometry.
  package var extent: Int { Int(highPayload) }

  /// Makes the record of a property whose key is written as it reads, and whose value is at most 65,535 bytes long.
  package init(name: UInt32, kind: Kind, payload: UInt64, keyStart: Int, value: SourceRange) {
    self.name = name
    self.kind = kind
    self.keyStart = UInt32(clamping: keyStart)
    valueStart = UInt32(clamping: value.lowerBound)
    valueLength = UInt16(clamping: value.count)
    lowPayload = UInt32(truncatingIfNeeded: payload)
    highPayload = UInt32(truncatingIfNeeded: payload >> 32)
  }
}
