import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What follows from a mistake that is reported already, and would only hide it.
struct Cascades {
  private let tree: SyntaxTree
  private let names: Set<String>
  private let nodes: [Range<Int32>]

  init(_ context: ValidationContext) {
    tree = context.tree
    nodes = context.nodes
    names = Set(context.identifiers.map(\.value))
  }

  /// What is said of the keys of one object, and says nothing where two objects have become one.
  private static let aboutKeys: Set<String> = Set(
    [
      DiagnosticKind.styleMismatch, .unknownProperty, .unknownSlot, .exclusiveProperties, .superclassConflict,
      .noActions,
      .unknownEvent, .unknownOutlet, .missingProperty,
    ].map(\.id)
  )

  /// The diagnostics without those that follow from others.
  func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    withoutMergedObjects(withoutUnreadNames(diagnostics))
  }

  /// Where a map has several keys twice, the line that began a second object is lost.
  private func withoutMergedObjects(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let duplicates = diagnostics.filter { $0.isOne(of: .duplicateKey) && $0.notes.count > 1 }
    guard !duplicates.isEmpty else { return diagnostics }
    let keys = Set(duplicates.map(\.range))
    let merged = nodes.joined().map { NodeID($0) }
      .filter { tree[$0].isKey && keys.contains(tree[$0].range) }
      .compactMap { tree.parent(of: $0) }.map { tree[$0].range }
    let regions = Self.joined(merged)
    return diagnostics.filter { diagnostic in
      !Self.aboutKeys.contains(diagnostic.id) || !Self.contain(regions, diagnostic.range.lowerBound)
    }
  }

  /// Ranges in the order of their starts, with those that overlap made one.
  private static func joined(_ ranges: [SourceRange]) -> [SourceRange] {
    var result: [SourceRange] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = SourceRange(last.lowerBound, max(last.upperBound, range.upperBound))
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whether an offset is in one of the ranges, or at the end of one; they are sorted, and none overlaps another.
  private static func contain(_ ranges: [SourceRange], _ offset: Int) -> Bool {
    var first = 0
    var end = ranges.count
    while first < end {
      let middle = (first + end) / 2
      if ranges[middle].lowerBound <= offset { first = middle + 1 } else { end = middle }
    }
    return first > 0 && offset <= ranges[first - 1].upperBound
  }

  /// The diagnostics without references to objects that stand in the text and could not be read.
  ///
  /// Whatever kept them from being read has been reported, so nothing is left out where that is not so.
  private func withoutUnreadNames(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isReference = { (diagnostic: Diagnostic) in diagnostic.isOne(of: .danglingReference) }
    guard diagnostics.contains(where: isReference),
      diagnostics.contains(where: { $0.severity == .error && !isReference($0) })
    else { return diagnostics }
    let lost = unreadNames
    return diagnostics.filter { !isReference($0) || !lost.contains(tree.source.string(in: $0.range)) }
  }

  /// The diagnostics of a text that is no YAML, sorted by location.
  ///
  /// Where a character or line cannot be read as it is, the structure behind it is not known.
  static func removed(fromSyntax diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isFromText = diagnostics.contains { $0.isOne(of: .lineSeparator, .controlCharacter, .invalidUTF8) }
    return diagnostics.filter { !isFromText || !$0.isOne(of: .yamlSyntax) }.sortedByLocation()
  }

  /// The ids in the text that belong to nothing in the scene.
  private var unreadNames: Set<String> {
    var found: Set<String> = []
    for index in nodes.joined() {
      let node = NodeID(index)
      guard tree[node].kind == .mapping else { continue }
      for (key, value) in tree.entries(of: node) where tree.text(of: key) == "id" { found.insert(tree.text(of: value)) }
    }
    return found.subtracting(names)
  }
}
