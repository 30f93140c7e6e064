import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// The errors of the texts that a document would become, shown in the document: the texts are not written.
struct DocumentErrors {
  private let limits: SyntaxLimits
  /// Where the document gives an element an id, the first for each.
  private let elements: [String: SourceRange]

  init(in document: SourceText, _ limits: SyntaxLimits) {
    self.limits = limits
    let bytes = document.bytes
    let quote = UInt8(ascii: "\"")
    let attribute = Array(" id=\"".utf8)
    var elements: [String: SourceRange] = [:]
    var start = 0
    while let open = bytes[start...].firstIndex(of: quote),
      let close = bytes[(open + 1)...].firstIndex(of: quote)
    {
      if bytes[...open].suffix(attribute.count) == attribute[...] {
        let range = SourceRange(open + 2 - attribute.count, close + 1)
        let id = document.string(in: SourceRange(open + 1, close))
        if elements[id] == nil { elements[id] = range }
      }
      start = close + 1
    }
    self.elements = elements
  }

  /// The errors of a text, each at the element that the innermost object around it is made of, or at the document's start.
  func located(_ errors: [Diagnostic], of text: SourceText) -> [Diagnostic] {
    let sorted = errors.sortedByLocation()
    return zip(sorted, placed(sorted, of: text)).map { error, located in
      let line = text.string(in: text.rangeOfLine(text.position(at: error.range.lowerBound).line))
      let words = line.split(separator: " ").joined(separator: " ")
      var located = located
      located.message = ReadableText.shortened("it becomes a scene with an error: \(error.message)")
      located.hint = ReadableText.shortened("the line of the scene is '\(words)'; nothing is written")
      return located
    }
  }

  /// Findings of a text in their order, each at the element that the innermost object around it is made of, or at the document's start.
  ///
  /// Their notes and fixes are about the text, and are left out.
  func placed(_ findings: [Diagnostic], of text: SourceText) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    var objects = EnclosingObjects(parse(text, limits: limits).value)
    return findings.sortedByLocation().map { finding in
      var placed = finding
      let element = objects.ids(around: finding.range.lowerBound).reversed().lazy.compactMap { elements[$0] }.first
      placed.range = element ?? SourceRange(0, 0)
      (placed.notes, placed.fixIts, placed.repeats) = ([], [], [])
      return placed
    }
  }
}

/// The objects around locations that are asked for in their order: each node of the text is looked at once.
private struct EnclosingObjects {
  private let tree: SyntaxTree
  private var next: Int32 = 0
  private var open: [(end: Int, id: String)] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The ids that the objects around a location have in a document, the outermost first.
  mutating func ids(around offset: Int) -> [String] {
    while next < tree.nodeCount, tree[NodeID(next)].range.lowerBound <= offset {
      let node = NodeID(next)
      next += 1
      open.removeAll { $0.end < tree[node].range.lowerBound }
      guard let notes = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: node),
        let id = tree.value(named: SceneKeys.InterfaceBuilder.id.rawValue, of: tree.resolved(notes))
      else { continue }
      open.append((tree[node].range.upperBound, tree.text(of: id)))
    }
    open.removeAll { $0.end < offset }
    return open.map(\.id)
  }
}
