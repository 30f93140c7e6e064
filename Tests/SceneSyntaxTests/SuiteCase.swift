import Foundation
import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// One case of the YAML test suite, read from the suite's own files with the parser under test.
struct SuiteCase: Sendable, CustomTestStringConvertible {
  let name: String
  let yaml: String
  /// The expected events; nil where the suite gives none.
  let tree: String?
  let isFailure: Bool

  var testDescription: String { name }

  static let folder = Repository.root.deletingLastPathComponent()
    .appendingPathComponent("shared/data/yaml-test-suite")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static let all: [SuiteCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().flatMap(read)
  }()

  private static func read(_ file: String) -> [SuiteCase] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else { return [] }
    let tree = parse(SourceText(path: file, bytes: Array(data))).value
    guard let root = tree.root else { return [] }
    var cases: [SuiteCase] = []
    for item in tree.children(of: root) {
      var fields: [String: String] = [:]
      for (key, value) in tree.entries(of: item) { fields[tree.text(of: key)] = tree.text(of: value) }
      guard fields["skip"] == nil else { continue }
      let last = cases.last
      let isFailure = fields["fail"] == "true"
      cases.append(
        SuiteCase(
          name: String(file.dropLast(5)) + (cases.isEmpty ? "" : "-\(cases.count)"),
          yaml: fields["yaml"].map(characters) ?? last?.yaml ?? "",
          // A case of the same file inherits what it does not say.
          tree: fields["tree"].map(characters) ?? last?.tree,
          isFailure: isFailure
        )
      )
    }
    return cases
  }

  /// The suite shows characters that are hard to see by others.
  private static func characters(_ text: String) -> String {
    var text = text
    while let range = text.range(of: "—*»", options: .regularExpression) { text.replaceSubrange(range, with: "\t") }
    for (shown, meant) in [("␣", " "), ("↵", ""), ("←", "\r"), ("⇔", "\u{FEFF}"), ("∎\n", "")] {
      text = text.replacingOccurrences(of: shown, with: meant)
    }
    return text
  }

  /// The events of the first document, one a line, without what a tree does not keep.
  var expectedEvents: [String]? {
    guard let tree else { return nil }
    var events: [String] = []
    for line in tree.split(separator: "\n") {
      let event = line.drop { $0 == " " }
      if event == "+STR" || event.hasPrefix("+DOC") { continue }
      if event.hasPrefix("-DOC") || event == "-STR" { break }
      // Tags are compared by presence: the suite resolves their handles.
      events.append(event.replacingOccurrences(of: " <[^>]*>", with: " <>", options: .regularExpression))
    }
    return events == ["=VAL :"] ? [] : events
  }

  var documentCount: Int {
    tree?.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix("+DOC") } ?? 0
  }
}

/// The suite's event form of a tree.
func events(of tree: SyntaxTree) -> [String] {
  var events: [String] = []
  var stack: [(NodeID, isEnd: Bool)] = tree.root.map { [($0, false)] } ?? []
  while let (id, isEnd) = stack.popLast() {
    let node = tree[id]
    let anchor = node.kind == .alias ? "" : tree.anchorName(of: id).map { " &" + $0 } ?? ""
    let properties = anchor + (tree.tagRange(of: id) == nil ? "" : " <>")
    switch node.kind {
    case .alias: events.append("=ALI *" + (tree.anchorName(of: id) ?? ""))
    case .scalar: events.append("=VAL" + properties + " " + indicator(node.style) + escaped(tree.text(of: id)))
    case .mapping, .sequence:
      let name = node.kind == .mapping ? "MAP" : "SEQ"
      if isEnd {
        events.append("-" + name)
      } else {
        let brackets = node.style == .flow ? (node.kind == .mapping ? " {}" : " []") : ""
        events.append("+" + name + brackets + properties)
        stack.append((id, true))
        for child in Array(tree.children(of: id)).reversed() { stack.append((child, false)) }
      }
    }
  }
  return events
}

private func indicator(_ style: NodeStyle) -> String {
  switch style {
  case .singleQuoted: "'"
  case .doubleQuoted: "\""
  case .literal: "|"
  case .folded: ">"
  case .plain, .block, .flow: ":"
  }
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "\u{8}": result += "\\b"
    case "\\": result += "\\\\"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
