public import SceneDiagnostics

/// One node of a syntax tree: its range and its form.
///
/// A trivial value of 16 bytes without references, since a large scene has millions. Nodes are in the order of the text, so that a first
/// child follows its collection; what needs the text or other nodes is asked of the tree.
public struct SyntaxNode: Sendable {
  @usableFromInline var lower: UInt32
  @usableFromInline var upper: UInt32
  /// Of a collection, the index of the node after all that is within it; of an alias its target, `none` where there is none; of a scalar
  /// the index of its value among the decoded ones, where it is decoded.
  @usableFromInline var link: UInt32
  /// Kind and style, the flags below, and above them the number of children.
  @usableFromInline var form: UInt32

  @usableFromInline static let none = UInt32.max
  @usableFromInline static let childCountShift: UInt32 = 10
  /// From this number on the children have to be counted.
  static let manyChildren = Int(UInt32.max >> childCountShift)

  @usableFromInline
  enum Flag {
    @usableFromInline static let key: UInt32 = 1 << 5
    @usableFromInline static let decoded: UInt32 = 1 << 6
    @usableFromInline static let properties: UInt32 = 1 << 7
    @usableFromInline static let last: UInt32 = 1 << 8
    @usableFromInline static let copied: UInt32 = 1 << 9
  }

  @inline(__always)
  init(kind: NodeKind, style: NodeStyle, range: SourceRange) {
    lower = UInt32(clamping: range.lowerBound)
    upper = UInt32(clamping: range.upperBound)
    link = Self.none
    form = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2
  }

  /// What the node is.
  @inlinable public var kind: NodeKind {
    switch form & 3 {
    case 0: .mapping
    case 1: .sequence
    case 2: .scalar
    default: .alias
    }
  }

  /// Whether the node is keys with their values.
  @inlinable @inline(__always) public var isMapping: Bool { form & 3 == 0 }
  /// Whether the node is a list of items.
  @inlinable @inline(__always) public var isSequence: Bool { form & 3 == 1 }
  /// Whether the node is a text.
  @inlinable @inline(__always) public var isScalar: Bool { form & 3 == 2 }
  /// Whether the node refers to another.
  @inlinable @inline(__always) public var isAlias: Bool { form & 3 == 3 }
  /// Whether the node is a text without quotes.
  @inlinable @inline(__always) public var isPlain: Bool { form >> 2 & 7 == 2 }

  /// How the node is written.
  @inlinable public var style: NodeStyle {
    switch form >> 2 & 7 {
    case 0: .block
    case 1: .flow
    case 2: .plain
    case 3: .singleQuoted
    case 4: .doubleQuoted
    case 5: .literal
    default: .folded
    }
  }

  /// The node's own characters, without its tag and anchor.
  ///
  /// Quotes and brackets belong to it. A block collection ends with its last child, a block scalar with its last line
  /// without the line ending. An empty node is an empty range behind its `:`, `-`, tag or anchor.
  public internal(set) var range: SourceRange {
    @inlinable @inline(__always) get { SourceRange(Int(lower), Int(upper)) }
    set {
      lower = UInt32(clamping: newValue.lowerBound)
      upper = UInt32(clamping: newValue.upperBound)
    }
  }

  /// Whether the node is a key of its mapping.
  public internal(set) var isKey: Bool {
    @inlinable get { form & Flag.key != 0 }
    set { set(Flag.key, newValue) }
  }

  /// Whether the node comes from another text, so that its range says nothing of its characters.
  public internal(set) var isCopied: Bool {
    @inlinable get { form & Flag.copied != 0 }
    set { set(Flag.copied, newValue) }
  }

  /// Whether the value is among the tree's decoded ones; otherwise it is in the source itself.
  @usableFromInline var isDecoded: Bool {
    @inlinable get { form & Flag.decoded != 0 }
    set { set(Flag.decoded, newValue) }
  }

  /// Whether the node has a tag or an anchor.
  @usableFromInline var hasProperties: Bool {
    @inlinable get { form & Flag.properties != 0 }
    set { set(Flag.properties, newValue) }
  }

  /// Whether no node follows in the same collection.
  @usableFromInline var isLast: Bool {
    @inlinable get { form & Flag.last != 0 }
    set { set(Flag.last, newValue) }
  }

  /// The number of children, of which a mapping counts its keys and its values; `manyChildren` for that many and more.
  public internal(set) var fewChildren: Int {
    @inlinable get { Int(form >> Self.childCountShift) }
    set {
      form = form & (1 << Self.childCountShift - 1) | UInt32(min(newValue, Self.manyChildren)) << Self.childCountShift
    }
  }

  /// Where the value of a scalar is in the source that is written as it reads.
  @inlinable @inline(__always) var writtenValue: SourceRange {
    let quotes = isPlain ? 0 : 1
    return SourceRange(Int(lower) + quotes, Int(upper) - quotes)
  }

  /// Whether the node can have children.
  @inlinable @inline(__always) public var isCollection: Bool { form & 3 < 2 }

  private mutating func set(_ flag: UInt32, _ isSet: Bool) {
    form = isSet ? form | flag : form & ~flag
  }
}
