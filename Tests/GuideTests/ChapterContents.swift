import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What the scenes of a chapter show, and what its sentences name.
struct ChapterContents {
  private(set) var shown: Set<Construct> = []
  /// What stands in backquotes, and each word of it.
  private(set) var explained: Set<String> = []

  init(_ page: GuidePage) {
    let catalog = SceneCatalog.reading(page.schemas.map { SourceText(path: page.name, text: $0.text) }).catalog
    for block in page.scenes {
      let source = SourceText(path: page.name, text: block.text)
      addKeys(parse(source).value)
      addMeaning(Pipeline(catalog: catalog).lowered(source), catalog)
    }
    for (manifest, members) in page.storyboards {
      for block in [manifest] + members { addStoryboardKeys(parse(block.source).value) }
    }
    for match in page.prose.matches(of: /`([^`\n]+)`/) {
      explained.insert(String(match.output.1))
      for word in match.output.1.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        explained.insert(String(word))
      }
    }
  }

  /// Whether the chapter shows something and says what it is.
  func has(_ construct: Construct) -> Bool {
    let isExplained =
      switch construct.kind {
      case "type" where construct.name.contains(" "), "type" where construct.name == "enumeration":
        explained.contains(construct.name)
      default: explained.contains(construct.name)
      }
    return isExplained && shown.contains(construct)
  }

  private mutating func show(_ kind: String, _ names: some Sequence<String>) {
    for name in names { shown.insert(Construct(kind, name)) }
  }

  // MARK: - Keys

  private mutating func addKeys(_ tree: SyntaxTree) {
    guard let root = tree.root else { return }
    let text = tree.source.string(in: SourceRange(0, tree.source.bytes.count))
    if text.contains("#") { show("YAML", ["#"]) }
    show("document key", keys(of: root, tree))
    for (key, value) in tree.entries(of: root) {
      switch tree.text(of: key) {
      case "owner": show("owner key", keys(of: value, tree))
      case "canvas": show("canvas key", keys(of: value, tree))
      case "placeholders":
        for placeholder in tree.entries(of: value) { show("placeholder key", keys(of: placeholder.value, tree)) }
      default: break
      }
    }
    addKeys(below: root, tree)
  }

  /// Keys that mean the same wherever they stand.
  private mutating func addKeys(below node: NodeID, _ tree: SyntaxTree) {
    if tree.tagText(of: node) != nil { show("YAML", ["!"]) }
    switch tree[node].kind {
    case .alias: show("YAML", ["&", "*"])
    case .scalar: if tree.text(of: node) == "null" { show("YAML", ["null"]) }
    case .sequence: for child in tree.children(of: node) { addKeys(below: child, tree) }
    case .mapping:
      let names = keys(of: node, tree)
      let isConstraint = names.contains("is")
      if isConstraint { show("constraint key", names) }
      if names.contains("when") { show("variation key", names) }
      if !isConstraint { show("object key", names) }
      show("value key", names)
      for (key, value) in tree.entries(of: node) {
        switch tree.text(of: key) {
        case "when": show("trait", keys(of: value, tree))
        case "attributes":
          for attribute in tree.entries(of: value) { show("attribute type", keys(of: attribute.value, tree)) }
        case "paragraphStyle": show("paragraph property", keys(of: value, tree))
        case "attributedText", "attributedTitle":
          for run in tree.children(of: value) { show("text attribute", keys(of: run, tree)) }
        case "configuration", "contentConfiguration", "backgroundConfiguration":
          show("configuration", keys(of: value, tree) + [tree.text(of: value)])
          for factory in tree.entries(of: value) { show("configuration property", keys(of: factory.value, tree)) }
        default: break
        }
        addKeys(below: value, tree)
      }
    }
  }

  private func keys(of node: NodeID, _ tree: SyntaxTree) -> [String] {
    guard tree[node].kind == .mapping else { return [] }
    return tree.entries(of: node).map { tree.text(of: $0.key) }
  }

  /// The keys that storyboards have beyond those of scenes.
  private mutating func addStoryboardKeys(_ tree: SyntaxTree) {
    guard let root = tree.root else { return }
    show("storyboard key", keys(of: root, tree))
    for (key, value) in tree.entries(of: root) where tree.text(of: key) == "references" {
      for reference in tree.entries(of: value) { show("reference key", keys(of: reference.value, tree)) }
    }
    addSegueKeys(below: root, tree)
  }

  private mutating func addSegueKeys(below node: NodeID, _ tree: SyntaxTree) {
    for child in tree.children(of: node) where tree[node].kind == .sequence { addSegueKeys(below: child, tree) }
    guard tree[node].kind == .mapping else { return }
    show("storyboard key", keys(of: node, tree))
    for (key, value) in tree.entries(of: node) {
      if tree.text(of: key) == "segues" {
        for segue in tree.children(of: value) {
          show("segue key", keys(of: segue, tree))
          for (key, value) in tree.entries(of: segue) where tree.text(of: key) == "kind" {
            show("segue kind", [tree.text(of: value)])
          }
        }
      }
      addSegueKeys(below: value, tree)
    }
  }

  // MARK: - Meaning

  private mutating func addMeaning(_ scene: Scene, _ catalog: SceneCatalog) {
    for constraint in scene.constraints { add(constraint, scene.source.string(in: constraint.range)) }
    for object in scene.objects {
      let schema =
        catalog.schema(named: object.className.value)
        ?? object.superclassName.flatMap { catalog.schema(named: $0.value) }
      show("slot", object.slots.map(\.name.value))
      show("receiver", object.actions.map(\.receiver.name))
      for property in object.properties + object.variations.flatMap(\.properties) {
        guard let declared = schema?.properties[property.name.value] else { continue }
        let written = scene.source.string(in: property.value.range)
        show("type", [Construct.typeName(declared.type, catalog)])
        if declared.constants[written] != nil { show("constant", [written]) }
        if case .keyed = property.value.value, let keyedBy = declared.keyedBy { show("per", [keyedBy]) }
      }
      // A slot that is another name for a list is known under both.
      for slot in object.slots where schema?.slots.values.contains(where: { $0.aliasOf == slot.name.value }) == true {
        let written = scene.source.string(in: slot.name.range)
        show("slot", [written])
      }
    }
  }

  private mutating func add(_ constraint: SceneConstraint, _ text: String) {
    for term in [constraint.first, constraint.second].compactMap({ $0 }) {
      show("attribute", [term.attribute.value])
      if let guide = term.guide { show("guide", [guide.value]) }
    }
    for word in text.split(separator: " ") {
      show("equation", [String(word)])
      for sign in [":", "/"] where word.contains(sign) && !word.hasSuffix(sign) { show("equation", [sign]) }
    }
  }
}
