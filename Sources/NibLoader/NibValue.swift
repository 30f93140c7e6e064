/// What an object stores under a key: plain bits, with nothing to be counted or freed.
struct NibValue: BitwiseCopyable {
  /// An index into the archive's keys.
  let key: Int32
  let kind: Kind
  /// The number of numbers in geometry data; 0 for anything else.
  let numberCount: UInt8
  private let bits: UInt64

  /// The type of a value.
  enum Kind: UInt8 {
    /// An integer.
    case whole
    /// A truth value.
    case truth
    /// A number with double precision.
    case fraction
    /// An index among the nib's data.
    case data
    /// An explicit nil.
    case null
    /// An index among the nib's objects.
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

  /// - Parameters:
  ///   - index: The index among the nib's data.
  ///   - firstNumber: Where its numbers begin among the numbers of the nib.
  ///   - numberCount: How many numbers there are; 0 for data that is no geometry.
  init(key: Int32, data index: Int32, firstNumber: Int32, numberCount: UInt8) {
    self.init(
      key,
      .data,
      UInt64(UInt32(bitPattern: index)) | UInt64(UInt32(bitPattern: firstNumber)) << 32,
      numberCount: numberCount
    )
  }

  init(key: Int32, object index: Int) {
    self.init(key, .object, UInt64(UInt(bitPattern: index)))
  }

  init(nullUnder key: Int32) {
    self.init(key, .null, 0)
  }

  private init(_ key: Int32, _ kind: Kind, _ bits: UInt64, numberCount: UInt8 = 0) {
    self.numberCount = numberCount
    self.key = key
    self.kind = kind
    self.bits = bits
  }

  /// The index of the object; nil for anything else.
  var objectIndex: Int? { kind == .object ? Int(truncatingIfNeeded: bits) : nil }

  /// The index of the data; nil for anything else.
  var dataIndex: Int? { kind == .data ? Int(UInt32(truncatingIfNeeded: bits)) : nil }

  /// Where the numbers of geometry begin among the numbers of the nib; 0 where there are none.
  var firstNumber: Int { numberCount > 0 ? Int(bits >> 32) : 0 }

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
