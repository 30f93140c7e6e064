/// A value of a property list, as `Info.plist` of a compiled storyboard holds them.
public enum PropertyList: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  /// Seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  case data([UInt8])
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The text; nil for a value of another kind.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The integer; nil for a value of another kind.
  public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
  /// The entries; nil for a value of another kind.
  public var dictionary: [String: PropertyList]? { if case .dictionary(let entries) = self { entries } else { nil } }
}
