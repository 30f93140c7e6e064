package import SceneDiagnostics

/// Reads the XML of a document.
///
/// Nothing outside the text is ever read, and no entity of the text's own is replaced: a document with a type declaration, which
/// Interface Builder never writes, is refused.
package func readDocument(_ source: SourceText, limits: DocumentLimits = DocumentLimits()) -> Diagnosed<DocumentTree?> {
  guard source.bytes.count <= limits.bytes else {
    return Diagnosed(nil, [.documentForm("the document has more than \(limits.bytes) bytes", line: 1, in: source)])
  }
  var reader = XMLReader(source.bytes, limits: limits)
  do {
    try reader.read()
    return Diagnosed(DocumentTree(reader.elements, standalone: reader.standalone, form: DocumentFileForm(source.bytes)))
  } catch {
    let line = source.position(at: error.offset).line
    return Diagnosed(nil, [.documentForm(error.reason, line: line, in: source)])
  }
}

extension Diagnostic {
  static func documentForm(_ message: String, line: Int, in source: SourceText) -> Diagnostic {
    Diagnostic(.documentForm, message, at: source.rangeOfText(line: line))
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
