extension NibArchiveGraph {
  /// What a value stores: a payload whose references are nodes of the graph.
  public enum Value: Hashable, Sendable {
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
    /// Raw bytes.
    case data([UInt8])
    /// An absent object that is written explicitly.
    case null
    /// A reference to another node.
    case object(NodeID)

    /// An integer in the smallest signed width that holds it; a negative one always takes eight bytes.
    public static func integer(_ value: Int) -> Self {
      switch value {
      case 0...Int(Int8.max): .int8(Int8(truncatingIfNeeded: value))
      case 0...Int(Int16.max): .int16(Int16(truncatingIfNeeded: value))
      case 0...Int(Int32.max): .int32(Int32(truncatingIfNeeded: value))
      default: .int64(Int64(value))
      }
    }

    /// Numbers as UIKit writes a point, size, rectangle, inset or transform.
    public static func numbers(_ numbers: [Double]) -> Self {
      guard case .data(let bytes) = NibArchive.Payload.numbers(numbers) else { return .null }
      return .data(bytes)
    }
  }
}
