import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// What a hint says to write can be written: a value in place of the wrong one mends it, and an entry is YAML.
@Suite struct HintTests {
  private static let names = Fixtures.scenes(in: "diagnostics").filter { $0.hasPrefix("suggestions-") }

  @Test(arguments: names)
  func valuesMend(name: String) throws {
    let source = try source(name)
    let tree = parse(source).value
    for diagnostic in Pipeline().validated(source).diagnostics {
      guard let value = Self.value(diagnostic), let range = replaced(by: diagnostic, in: tree) else { continue }
      var bytes = source.bytes
      bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: value.utf8)
      let again = Pipeline().validated(SourceText(path: name, bytes: bytes)).diagnostics
      let written = SourceRange(range.lowerBound, range.lowerBound + value.utf8.count)
      let left = again.filter {
        $0.id == diagnostic.id && $0.severity == .error && written.lowerBound <= $0.range.lowerBound
          && $0.range.upperBound <= written.upperBound
      }
      let line = source.position(at: diagnostic.range.lowerBound).line
      #expect(left.isEmpty, "\(name):\(line): '\(value)' is no better: \(left.map(\.message))")
    }
  }

  @Test(arguments: names)
  func entriesAreYAML(name: String) throws {
    let source = try source(name)
    for diagnostic in Pipeline().validated(source).diagnostics {
      for entry in Self.entries(diagnostic.hint ?? "") {
        let parsed = parse(SourceText(path: name, text: entry.replacing("…", with: "x")))
        let line = source.position(at: diagnostic.range.lowerBound).line
        #expect(parsed.diagnostics.isEmpty, "\(name):\(line): '\(entry)' is not YAML")
      }
    }
  }

  private func source(_ name: String) throws -> SourceText {
    let text = try Repository.text("Tests/Fixtures/diagnostics/\(name)")
    return SourceText(path: name, text: ExpectedDiagnostics.strip(text))
  }

  // MARK: - Values

  /// The value of a hint that is "write" and a value, without any more words.
  private static func value(_ diagnostic: Diagnostic) -> String? {
    let ids = ["wrong-type", "unknown-color", "unknown-case", "number-form", "truth-word", "constraint-form"]
    guard ids.contains(diagnostic.id), let hint = diagnostic.hint, hint.hasPrefix("write ") else { return nil }
    let value = String(hint.dropFirst("write ".count))
    if isEquation(value) { return value }
    guard let first = value.first, let last = value.last else { return nil }
    switch (first, last) {
    case ("{", "}"), ("[", "]"): return value.contains("…") ? nil : value
    case ("'", "'"), ("\"", "\""): return value.contains(": ") || value.count { $0 == first } > 2 ? nil : value
    default: return value.contains(where: { " '\"".contains($0) }) ? nil : value
    }
  }

  private static func isEquation(_ value: String) -> Bool {
    value.firstMatch(of: #/^[\w.]+ (=|>=|<=) [^,…']+$/#) != nil
  }

  /// The scalar with the diagnostic's characters; the whole map for a key that the map cannot have.
  private func replaced(by diagnostic: Diagnostic, in tree: SyntaxTree?) -> SourceRange? {
    guard let tree else { return nil }
    let nodes = (0..<tree.nodeCount).map { NodeID(Int32($0)) }
    if let exact = nodes.first(where: { tree[$0].range == diagnostic.range }) {
      let isWhole = diagnostic.hint?.hasPrefix("write {") == true
      guard tree[exact].isKey, isWhole || diagnostic.id != "unknown-case" else { return diagnostic.range }
      return tree.parent(of: exact).map { tree[$0].range }
    }
    let around = nodes.first {
      tree[$0].kind == .scalar && tree[$0].range.lowerBound <= diagnostic.range.lowerBound
        && diagnostic.range.upperBound <= tree[$0].range.upperBound
    }
    return around.map { tree[$0].range }
  }

  // MARK: - Entries

  /// The quotations in a hint that are a key with a value.
  private static func entries(_ hint: String) -> [String] {
    var found: [String] = []
    var rest = hint[...]
    while let opening = rest.firstRange(of: " '") {
      rest = rest[opening.upperBound...]
      // A quotation ends before a space, punctuation or the end; texts in it have quotes of their own.
      let closing = rest.indices.first { index in
        let next = rest.index(after: index)
        return rest[index] == "'" && (next == rest.endIndex || " ,;:".contains(rest[next]))
      }
      guard let closing else { break }
      let text = String(rest[..<closing])
      let isEntry = text.firstMatch(of: #/^[A-Za-z.]+: /#) != nil && !text.contains("'")
      if isEntry { found.append(text) }
      rest = rest[rest.index(after: closing)...]
    }
    return found
  }
}
