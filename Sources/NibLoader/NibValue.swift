/// What an object stores under a key: plain bits, with nothing to be counted or freed.
struct NibValue: BitwiseCopyable {
  /// An index into the archive's keys.
  let key: Int32
  let kind: Kind
  private let bits: UInt64

  /// What the bits are.
  enum Kind: UInt8 {
    /// An integer.
    case whole
    /// A truth value.
    case truth
    /// A number with double precision.
    case fraction
    /// A place among the nib's data.
    case data
    /// Nothing, in so many words.
    case null
    /// A place among the nib's objects.
    case object
  }

  init(key: Int32, whole value: Int64) {
    self.init(key, .whole, UInt64(bitPattern: value))
  }

  init(key: Int32, truth value: Bool) {
    self.init(key, .truth, value ? 1 : 0)
  }

  init(key: Int32, fraction value: Double) {
    self.init(key, .fraction, value.bitPattern)
  }

  init(key: Int32, data place: Int) {
    self.init(key, .data, UInt64(UInt(bitPattern: place)))
  }

  init(key: Int32, object index: Int) {
    self.init(key, .object, UInt64(UInt(bitPattern: index)))
  }

  init(nullUnder key: Int32) {
    self.init(key, .null, 0)
  }

  private init(_ key: Int32, _ kind: Kind, _ bits: UInt64) {
    self.key = key
    self.kind = kind
    self.bits = bits
  }

  /// The index of the object; nil for anything else.
  var objectIndex: Int? { kind == .object ? Int(truncatingIfNeeded: bits) : nil }

  /// The place of the data; nil for anything else.
  var dataIndex: Int? { kind == .data ? Int(truncatingIfNeeded: bits) : nil }

  /// The truth value; nil for anything else, numbers too.
  var truth: Bool? { kind == .truth ? bits != 0 : nil }

  /// The number, with 0 and 1 for truth values; nil for data, objects and nil.
  var number: PayloadNumber? {
    switch kind {
    case .whole, .truth: .whole(Int64(bitPattern: bits))
    case .fraction: .fraction(Double(bitPattern: bits))
    case .data, .null, .object: nil
    }
  }
}
