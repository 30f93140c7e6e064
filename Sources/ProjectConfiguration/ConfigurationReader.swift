import LayoutEngine
import SceneCatalog
package import SceneDiagnostics
import SceneFormat
import SceneModel
import SceneSyntax

extension Configuration {
  /// Reads a configuration; what it cannot read is reported and has no effect.
  ///
  /// The ids in `registry` are not available to custom rules.
  package static func read(
    _ source: SourceText,
    registry: DiagnosticRegistry = .configuration
  ) -> Diagnosed<Configuration> {
    let parsed = parse(source)
    guard !parsed.diagnostics.hasErrors, let root = parsed.value.root else {
      return Diagnosed(Configuration(registry: registry), parsed.diagnostics)
    }
    var reader = ConfigurationReader(tree: parsed.value, registry: registry, diagnostics: parsed.diagnostics)
    reader.read(root)
    return Diagnosed(reader.configuration, reader.diagnostics)
  }
}

/// Reads the tree of a configuration.
struct ConfigurationReader {
  let tree: SyntaxTree
  var diagnostics: [Diagnostic]
  var configuration: Configuration

  init(tree: SyntaxTree, registry: DiagnosticRegistry, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
    configuration = Configuration(registry: registry)
  }

  mutating func read(_ root: NodeID) {
    guard let entries = entries(root, of: "a configuration", hint: "like 'target: 15.0'") else { return }
    // Other keys may name these rules, wherever they stand.
    if let own = entries.first(where: { $0.name == "custom-rules" }) {
      configuration.customRules = customRules(own.value)
    }
    for entry in entries {
      switch entry.name {
      case "schemas": configuration.schemas = texts(entry.value, of: "schemas", form: "a path or a list of paths")
      case "components":
        configuration.components = texts(entry.value, of: "components", form: "a folder or a list of folders")
      case "assets": configuration.assets = texts(entry.value, of: "assets", form: "a path or a list of paths")
      case "fonts": configuration.fonts = texts(entry.value, of: "fonts", form: "a path or a list of paths")
      case "strings": readStrings(entry.value)
      case "swift": readModules(entry.value)
      case "sizes": readSizes(entry.value)
      case "include": configuration.included = patterns(entry.value, of: "include")
      case "exclude": configuration.excluded = patterns(entry.value, of: "exclude")
      case "target": readTarget(entry.value)
      case "module": readModule(entry.value)
      case "documents": readDocuments(entry.value)
      case "format": readFormat(entry.value)
      case "rules": configuration.rules = rules(entry.value)
      case "overrides": readOverrides(entry.value)
      case "baseline": configuration.baseline = path(entry.value, of: "baseline")
      case "custom-rules": break
      default: unknown(entry, among: Configuration.keys)
      }
    }
  }

  private mutating func readStrings(_ node: NodeID) {
    for entry in entries(node, of: "'strings'", hint: "like 'strings: {catalog: Scenes.xcstrings}'") ?? [] {
      switch entry.name {
      case "catalog":
        guard let path = path(entry.value, of: "catalog") else { continue }
        // A folder of tables has no suffix.
        let name = path.value.split(separator: "/").last ?? ""
        if !name.hasSuffix(".xcstrings"), name.dropFirst().contains("."), !name.allSatisfy({ $0 == "." }) {
          report("a catalog of strings is a file '*.xcstrings', or a folder with '<language>.lproj'", at: entry.value)
        }
        configuration.strings.catalog = path
      case "language":
        configuration.strings.language = texts(entry.value, of: "language", form: "a language").first?.value
      case "languages":
        configuration.strings.languages = texts(
          entry.value,
          of: "languages",
          form: "a language or a list of languages"
        ).map(\.value)
      default: unknown(entry, among: ["catalog", "language", "languages"])
      }
    }
  }

  /// One path; nil for what is none, which is reported.
  private mutating func path(_ node: NodeID, of key: String) -> Located<String>? {
    let paths = texts(node, of: key, form: "a path")
    if paths.count > 1 { report("'\(key)' is one path", at: node) }
    return paths.first
  }

  private mutating func readModules(_ node: NodeID) {
    for module in entries(node, of: "'swift'", hint: "like 'swift: {Shop: Sources/Shop}'") ?? [] {
      var read = Configuration.SourceModule(name: module.name, sources: [], imports: [])
      if tree[module.value].kind == .mapping {
        for entry in entries(module.value, of: "a module", hint: nil) ?? [] {
          switch entry.name {
          case "sources": read.sources = texts(entry.value, of: "sources", form: "a path or a list of paths")
          case "imports":
            read.imports = texts(entry.value, of: "imports", form: "a module or a list of modules").map(\.value)
          default: unknown(entry, among: ["sources", "imports"])
          }
        }
        if read.sources.isEmpty { report("a module says with 'sources' where it is", at: module.value) }
      } else {
        read.sources = texts(
          module.value,
          of: module.name,
          form: "a path, a list of paths, or {sources: …, imports: …}"
        )
      }
      configuration.modules.append(read)
    }
  }

  private mutating func readSizes(_ node: NodeID) {
    for size in texts(node, of: "sizes", form: "a size or a list of sizes") {
      if let selection = ScreenSelection(size.value) {
        configuration.sizes.append(selection)
        continue
      }
      let message = "'\(size.value)' is not a screen size"
      let hint = "like '320x568', \(ScreenSelection.names)"
      diagnostics.append(Diagnostic(.settingForm, message, at: size.range, hint: hint))
    }
  }

  private mutating func readTarget(_ node: NodeID) {
    guard tree[node].kind == .scalar, let target = DeploymentTarget(tree.text(of: node)) else {
      return report("'target' is a version of iOS", at: node, hint: "like 'target: 15.0'")
    }
    if let mistake = target.mistake { report(mistake, at: node, hint: "like 'target: 15.0'") }
    configuration.target = target
  }

  private mutating func readModule(_ node: NodeID) {
    guard tree[node].kind == .scalar, TargetModule.isModule(tree.text(of: node)) else {
      return report("'module' is the name of a Swift module", at: node, hint: "like 'module: Shop'")
    }
    configuration.module = tree.text(of: node)
  }

  private mutating func readDocuments(_ node: NodeID) {
    guard tree[node].kind == .scalar, ["read", "ignore"].contains(tree.text(of: node)) else {
      return report(
        "'documents' is 'read' or 'ignore'",
        at: node,
        hint: "'ignore' passes over xibs and storyboards in folders"
      )
    }
    configuration.readsDocuments = tree.text(of: node) == "read"
  }

  private mutating func readFormat(_ node: NodeID) {
    for entry in entries(node, of: "'format'", hint: "like 'format: {version: 1}'") ?? [] {
      let number = tree[entry.value].kind == .scalar ? Int(tree.text(of: entry.value)) : nil
      switch entry.name {
      case "version":
        guard let number, FormatOptions.knownVersions.contains(number) else {
          let known = FormatOptions.knownVersions.map(String.init).joined(separator: ", ")
          report("this diorama knows no format of that version", at: entry.value, hint: "there are: \(known)")
          continue
        }
        configuration.format.version = number
      case "width":
        guard let number, (40...1000).contains(number) else {
          report("'width' is a number of characters, from 40 to 1000", at: entry.value)
          continue
        }
        configuration.format.width = number
      default: unknown(entry, among: ["version", "width"])
      }
    }
  }

  private mutating func readOverrides(_ node: NodeID) {
    guard tree[node].kind == .sequence else {
      return report("'overrides' is a list of maps with 'files' and 'rules'", at: node)
    }
    for item in tree.children(of: node).map({ tree.resolved($0) }) {
      var override = Configuration.Override(files: [], rules: [:])
      for entry in entries(item, of: "an override", hint: "like {files: Legacy, rules: {deep-nesting: off}}") ?? [] {
        switch entry.name {
        case "files": override.files = patterns(entry.value, of: "files")
        case "rules": override.rules = rules(entry.value)
        default: unknown(entry, among: ["files", "rules"])
        }
      }
      if tree[item].kind == .mapping, override.files.isEmpty {
        report("an override says with 'files' what it is for", at: item)
      }
      configuration.overrides.append(override)
    }
  }

  private mutating func patterns(_ node: NodeID, of name: String) -> [PathPattern] {
    texts(node, of: name, form: "a pattern of paths or a list of them").map { PathPattern($0.value) }
  }
}
