public import SceneDiagnostics

/// One node of a syntax tree: its place, its form and its links.
///
/// A trivial value without references; what needs the text is asked of the tree.
public struct SyntaxNode: Sendable {
  /// What the node is.
  public internal(set) var kind: NodeKind
  /// How the node is written.
  public internal(set) var style: NodeStyle
  /// Whether the node is a key of the mapping it stands in.
  public internal(set) var isKey = false
  /// Whether the value lies in the tree's decoded bytes; otherwise in the source itself.
  var isDecoded = false
  /// The node's own characters, without its tag and anchor.
  ///
  /// Quotes and brackets belong to it. A block collection ends with its last child, a block scalar with its last line
  /// without the line ending. An empty node is an empty range behind its `:`, `-`, tag or anchor.
  public internal(set) var range: SourceRange
  /// Where the scalar's value lies; for an alias, unused.
  var value = SourceRange(0, 0)
  private var anchor = SourceRange(0, 0)
  private var tag = SourceRange(0, 0)
  private var parentIndex: Int32 = -1
  private var linkIndex: Int32 = -1
  private var nextIndex: Int32 = -1
  private var children: Int32 = 0

  init(kind: NodeKind, style: NodeStyle, range: SourceRange) {
    self.kind = kind
    self.style = style
    self.range = range
  }

  /// Where the anchor is written, with its `&`; nil where there is none.
  public internal(set) var anchorRange: SourceRange? {
    get { anchor.isEmpty ? nil : anchor }
    set { anchor = newValue ?? SourceRange(0, 0) }
  }

  /// Where the tag is written, with its `!`; nil where there is none.
  public internal(set) var tagRange: SourceRange? {
    get { tag.isEmpty ? nil : tag }
    set { tag = newValue ?? SourceRange(0, 0) }
  }

  /// The node from the first byte of its tag or anchor to its end.
  public var fullRange: SourceRange {
    var lower = range.lowerBound
    if !anchor.isEmpty { lower = min(lower, anchor.lowerBound) }
    if !tag.isEmpty { lower = min(lower, tag.lowerBound) }
    return SourceRange(lower, range.upperBound)
  }

  /// The collection that the node stands in; nil for the root.
  public internal(set) var parent: NodeID? {
    get { Self.id(parentIndex) }
    set { parentIndex = newValue?.index ?? -1 }
  }

  /// The first key of a mapping or first item of a sequence; nil where there is none.
  public internal(set) var firstChild: NodeID? {
    get { kind == .alias ? nil : Self.id(linkIndex) }
    set { linkIndex = newValue?.index ?? -1 }
  }

  /// The node that an alias stands for; nil for other nodes, and for an alias that cannot be followed.
  public internal(set) var aliasTarget: NodeID? {
    get { kind == .alias ? Self.id(linkIndex) : nil }
    set { linkIndex = newValue?.index ?? -1 }
  }

  /// The node after this one in the same collection; nil for the last.
  ///
  /// In a mapping, a key is followed by its value and a value by the next key.
  public internal(set) var nextSibling: NodeID? {
    get { Self.id(nextIndex) }
    set { nextIndex = newValue?.index ?? -1 }
  }

  /// The number of children; a mapping counts its keys and its values.
  public internal(set) var childCount: Int {
    get { Int(children) }
    set { children = Int32(clamping: newValue) }
  }

  private static func id(_ index: Int32) -> NodeID? { index < 0 ? nil : NodeID(index) }
}
