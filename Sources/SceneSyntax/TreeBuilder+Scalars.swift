import CSceneYAML
import SceneDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TreeBuilder {
  /// Adds a scalar; its value stays in the source where it is written there as it is.
  mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    let value = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: Int(clamping: scalar.length))
    let style = NodeStyle(scalar.style)
    let (startMark, endMark) = (event.pointee.start_mark.index, event.pointee.end_mark.index)
    let start = cursor.offset(of: Int(clamping: startMark))
    let end = cursor.offset(of: Int(clamping: endMark))
    let isEmpty = value.isEmpty && style == .plain
    var node = SyntaxNode(kind: .scalar, style: style, range: SourceRange(start, max(start, end)))

    // A plain scalar cannot start with either character, and a token of no length has no properties.
    if end > start, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
      let properties = NodeProperties(in: bytes, from: start, to: end, anchors: true, tags: true)
      keep(properties, of: &node)
      let content = isEmpty ? properties.end : NodeProperties.skipSpace(in: bytes, from: properties.end, to: end)
      node.range = SourceRange(content, isEmpty ? content : end)
    } else if isEmpty {
      let offset = offsetOfEmptyScalar(at: start)
      node.range = SourceRange(offset, offset)
    }
    if scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE {
      let lower = node.range.lowerBound
      node.range.upperBound = BlockScalarExtent.end(in: bytes, from: lower, to: end, value: value)
    }
    store(value, in: &node)

    let id = append(node)
    // Few scalars can be what these look for.
    if node.range.count == 2 { checkMergeKey(id) }
    if node.hasProperties { checkTag(id) }
    // As many scalars as bytes are ASCII.
    if endMark &- startMark != end &- start { noteUnicodeSpaces(around: id) }
    if let anchor = scalar.anchor {
      let index = openAnchor(UnsafeRawPointer(anchor), of: id)
      anchors.close(index, nodeCount: nodes.count, aliasNodes: aliasNodes, height: 0)
    }
  }

  private mutating func store(_ value: UnsafeBufferPointer<UInt8>, in node: inout SyntaxNode) {
    let quotes = node.isPlain ? 0 : 1
    let inner = SourceRange(node.range.lowerBound + quotes, node.range.upperBound - quotes)
    let isAsWritten =
      inner.count == value.count && node.style.isOneToOne && isEqual(value, bytesAt: inner.lowerBound)
    if isAsWritten { return }
    node.isDecoded = true
    node.link = UInt32(clamping: parts.decodedValues.count)
    parts.decodedValues.append(SourceRange(parts.decoded.count, parts.decoded.count + value.count))
    parts.decoded.append(contentsOf: value)
  }

  private func isEqual(_ value: UnsafeBufferPointer<UInt8>, bytesAt offset: Int) -> Bool {
    guard let first = value.baseAddress, let text = bytes.baseAddress, !value.isEmpty else { return value.isEmpty }
    return memcmp(first, text + offset, value.count) == 0
  }

  /// The offset of a value that is not written.
  ///
  /// Behind a `:` or a `-`, libyaml marks that offset; for a key without a `:` it marks the token that follows, which may
  /// be lines away, where the value belongs behind its key.
  private func offsetOfEmptyScalar(at mark: Int) -> Int {
    guard innermost.isMapping, let last = innermost.lastChild, nodes[Int(last.index)].isKey
    else { return mark }
    guard mark == 0 || bytes[mark - 1] != Bytes.colon else { return mark }
    return nodes[Int(last.index)].range.upperBound
  }
}

extension NodeStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }

  /// Whether the value of a scalar can be the characters of the source.
  fileprivate var isOneToOne: Bool {
    switch self {
    case .plain, .singleQuoted, .doubleQuoted: true
    case .block, .flow, .literal, .folded: false
    }
  }
}
