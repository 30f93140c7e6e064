package import SceneDiagnostics

/// One node of a syntax tree: its place, its form and its links.
///
/// A trivial value of 32 bytes without references, since a large scene has millions; what needs the text, and what few nodes have, is
/// asked of the tree.
package struct SyntaxNode: Sendable {
  /// What the node is.
  package internal(set) var kind: NodeKind
  /// How the node is written.
  package internal(set) var style: NodeStyle
  /// Whether the node is a key of its mapping.
  package internal(set) var isKey = false
  /// Whether the value lies in the tree's decoded bytes; otherwise in the source itself.
  var isDecoded = false
  /// The node's own characters, without its tag and anchor.
  ///
  /// Quotes and brackets belong to it. A block collection ends with its last child, a block scalar with its last line
  /// without the line ending. An empty node is an empty range behind its `:`, `-`, tag or anchor.
  package internal(set) var range: SourceRange
  /// Of a scalar, where its value begins; of a collection its first child, of an alias its target, negative where there is none.
  private var first: Int32
  /// Of a scalar, where its value ends; of a collection the number of its children.
  private var second: Int32 = 0
  private var parentIndex: Int32 = -1
  private var nextIndex: Int32 = -1
  /// The place of the node's tag and anchor in the tree's list of them; negative for a node that has neither, as most have.
  var propertiesIndex: Int32 = -1

  init(kind: NodeKind, style: NodeStyle, range: SourceRange) {
    self.kind = kind
    self.style = style
    self.range = range
    first = kind == .scalar ? 0 : -1
  }

  /// Where a scalar's value lies; empty for other nodes.
  var value: SourceRange {
    get { kind == .scalar ? SourceRange(Int(first), Int(second)) : SourceRange(0, 0) }
    set {
      guard kind == .scalar else { return }
      first = Int32(clamping: newValue.lowerBound)
      second = Int32(clamping: newValue.upperBound)
    }
  }

  /// The collection that contains the node; nil for the root.
  package internal(set) var parent: NodeID? {
    get { Self.id(parentIndex) }
    set { parentIndex = newValue?.index ?? -1 }
  }

  /// The first key of a mapping or first item of a sequence; nil where there is none.
  package internal(set) var firstChild: NodeID? {
    get { kind == .mapping || kind == .sequence ? Self.id(first) : nil }
    set { first = newValue?.index ?? -1 }
  }

  /// The node that an alias refers to; nil for other nodes and for an undefined alias.
  package internal(set) var aliasTarget: NodeID? {
    get { kind == .alias ? Self.id(first) : nil }
    set { first = newValue?.index ?? -1 }
  }

  /// The node after this one in the same collection; nil for the last.
  ///
  /// In a mapping, a key is followed by its value and a value by the next key.
  package internal(set) var nextSibling: NodeID? {
    get { Self.id(nextIndex) }
    set { nextIndex = newValue?.index ?? -1 }
  }

  /// The number of children; a mapping counts its keys and its values.
  package internal(set) var childCount: Int {
    get { kind == .mapping || kind == .sequence ? Int(second) : 0 }
    set { second = Int32(clamping: newValue) }
  }

  private static func id(_ index: Int32) -> NodeID? { index < 0 ? nil : NodeID(index) }
}
