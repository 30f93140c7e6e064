package import SceneCatalog
package import SceneDiagnostics
package import SceneModel
import SceneSyntax

/// What a `.diorama.yaml` says.
package struct Configuration: Sendable {
  /// The name of configuration files.
  package static let fileName = ".diorama.yaml"

  /// The folders and files of the application's schemas, from the folder of the configuration.
  package var schemas: [Located<String>] = []
  /// The oldest system that the application runs on; nil is the newest that the catalog knows.
  package var target: DeploymentTarget?

  /// Makes the configuration that holds where there is none.
  package init() {}
}

extension Configuration {
  private static let keys = ["schemas", "target"]

  /// Reads a configuration; what it cannot read is reported and has no effect.
  package static func read(_ source: SourceText) -> Diagnosed<Configuration> {
    let parsed = parse(source)
    let tree = parsed.value
    var result = Diagnosed(Configuration(), parsed.diagnostics)
    guard !parsed.diagnostics.hasErrors, let root = tree.root else { return result }
    func report(_ id: String, _ message: String, at node: NodeID, hint: String? = nil) {
      result.diagnostics.append(Diagnostic(id, message, at: tree[node].range, hint: hint))
    }
    guard tree[root].kind == .mapping else {
      report("setting-form", "a configuration is a map of settings", at: root, hint: "like 'target: 15.0'")
      return result
    }
    var seen: Set<String> = []
    for (key, value) in tree.entries(of: root).map({ ($0.key, tree.resolved($0.value)) }) {
      let name = tree.text(of: key)
      guard seen.insert(name).inserted else {
        report("duplicate-key", "the key '\(name)' stands in this map already", at: key)
        continue
      }
      switch name {
      case "schemas":
        guard let paths = paths(value, in: tree) else {
          report("setting-form", "'schemas' is a path or a list of paths", at: value)
          continue
        }
        result.value.schemas = paths
      case "target":
        guard tree[value].kind == .scalar, let target = DeploymentTarget(tree.text(of: value)) else {
          report("setting-form", "'target' is a version of iOS", at: value, hint: "like 'target: 15.0'")
          continue
        }
        result.value.target = target
      default:
        let nearest = Spelling.nearest(to: name, in: keys).map { "did you mean '\($0)'?" }
        report(
          "unknown-setting",
          "there is no setting '\(name)'",
          at: key,
          hint: nearest ?? "there are 'schemas' and 'target'"
        )
      }
    }
    return result
  }

  private static func paths(_ node: NodeID, in tree: SyntaxTree) -> [Located<String>]? {
    let nodes = tree[node].kind == .sequence ? tree.children(of: node).map { tree.resolved($0) } : [node]
    guard nodes.allSatisfy({ tree[$0].kind == .scalar && !tree.text(of: $0).isEmpty }) else { return nil }
    return nodes.map { Located(tree.text(of: $0), at: tree[$0].range) }
  }
}
