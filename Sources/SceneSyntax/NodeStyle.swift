/// How a node is written.
public enum NodeStyle: UInt8, Sendable {
  /// A collection laid out by indentation; an alias has this style too.
  case block
  /// A collection in brackets or braces, or the single pair in `[key: value]`.
  case flow
  /// A scalar without quotes.
  case plain
  /// A scalar in `'`.
  case singleQuoted
  /// A scalar in `"`.
  case doubleQuoted
  /// A block scalar that keeps its line breaks: `|`.
  case literal
  /// A block scalar whose lines are joined: `>`.
  case folded
}
