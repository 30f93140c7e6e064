import CSceneYAML
import SceneDiagnostics

/// Makes the flat tree of libyaml's events, one event after the other.
struct TreeBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  var cursor: MarkCursor
  var parts = TreeParts()
  var nodes: [SyntaxNode] {
    _read { yield parts.nodes }
    _modify { yield &parts.nodes }
  }
  var diagnostics: [Diagnostic] = []
  /// The collection that is being read; one of no node, to which the root belongs, where none is open.
  var innermost = OpenCollection(node: NodeID(-1), isMapping: false, anchor: nil, endsWithLastChild: true)
  /// The collections around the innermost one, from the outside to the inside.
  ///
  /// They stand apart from it, since each node changes the innermost alone.
  var outer: [OpenCollection] = []
  /// The maps in which two keys may be the same, in the order of their second such keys.
  var suspects: [NodeID] = []
  /// The number of open collections.
  var depth = 0
  var anchors = AnchorTable()
  /// Nodes that writing out the aliases so far would add.
  var aliasNodes = 0
  var isAliasLimitReported = false
  var undefinedAliases = 0
  /// Where other characters stand in for the spaces around keys, in the order of the text.
  var unicodeSpaces: [SourceRange] = []
  private var documents = 0

  /// Makes a builder for a text whose first scalar is at `start`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, limits: SyntaxLimits) {
    self.bytes = bytes
    self.limits = limits
    cursor = MarkCursor(bytes, start: start)
  }

  /// Adds an event; false where nothing after it is to be read.
  mutating func add(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: return openCollection(event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      closeCollection(endMark: Int(clamping: event.pointee.end_mark.index))
    case YAML_ALIAS_EVENT: addAlias(event.pointee)
    case YAML_DOCUMENT_START_EVENT: return startDocument(event.pointee)
    case YAML_STREAM_END_EVENT: return false
    default: break
    }
    return true
  }

  /// Ends what a broken text left open, and gives the tree.
  consuming func finish(source: SourceText) -> Diagnosed<SyntaxTree> {
    while depth > 0 { closeCollection(endMark: nil) }
    if let root = parts.root, isEmpty(nodes[Int(root.index)]) {
      return Diagnosed(SyntaxTree(emptyOf: source), diagnostics)
    }
    parts.suspects = suspects.sorted { $0.index < $1.index }
    return Diagnosed(SyntaxTree(parts, source: source), diagnostics)
  }

  /// Whether a node is what YAML puts where a document says nothing.
  private func isEmpty(_ node: SyntaxNode) -> Bool {
    node.kind == .scalar && node.style == .plain && node.range.isEmpty && !node.hasProperties
  }

  /// Keeps the tag and the anchor of a node that has any.
  mutating func keep(_ found: NodeProperties, of node: inout SyntaxNode) {
    guard found.anchor != nil || found.tag != nil else { return }
    node.hasProperties = true
    // The node is about to be added.
    parts.properties.append(PropertyRanges(found, of: Int32(clamping: nodes.count)))
  }

  /// The tag and the anchor of a node; nil where it has neither.
  func kept(of id: NodeID) -> PropertyRanges? {
    // Only the node that was added last is asked for.
    parts.properties.last.flatMap { $0.node == id.index ? $0 : nil }
  }

  private mutating func startDocument(_ event: yaml_event_t) -> Bool {
    let start = cursor.offset(of: Int(clamping: event.start_mark.index))
    documents += 1
    guard documents == 1 else {
      let end = cursor.offset(of: Int(clamping: event.end_mark.index))
      diagnostics.append(.multipleDocuments(at: end > start ? SourceRange(start, end) : token(at: start)))
      return false
    }
    let directives = event.data.document_start.tag_directives
    if let first = directives.start, let end = directives.end, first < end {
      diagnostics.append(.tagDirective(at: TagDirectiveSearch.range(in: bytes, from: start)))
    }
    return true
  }

  private func token(at start: Int) -> SourceRange {
    var end = start
    while end < bytes.count, !Bytes.isBlank(bytes[end]), !Bytes.isBreak(bytes[end]) { end += 1 }
    return SourceRange(start, end)
  }
}

extension Diagnostic {
  fileprivate static func multipleDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(.multipleDocuments, "a scene file has one document; a second one starts here", at: range)
  }

  fileprivate static func tagDirective(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tagDirective, "a %TAG directive has no meaning in a scene, where tags name classes", at: range)
  }
}
