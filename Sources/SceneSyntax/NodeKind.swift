/// What a node of the syntax tree is.
public enum NodeKind: UInt8, Sendable {
  /// Keys with their values.
  case mapping
  /// A list of items.
  case sequence
  /// A text.
  case scalar
  /// A reference to an anchored node: `*name`.
  case alias
}
