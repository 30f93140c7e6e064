import SceneCompiler
import SceneDiagnostics

/// What was found in a scene, as the cache has it: bytes that are read when they are asked for.
package struct KeptFindings: Hashable, Sendable {
  /// Empty where nothing was found.
  private(set) var bytes: [UInt8]

  /// Takes bytes of a cache.
  init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Keeps what was found.
  init(_ diagnostics: [Diagnostic], unverified: Set<UnverifiedKey> = []) {
    guard !diagnostics.isEmpty || !unverified.isEmpty else {
      bytes = []
      return
    }
    var writer = CacheWriter()
    writer.write(UInt32(clamping: diagnostics.count))
    for diagnostic in diagnostics { writer.write(diagnostic) }
    writer.write(unverified.sorted().flatMap { [$0.className, $0.property, $0.key] })
    bytes = writer.bytes
  }

  /// Whether nothing was found.
  var isEmpty: Bool { bytes.isEmpty }

  /// What was found, and the properties set whose keys no nib of Xcode was seen with; nil for bytes that are no findings.
  var contents: (diagnostics: [Diagnostic], unverified: Set<UnverifiedKey>)? {
    guard !isEmpty else { return ([], []) }
    var reader = CacheReader(bytes[...])
    guard let count: UInt32 = reader.number() else { return nil }
    var diagnostics: [Diagnostic] = []
    for _ in 0..<count {
      guard let diagnostic = reader.diagnostic() else { return nil }
      diagnostics.append(diagnostic)
    }
    guard let texts = reader.texts(), texts.count % 3 == 0, reader.isAtEnd else { return nil }
    let keys = stride(from: 0, to: texts.count, by: 3).map {
      UnverifiedKey(className: texts[$0], property: texts[$0 + 1], key: texts[$0 + 2])
    }
    return (diagnostics, Set(keys))
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    for text in [diagnostic.id, diagnostic.severity.rawValue, diagnostic.message] { write(text) }
    write(diagnostic.range)
    write(diagnostic.hint.map { [$0] } ?? [])
    write(UInt32(clamping: diagnostic.notes.count))
    for note in diagnostic.notes {
      write(note.message)
      write(note.range)
    }
    write(UInt32(clamping: diagnostic.fixIts.count))
    for fix in diagnostic.fixIts {
      write(fix.title)
      write(UInt8(fix.isCertain ? 1 : 0))
      write(UInt32(clamping: fix.edits.count))
      for edit in fix.edits {
        write(edit.range)
        write(edit.replacement)
      }
    }
    write(UInt32(clamping: diagnostic.repeats.count))
    for range in diagnostic.repeats { write(range) }
  }

  private mutating func write(_ range: SourceRange) {
    write(UInt32(clamping: range.lowerBound))
    write(UInt32(clamping: range.upperBound))
  }
}

extension CacheReader {
  fileprivate mutating func diagnostic() -> Diagnostic? {
    guard let id = text(), let severity = text().flatMap(Severity.init), let message = text(), let range = range(),
      let hint = texts(), let notes = list({ $0.note() }), let fixes = list({ $0.fix() }),
      let repeats = list({ $0.range() })
    else { return nil }
    var diagnostic = Diagnostic(DiagnosticKind(id, severity, ""), "", at: range, repeats: repeats)
    (diagnostic.message, diagnostic.hint) = (message, hint.first)
    (diagnostic.notes, diagnostic.fixIts) = (notes, fixes)
    return diagnostic
  }

  private mutating func list<Element>(_ element: (inout CacheReader) -> Element?) -> [Element]? {
    guard let count: UInt32 = number() else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    }
    return elements
  }

  private mutating func note() -> Diagnostic.Note? {
    guard let message = text(), let range = range() else { return nil }
    return Diagnostic.Note(message, at: range)
  }

  private mutating func fix() -> Diagnostic.FixIt? {
    guard let title = text(), let isCertain: UInt8 = number(), let edits = list({ $0.edit() }) else { return nil }
    return Diagnostic.FixIt(title, edits: edits, isCertain: isCertain != 0)
  }

  private mutating func edit() -> TextEdit? {
    guard let range = range(), let replacement = text() else { return nil }
    return TextEdit(range: range, replacement: replacement)
  }

  private mutating func range() -> SourceRange? {
    guard let start: UInt32 = number(), let end: UInt32 = number(), start <= end else { return nil }
    return SourceRange(Int(start), Int(end))
  }
}
