import Backports
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// The comments to the tool in the Notes of a document's objects, each a line such as
/// `diorama:disable touch-target -- the cell is the target`.
///
/// They silence findings in the object and in what it has inside.
struct DocumentNotes {
  /// The lines, by the ids of the objects.
  private var lines: [String: [String]] = [:]

  var isEmpty: Bool { lines.isEmpty }

  /// No comments.
  init() {}

  /// Finds the comments of all objects.
  init(_ tree: DocumentTree) {
    for node in tree.nodes where node["key"] == "userComments" {
      guard let id = node.owner?["id"] else { continue }
      let found = Self.texts(in: node).flatMap { $0.split(whereSeparator: \.isNewline) }
        .map { $0.drop { $0.isWhitespace } }.filter { $0.hasPrefix(Suppression.marker) }
      if !found.isEmpty { lines[id, default: []] += found.map(String.init) }
    }
  }

  /// The texts of an element and of all inside.
  private static func texts(in node: DocumentNode) -> [String] {
    [node.text, node["content"] ?? "", node["string"] ?? ""] + node.children.flatMap(texts)
  }

  /// A text with a comment before and behind each object that has notes, between which they are silent.
  func added(to text: String) -> String {
    guard !isEmpty else { return text }
    let source = SourceText(path: "", text: text)
    let tree = parse(source).value
    // What goes before each line, from 1.
    var comments: [Int: [String]] = [:]
    for number in 0..<Int32(tree.nodeCount) {
      let node = NodeID(number)
      guard tree[node].kind == .mapping,
        let notes = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: node),
        let id = tree.value(named: SceneKeys.InterfaceBuilder.id.rawValue, of: notes),
        let words = lines[tree.text(of: id)]
      else { continue }
      let range = tree[node].range
      let (first, last) = (source.position(at: range.lowerBound), source.position(at: range.upperBound))
      let end = last.column == 1 ? last.line : last.line + 1
      for word in words {
        let (begin, ids) = Self.parts(of: word)
        comments[first.line, default: []].append("# \(begin)")
        guard let ids else { continue }
        comments[end, default: []].insert("# \(Suppression.word(of: .end)) \(ids)", at: 0)
      }
    }
    var result: [Substring] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let indentation = line.prefix { $0 == " " }
      result += (comments[index + 1] ?? []).map { indentation + $0 }
      result.append(line)
    }
    return result.joined(separator: "\n")
  }

  /// The comment that begins a region for a line of notes, and the ids that it names; nil for a line without a reason, which silences
  /// nothing.
  private static func parts(of line: String) -> (begin: String, ids: String?) {
    let behind = line.dropFirst(Suppression.marker.count).drop { !$0.isWhitespace }
    let ids = behind.firstRange(of: " --").map { behind[..<$0.lowerBound] }
    return (Suppression.word(of: .begin) + behind, ids?.drop { $0 == " " }.description)
  }
}
