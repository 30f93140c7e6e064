import CSceneYAML
import SceneDiagnostics

extension TreeBuilder {
  /// Adds a collection whose children follow; false where it stands too deep.
  mutating func openCollection(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let (name, tag, isFlow) =
      isMapping
      ? (
        event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag,
        event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      )
      : (
        event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag,
        event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      )
    let start = cursor.offset(of: Int(clamping: event.pointee.start_mark.index))
    var properties: NodeProperties?
    if name != nil || tag != nil {
      properties = NodeProperties(in: bytes, from: start, to: bytes.count, anchors: name != nil, tags: tag != nil)
    }
    let end = properties?.end ?? start
    let hasProperties = end > start
    let content = hasProperties ? NodeProperties.skipSpace(in: bytes, from: end, to: bytes.count) : start
    guard depth < limits.maximumDepth else {
      diagnostics.append(.nestingLimit(limits.maximumDepth, at: SourceRange(content, min(content + 1, bytes.count))))
      return false
    }
    // The pair in `[key: value]` has no brace of its own: its mark has no length, or is that of a `?`.
    let hasQuestionMark = content < bytes.count && bytes[content] == UInt8(ascii: "?")
    let hasBrace = event.pointee.start_mark.index != event.pointee.end_mark.index && !hasQuestionMark
    let isPair = isMapping && isFlow && !hasProperties && !hasBrace

    var node = SyntaxNode(
      kind: isMapping ? .mapping : .sequence,
      style: isFlow ? .flow : .block,
      range: SourceRange(content, content)
    )
    if let properties { keep(properties, of: &node) }
    let id = append(node)
    if node.hasProperties { checkTag(id) }
    let anchor = name.map { openAnchor(UnsafeRawPointer($0), of: id) }
    outer.append(innermost)
    depth += 1
    innermost = OpenCollection(
      node: id,
      isMapping: isMapping,
      anchor: anchor,
      endsWithLastChild: !isFlow || isPair
    )
    return true
  }

  /// Ends the innermost collection, at its last child where the text broke off.
  ///
  /// - Parameter endMark: libyaml's mark of the end; nil where there is none.
  mutating func closeCollection(endMark: Int?) {
    guard depth > 0, let next = outer.popLast() else { return }
    let collection = innermost
    innermost = next
    depth -= 1
    parts.nodes.withUnsafeMutableBufferPointer { nodes in
      let index = Int(collection.node.index)
      if let last = collection.lastChild { nodes[Int(last.index)].isLast = true }
      var node = nodes[index]
      node.link = UInt32(clamping: nodes.count)
      node.fewChildren = collection.childCount
      let lower = node.range.lowerBound
      if let endMark, !collection.endsWithLastChild {
        node.range = SourceRange(lower, cursor.offset(of: endMark))
      } else {
        // Where nothing was read within it, its first character is all there is of it.
        let hasIndicator = lower < bytes.count && bytes[lower] < 0x80
        let last = collection.lastChild.map { nodes[Int($0.index)].range.upperBound } ?? lower
        let isBracketed = node.style == .flow && !collection.endsWithLastChild
        let opening = hasIndicator && (isBracketed || collection.lastChild == nil) ? lower + 1 : lower
        node.range = SourceRange(lower, max(opening, last))
      }
      nodes[index] = node
    }
    let height = collection.height + 1
    if let anchor = collection.anchor {
      anchors.close(anchor, nodeCount: nodes.count, aliasNodes: aliasNodes, height: height)
    }
    growOpenCollection(by: height)
  }

  /// Notes that the innermost open collection holds something of this height.
  @inline(__always)
  mutating func growOpenCollection(by height: Int) {
    innermost.height = max(innermost.height, height)
  }

  /// Links a node behind the ones read before.
  @inline(__always)
  mutating func append(_ node: SyntaxNode) -> NodeID {
    let count = parts.nodes.count
    let id = NodeID(Int32(truncatingIfNeeded: count))
    if count == Self.sampleSize { reserveNodes(readTo: node.range.lowerBound) }
    var node = node
    if depth == 0 {
      parts.root = parts.root ?? id
      node.isLast = true
    } else if innermost.isMapping, innermost.childCount & 1 == 0 {
      node.isKey = true
      noteKey(node)
    }
    innermost.childCount += 1
    innermost.lastChild = id
    parts.nodes.append(node)
    return id
  }

  /// Notes a key of the innermost map, which is suspect from the second key on that is like another in length, first and last character.
  @inline(__always)
  private mutating func noteKey(_ node: SyntaxNode) {
    var bits = UInt64.max
    // A key in quotes may say the same as one without.
    if node.isPlain, node.isScalar, !node.isDecoded, node.lower < node.upper {
      let length = UInt64(node.upper - node.lower)
      let mark = length << 16 | UInt64(bytes[Int(node.lower)]) << 8 | UInt64(bytes[Int(node.upper) - 1])
      let hash = mark &* 0x9E37_79B9_7F4A_7C15
      bits = 1 << (hash >> 58) | 1 << (hash >> 52 & 63)
    }
    let isKnown = bits == .max ? innermost.keyBits != 0 : innermost.keyBits & bits == bits
    if isKnown, !innermost.isSuspect {
      innermost.isSuspect = true
      suspects.append(innermost.node)
    }
    innermost.keyBits |= bits
  }

  /// After how many nodes room is made for the rest.
  private static let sampleSize = 1 << 12

  /// Makes room for the nodes of the whole text, by those of its beginning: an array that grows by itself is in memory twice.
  private mutating func reserveNodes(readTo offset: Int) {
    let expected = Double(nodes.count) * Double(bytes.count) / Double(max(offset, 1))
    // A text may begin with short nodes and go on with one long text: what is reserved for nothing has a limit.
    nodes.reserveCapacity(Int(min(expected * 1.125, Double(1 << 22))))
  }

  /// Reports a tag of YAML's own types.
  mutating func checkTag(_ id: NodeID) {
    guard let range = kept(of: id)?.tag, !range.isEmpty else { return }
    let tag = bytes[range.lowerBound..<range.upperBound]
    guard tag.starts(with: "!!".utf8) || tag.starts(with: "!<tag:yaml.org,2002:".utf8) else { return }
    diagnostics.append(.coreTag(String(decoding: tag, as: UTF8.self), at: range))
  }
}

extension Diagnostic {
  fileprivate static func nestingLimit(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingLimit,
      "maps and lists are nested more than \(limit) levels deep",
      at: range,
      hint: "--max-nesting raises the limit"
    )
  }

  fileprivate static func coreTag(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .coreTag,
      "the tag '\(tag)' is a YAML type; in a scene, tags name classes",
      at: range,
      hint: "leave it out"
    )
  }
}
