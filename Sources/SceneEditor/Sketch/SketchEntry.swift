package import SceneDiagnostics

/// One key of a map or one item of a list, as a sketch sees it.
package struct SketchEntry: Sendable {
  /// What an entry is.
  package enum Kind: Hashable, Sendable {
    case key
    case item(Int)
    /// A word where a key is expected and no colon follows yet; empty between two commas.
    case bare
  }

  /// How a value is written.
  package enum Style: Hashable, Sendable {
    case none, plain, singleQuoted, doubleQuoted, block, flowMap, flowList
  }

  package var kind: Kind
  /// The index of the entry whose value holds this one; -1 at the top.
  package var parent: Int
  /// The line, from 1, and the column in bytes, from 0, of the key or the dash.
  package var line: Int
  package var column: Int
  /// The key without quotes, or the word; empty for an item.
  package var name: String
  /// The key with its quotes, the dash, or the word.
  package var nameRange: SourceRange
  /// The end of the `:` or the dash.
  package var markEnd: Int
  /// The value where it is written behind the mark, with quotes and brackets; empty where there is none.
  package var value: SourceRange
  package var style: Style = .none
  /// The tag before the value, without `!`.
  package var tag: (name: String, range: SourceRange)?
  /// Whether the entry is in brackets or braces.
  package var isInFlow = false
  /// The byte behind the last of everything that belongs to the entry.
  package var end: Int
  /// Whether the value is an alias.
  package var hasAlias = false

  /// Whether nothing is written as a value, and a map or list may follow in the next lines.
  package var isOpen: Bool { value.isEmpty && style == .none }

  /// Whether the value is in brackets or braces.
  package var isFlow: Bool { style == .flowMap || style == .flowList }
}
