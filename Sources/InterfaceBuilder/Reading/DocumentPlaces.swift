import SceneCompiler
import SceneDiagnostics

/// Finds elements and attributes in the text of a document.
struct DocumentPlaces: Sendable {
  let source: SourceText
  let tree: DocumentTree

  init(_ source: SourceText, _ tree: DocumentTree) {
    (self.source, self.tree) = (source, tree)
  }

  /// The start tag of an element, as far as it is on one line.
  func range(of node: DocumentNode) -> SourceRange {
    let (start, end) = (node.start, tagEnd(of: node))
    return source.firstLine(of: SourceRange(start, end))
  }

  /// The value of an attribute; the start tag where the element has no such attribute.
  func range(of attribute: String, in node: DocumentNode) -> SourceRange {
    guard node[attribute] != nil else { return range(of: node) }
    let bytes = source.bytes
    var offset = node.start + 1 + node.name.utf8.count
    while let quote = bytes[offset...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) {
      let name = String(decoding: bytes[offset..<quote], as: UTF8.self).split { $0 == "=" || $0.isWhitespace }.first
      guard let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote]) else { break }
      if name == attribute[...] { return SourceRange(quote + 1, end) }
      offset = end + 1
    }
    return range(of: node)
  }

  /// A diagnostic of a scene at an element, with the severity that it has in a document.
  func moved(_ diagnostic: Diagnostic, to node: DocumentNode, _ severity: Severity) -> Diagnostic {
    var moved = diagnostic
    moved.range = self.attribute(of: diagnostic, in: node).map { range(of: $0, in: node) } ?? range(of: node)
    moved.severity = severity
    moved.hint = DocumentHints.hint(for: diagnostic)
    (moved.notes, moved.fixIts, moved.repeats) = ([], [], [])
    return moved
  }

  /// The attribute of a connection or a class that a diagnostic is about; nil where it is about the element.
  private func attribute(of diagnostic: Diagnostic, in node: DocumentNode) -> String? {
    switch node.name {
    case "outlet", "outletCollection": diagnostic.isOne(of: .outletType) ? "destination" : "property"
    case "action": "selector"
    default: nil
    }
  }

  /// The offset behind the start tag of an element: an attribute may have the character that ends it.
  func tagEnd(of node: DocumentNode) -> Int {
    let bytes = source.bytes
    var offset = node.start
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return offset
  }
}
