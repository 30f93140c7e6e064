import Foundation
package import SceneDiagnostics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of a document.
///
/// Nothing outside the text is ever read, and no entity of the text's own is replaced: a document with a type declaration, which
/// Interface Builder never writes, is refused.
package func readDocument(_ source: SourceText, limits: DocumentLimits = DocumentLimits()) -> Diagnosed<DocumentTree?> {
  guard source.bytes.count <= limits.bytes else {
    return Diagnosed(nil, [.documentForm("the document has more than \(limits.bytes) bytes", line: 1, in: source)])
  }
  if let offset = declaration(in: source.bytes) {
    let line = source.position(at: offset).line
    return Diagnosed(nil, [.documentForm("the document declares a type of its own", line: line, in: source)])
  }
  let parser = XMLParser(data: Data(source.bytes))
  parser.shouldResolveExternalEntities = false
  parser.shouldProcessNamespaces = false
  let collector = ElementCollector(limits: limits)
  parser.delegate = collector
  let isComplete = parser.parse()
  if let excess = collector.excess {
    return Diagnosed(nil, [.documentForm(excess.reason, line: excess.line, in: source)])
  }
  guard isComplete, !collector.elements.isEmpty else {
    let line = max(parser.lineNumber, 1)
    return Diagnosed(nil, [.documentForm("the document is no complete XML", line: line, in: source)])
  }
  return Diagnosed(DocumentTree(collector.elements))
}

/// Where a document type is declared; nil where none is.
private func declaration(in bytes: [UInt8]) -> Int? {
  let mark = Array("<!DOCTYPE".utf8)
  return bytes.indices.dropLast(mark.count).first {
    bytes[$0] == mark[0] && bytes[$0..<$0 + mark.count].elementsEqual(mark)
  }
}

/// Gathers elements as the parser meets them.
private final class ElementCollector: NSObject, XMLParserDelegate {
  var elements: [DocumentTree.Element] = []
  var excess: (reason: String, line: Int)?
  private let limits: DocumentLimits
  private var open: [Int] = []
  private var count = 0

  init(limits: DocumentLimits) {
    self.limits = limits
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard excess == nil else { return }
    count += 1 + attributes.count
    if open.count >= limits.depth { return stop("elements stand more than \(limits.depth) levels deep", parser) }
    if count > limits.nodes {
      return stop("the document has more than \(limits.nodes) elements and attributes", parser)
    }
    var element = DocumentTree.Element(name: name, parent: open.last, line: max(parser.lineNumber, 1))
    // The parser gives no order; the names' own order is the same on every run.
    element.attributes = attributes.map { .init(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
    if let parent = open.last { elements[parent].children.append(elements.count) }
    open.append(elements.count)
    elements.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard excess == nil else { return }
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard excess == nil, let last = open.last else { return }
    elements[last].text += text
  }

  private func stop(_ reason: String, _ parser: XMLParser) {
    excess = (reason, max(parser.lineNumber, 1))
    parser.abortParsing()
  }
}

extension Diagnostic {
  static func documentForm(_ message: String, line: Int, in source: SourceText) -> Diagnostic {
    Diagnostic("document-form", message, at: source.rangeOfText(line: line))
  }
}

extension SourceText {
  /// What a line holds, without the blanks before it.
  func rangeOfText(line: Int) -> SourceRange {
    let whole = rangeOfLine(line)
    var start = whole.lowerBound
    while start < whole.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return SourceRange(start, whole.upperBound)
  }
}
