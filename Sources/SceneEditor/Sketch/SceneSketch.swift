package import SceneDiagnostics

/// Brackets or braces.
struct SketchFlow: Sendable {
  /// From the opening one to behind the closing one, or to where the text goes on without it.
  var range: SourceRange
  /// The entry whose value they are.
  var owner: Int
  var isMap: Bool
  var isClosed: Bool
  /// The index of the brackets around these; nil where there are none.
  var outer: Int?

  /// Whether an offset is between the brackets.
  func contains(_ offset: Int) -> Bool {
    range.lowerBound < offset && (offset < range.upperBound || !isClosed && offset <= range.upperBound)
  }

  /// Brackets in the order of the text, each with the ones around it.
  static func nested(_ flows: [SketchFlow]) -> [SketchFlow] {
    var flows = flows.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for index in flows.indices.dropFirst() {
      var outer: Int? = index - 1
      while let found = outer, flows[found].range.upperBound <= flows[index].range.lowerBound {
        outer = flows[found].outer
      }
      flows[index].outer = outer
    }
    return flows
  }
}

/// The structure of a text as a person sees it: keys, items and values with their ranges, however broken the text is.
///
/// Made in one pass that never fails. Where YAML can read the text, it says the same.
package struct SceneSketch: Sendable {
  package let source: SourceText
  /// The entries in the order of the text; each stands behind the one that holds it.
  package internal(set) var entries: [SketchEntry] = []
  /// The comments, each from its `#` to the end of its line.
  package internal(set) var comments: [SourceRange] = []
  /// The brackets and braces, in the order of the text.
  private(set) var flows: [SketchFlow] = []
  /// The lines of block scalars and of quoted texts behind their first line.
  package internal(set) var textLines: Set<Int> = []
  /// The entries that each entry holds; the first are those at the top.
  package internal(set) var children: [[Int]] = []

  /// Sketches a text.
  package init(_ source: SourceText) {
    self.source = source
    var scanner = SketchScanner(source)
    scanner.scan()
    entries = scanner.entries
    comments = scanner.comments
    flows = SketchFlow.nested(scanner.flows)
    textLines = scanner.textLines
    children = Array(repeating: [], count: entries.count + 1)
    for (index, entry) in entries.enumerated() { children[entry.parent + 1].append(index) }
    // What an entry holds ends with its last part; children stand behind.
    for index in entries.indices.reversed() where entries[index].parent >= 0 {
      let parent = entries[index].parent
      entries[parent].end = max(entries[parent].end, entries[index].end)
    }
  }

  /// The entries in the value of an entry; -1 stands for the whole text.
  package func children(of entry: Int) -> [Int] { children[entry + 1] }

  /// The entry of a key in the value of an entry; nil where there is none.
  package func child(_ name: String, of entry: Int) -> Int? {
    children(of: entry).first { entries[$0].kind == .key && entries[$0].name == name }
  }

  /// The scalar of a key in the value of an entry, without quotes; nil where there is none.
  package func text(of name: String, in entry: Int) -> String? {
    child(name, of: entry).flatMap(scalar)
  }

  /// The scalar that an entry has, without quotes; nil for maps, lists and nothing.
  package func scalar(_ entry: Int) -> String? {
    scalarRange(entry).map { source.string(in: $0) }
  }

  /// Where the characters of a scalar are, within its quotes; nil where there is none in one line.
  package func scalarRange(_ entry: Int) -> SourceRange? {
    let found = entries[entry]
    switch found.style {
    case .plain: return found.hasAlias ? nil : found.value
    case .singleQuoted, .doubleQuoted:
      guard found.value.count >= 2 else { return nil }
      return SourceRange(found.value.lowerBound + 1, found.value.upperBound - 1)
    default: return nil
    }
  }

  /// The whole of an entry, from its key or dash.
  package func range(_ entry: Int) -> SourceRange {
    SourceRange(entries[entry].nameRange.lowerBound, entries[entry].end)
  }

  /// The names and numbers that lead to an entry, from the top.
  package func path(of entry: Int) -> [String] {
    var path: [String] = []
    var index = entry
    while index >= 0 {
      switch entries[index].kind {
      case .key, .bare: path.append(entries[index].name)
      case .item(let number): path.append("\(number)")
      }
      index = entries[index].parent
    }
    return path.reversed()
  }

  /// The index of the last entry that begins at an offset or before it; nil where none does.
  package func entry(before offset: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].nameRange.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
