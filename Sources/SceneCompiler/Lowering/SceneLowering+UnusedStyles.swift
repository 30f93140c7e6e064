import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Checks the styles that no object names, which nothing else reads.
  ///
  /// Every property is one of some class, with a value of its type.
  mutating func checkUnusedStyles() {
    let used = Set(scene.styleUses.map(\.style.value))
    let unused = styles.keys.filter { !used.contains($0) }.sorted()
    guard !unused.isEmpty else { return }
    let meanings = PropertyMeanings(catalog)
    // Where nearly all names are unknown they are no slips.
    var suggestions = 100
    for name in unused {
      guard let style = styles[name], tree[style].kind == .mapping else { continue }
      for (key, value) in tree.entries(of: style) {
        let property = tree.text(of: key)
        guard !SceneKeys.notInStyles.contains(property), !meanings.slotNames.contains(property) else { continue }
        if let found = meanings.properties[property] {
          checkValue(value, as: found)
        } else {
          suggestions -= 1
          reportUnknownProperty(key, among: suggestions < 0 ? [] : meanings.names)
        }
      }
    }
  }

  /// Reports the properties of a storyboard's styles that no class has, of those that objects with the styles lack.
  ///
  /// Gives their names: in a scene, each would be said to lack in its objects.
  mutating func reportUnknownProperties(among lacking: Set<String>) -> Set<String> {
    guard !lacking.isEmpty else { return [] }
    let meanings = PropertyMeanings(catalog)
    let unknown = lacking.filter { meanings.properties[$0] == nil && !meanings.slotNames.contains($0) }
    let used = Set(scene.styleUses.map(\.style.value))
    for name in styles.keys.sorted() where used.contains(name) {
      guard let style = styles[name] else { continue }
      for (key, _) in tree.entries(of: style) where unknown.contains(tree.text(of: key)) {
        reportUnknownProperty(key, among: meanings.names)
      }
    }
    return unknown
  }

  /// Reports what is wrong with a value, unless a property of that name in some class takes it.
  private mutating func checkValue(_ node: NodeID, as properties: [PropertySchema]) {
    var first: [Diagnostic] = []
    for property in properties {
      var reader = ValueReader(tree: tree, catalog: catalog)
      reader.colors = values.colors
      _ = reader.read(node, of: property)
      guard reader.diagnostics.hasErrors else { return }
      if first.isEmpty { first = reader.diagnostics }
    }
    diagnostics += first
  }

  private mutating func reportUnknownProperty(_ key: NodeID, among names: [String]) {
    let name = located(key)
    let nearest = Spelling.nearest(to: name.value, in: names)
    diagnostics.append(
      Diagnostic(
        .unknownProperty,
        "no class has a property '\(name.value)'",
        at: name.range,
        hint: nearest.map { Spelling.suggestion(of: [$0]) },
        fixIts: nearest.map {
          [.init("write '\($0)'", edits: [TextEdit(range: name.range, replacement: $0)])]
        } ?? []
      )
    )
  }

  /// What the properties of all classes are, by name: one name may mean several things.
  private struct PropertyMeanings {
    let properties: [String: [PropertySchema]]
    private(set) var slotNames: Set<String> = []
    /// The names of the properties, in alphabetical order.
    let names: [String]

    init(_ catalog: SceneCatalog) {
      var properties: [String: [PropertySchema]] = [:]
      let classNames = Set(catalog.classNames)
      // What a protocol declares, each class that conforms to it has.
      var ofProtocols: Set<String> = []
      for schema in catalog.classNames.compactMap({ catalog.schema(named: $0) }) {
        slotNames.formUnion(schema.slotNames)
        for (name, property) in schema.properties {
          let declarer = property.declaringClass
          let isOwn = declarer == schema.name
          guard isOwn || !classNames.contains(declarer) && ofProtocols.insert("\(declarer).\(name)").inserted else {
            continue
          }
          properties[name, default: []].append(property)
        }
      }
      self.properties = properties
      names = properties.keys.sorted()
    }
  }
}
