import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ConfigurationReader {
  /// A key of a map and its value, aliases followed.
  struct Entry {
    var name: String
    var key: NodeID
    var value: NodeID
  }

  mutating func report(_ message: String, at node: NodeID, hint: String? = nil) {
    diagnostics.append(Diagnostic(.settingForm, message, at: tree[node].range, hint: hint))
  }

  mutating func unknown(_ entry: Entry, among known: [String]) {
    let meant = Self.otherNames[entry.name.filter { $0 != "-" && $0 != "_" }.lowercased()].flatMap { name in
      known.contains(name) ? Spelling.suggestion(of: [name]) : nil
    }
    let nearest = meant ?? Spelling.suggestion(for: entry.name, in: known)
    let range = tree[entry.key].range
    let message = "there is no setting '\(entry.name)'"
    let all = "there are: " + known.joined(separator: ", ")
    diagnostics.append(Diagnostic(.unknownSetting, message, at: range, hint: nearest ?? all))
  }

  /// What settings are called in other tools, in lowercase without punctuation, and what they are here.
  private static let otherNames = [
    "assetcatalog": "assets", "assetcatalogs": "assets", "catalog": "assets", "catalogs": "assets",
    "customrule": "custom-rules", "deploymenttarget": "target", "devices": "sizes", "disabledrules": "rules",
    "enabledrules": "rules", "excluded": "exclude", "files": "include", "font": "fonts",
    "formatter": "format", "formatting": "format",
    "ignore": "exclude", "ignored": "exclude", "images": "assets", "included": "include", "ios": "target",
    "iosversion": "target", "lint": "rules", "localization": "strings", "minimumversion": "target", "modules": "swift",
    "onlyrules": "rules", "optinrules": "rules", "paths": "include", "platforms": "target", "screens": "sizes",
    "skip": "exclude", "uiappfonts": "fonts", "sources": "swift", "swiftsources": "swift", "translations": "strings",
  ]

  /// The entries of a map, each key once; nil after reporting that a node is none.
  mutating func entries(_ node: NodeID, of what: String, hint: String?) -> [Entry]? {
    guard tree[node].kind == .mapping else {
      report("\(what) is a map of settings", at: node, hint: hint)
      return nil
    }
    var seen: Set<String> = []
    var entries: [Entry] = []
    for (key, value) in tree.entries(of: node) {
      let name = tree.text(of: key)
      if seen.insert(name).inserted {
        entries.append(Entry(name: name, key: key, value: tree.resolved(value)))
      } else {
        let message = "the key '\(name)' stands in this map already"
        diagnostics.append(Diagnostic(.duplicateKey, message, at: tree[key].range))
      }
    }
    return entries
  }

  /// A text, or a list of them; none after reporting that a node is neither.
  mutating func texts(_ node: NodeID, of name: String, form: String) -> [Located<String>] {
    let nodes = tree[node].kind == .sequence ? tree.children(of: node).map { tree.resolved($0) } : [node]
    guard nodes.allSatisfy({ tree[$0].kind == .scalar && !tree.text(of: $0).isEmpty }) else {
      report("'\(name)' is \(form)", at: node)
      return []
    }
    return nodes.map { Located(tree.text(of: $0), at: tree[$0].range) }
  }
}
