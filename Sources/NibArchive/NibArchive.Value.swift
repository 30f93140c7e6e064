extension NibArchive {
  /// One keyed value of an object.
  public struct Value: Hashable, Sendable {
    /// An index into the archive's keys.
    public var keyIndex: Int
    /// What is stored under the key.
    public var payload: Payload

    /// Creates a value from its key and payload.
    public init(keyIndex: Int, payload: Payload) {
      self.keyIndex = keyIndex
      self.payload = payload
    }
  }
}

extension NibArchive {
  /// What a value stores: the eleven types that the container knows.
  public enum Payload: Hashable, Sendable {
    /// A signed integer of one byte.
    case int8(Int8)
    /// A signed integer of two bytes.
    case int16(Int16)
    /// A signed integer of four bytes.
    case int32(Int32)
    /// A signed integer of eight bytes.
    case int64(Int64)
    /// A truth value.
    case bool(Bool)
    /// A number of single precision.
    case float(Float)
    /// A number of double precision.
    case double(Double)
    /// Raw bytes: text, geometry or a nested archive, as the key demands.
    case data([UInt8])
    /// An absent object that is written explicitly.
    case null
    /// A reference to another object, by its index.
    case object(Int)
  }
}
