package import SceneDiagnostics
import SceneSyntax

extension Baseline {
  /// Reads a baseline; one with errors knows nothing.
  package static func read(_ source: SourceText) -> Diagnosed<Baseline> {
    let parsed = parse(source)
    guard !parsed.diagnostics.hasErrors else { return Diagnosed(Baseline(source), parsed.diagnostics) }
    var reader = BaselineReader(tree: parsed.value, diagnostics: parsed.diagnostics, baseline: Baseline(source))
    reader.read()
    return Diagnosed(
      reader.diagnostics.hasErrors ? Baseline(source) : reader.baseline,
      reader.diagnostics.sortedByLocation()
    )
  }
}

/// Reads the tree of a baseline.
private struct BaselineReader {
  let tree: SyntaxTree
  var diagnostics: [Diagnostic]
  var baseline: Baseline

  private static let hint = "'diorama lint --write-baseline' writes it"

  mutating func read() {
    guard let root = tree.root, tree[root].kind == .mapping else {
      return report("a baseline has 'baseline: \(Baseline.version)' and a list 'findings'", at: tree.root)
    }
    var hasVersion = false
    for (key, value) in tree.entries(of: root) {
      let value = tree.resolved(value)
      switch tree.text(of: key) {
      case "baseline":
        hasVersion = true
        if text(value) != Baseline.version { report("this diorama knows no baseline of that version", at: value) }
      case "findings" where tree[value].kind == .sequence:
        for item in tree.children(of: value) { readEntry(tree.resolved(item)) }
      case "findings": report("'findings' is a list", at: value)
      default: report("a baseline has no '\(tree.text(of: key))'", at: key)
      }
    }
    if !hasVersion { report("a baseline says 'baseline: \(Baseline.version)'", at: root) }
  }

  private mutating func readEntry(_ node: NodeID) {
    guard tree[node].kind == .mapping else {
      return report("a finding is a map with 'path', 'rule', 'message' and 'line'", at: node)
    }
    var texts: [String: String] = [:]
    var count = 1
    for (key, value) in tree.entries(of: node) {
      let (name, value) = (tree.text(of: key), tree.resolved(value))
      switch name {
      case "path", "rule", "message", "line":
        guard let text = text(value) else { return report("'\(name)' is a text", at: value) }
        texts[name] = text
      case "count":
        guard let number = text(value).flatMap({ Int($0) }), (1...Baseline.maximumCount).contains(number) else {
          return report("'count' is a number from 1 to \(Baseline.maximumCount)", at: value)
        }
        count = number
      default: return report("a finding has no '\(name)'", at: key)
      }
    }
    guard let path = texts["path"], let rule = texts["rule"], let message = texts["message"] else {
      return report("a finding has 'path', 'rule', 'message' and 'line'", at: node)
    }
    let key = KnownFinding(rule: rule, path: path, message: message, line: texts["line"] ?? "")
    baseline.entries.append(Baseline.Entry(key: key, count: count, range: tree[node].range))
  }

  private func text(_ node: NodeID) -> String? {
    tree[node].kind == .scalar ? tree.text(of: node) : nil
  }

  private mutating func report(_ message: String, at node: NodeID?) {
    let range = node.map { tree[$0].range } ?? SourceRange(0, 0)
    diagnostics.append(Diagnostic(.baselineForm, message, at: range, hint: Self.hint))
  }
}
