import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  private static let documentKeys = [
    "scene", "owner", "placeholders", "styles", "colors", "assets", "canvas", "objects", "interfaceBuilder",
  ]

  mutating func lowerDocument() {
    guard let root = tree.root else {
      let hint = "a scene begins with 'scene: 1'"
      diagnostics.append(Diagnostic("empty-scene", "the file holds no scene", at: SourceRange(0, 0), hint: hint))
      return
    }
    guard tree[root].kind == .mapping else {
      report("wrong-type", "a scene is a map that begins with 'scene: 1', not \(describe(root))", at: root)
      return
    }
    let parts = entries(root, of: "a scene")
    let unknown = parts.filter { !Self.documentKeys.contains($0.name) }
    reportUnknown(unknown, of: "a scene", known: Self.documentKeys)
    stylesAreMisspelled = unknown.contains { Spelling.nearest(to: $0.name, in: Self.documentKeys) == "styles" }
    lowerVersion(parts.first { $0.name == "scene" }, root: root)
    // What objects refer to by name comes before them, wherever it stands in the text.
    for part in parts {
      let value = tree.resolved(part.value)
      switch part.name {
      case "colors": lowerColors(value)
      case "styles": lowerStyles(value)
      case "owner": lowerOwner(value)
      case "placeholders": lowerPlaceholders(value)
      case "assets": scene.assets = elements(value).map { located($0) }
      case "canvas": lowerCanvas(value)
      case "interfaceBuilder":
        let parts = interfaceBuilderParts(value, isDocument: true)
        (scene.archive, scene.orders) = (parts.archive, parts.orders)
      default: break
      }
    }
    for part in parts {
      let value = tree.resolved(part.value)
      switch part.name {
      case "owner": lowerOwnerChildren(value)
      case "objects": lowerTopLevel(value)
      default: break
      }
    }
  }

  private mutating func lowerVersion(_ part: (name: String, key: NodeID, value: NodeID)?, root: NodeID) {
    guard let part else {
      let start = tree[root].range.lowerBound
      let firstKey = tree.entries(of: root).map { tree[$0.key].range }.first { _ in true }
      diagnostics.append(
        Diagnostic(
          "missing-version",
          "a scene says its language version",
          at: firstKey ?? SourceRange(start, start),
          hint: "write 'scene: 1' first"
        )
      )
      return
    }
    guard let version = Int(tree.text(of: part.value)), version >= 1 else {
      report("wrong-type", "the language version is a whole number, not \(describe(part.value))", at: part.value)
      return
    }
    scene.version = version
    if version > 1 {
      report(
        "newer-version",
        "this is language version \(version); this diorama knows version 1",
        at: part.value,
        hint: "a newer diorama reads it"
      )
    }
  }

  private mutating func lowerColors(_ node: NodeID) {
    for entry in entries(node, of: "'colors'") {
      if let color = values.readColor(tree.resolved(entry.value), name: entry.name) { scene.colors[entry.name] = color }
    }
    values.colors = scene.colors
  }

  private mutating func lowerStyles(_ node: NodeID) {
    for entry in entries(node, of: "'styles'") {
      let style = tree.resolved(entry.value)
      styles[entry.name] = style
      for property in entries(style, of: "a style") where Self.notInStyles.contains(property.name) {
        report("style-content", "a style holds properties only, no '\(property.name)'", at: property.key)
      }
    }
  }

  private mutating func lowerCanvas(_ node: NodeID) {
    for entry in entries(node, of: "'canvas'") {
      guard entry.name == "size" else {
        report("unknown-key", "'canvas' has no '\(entry.name)'", at: entry.key, hint: "it has 'size'")
        continue
      }
      if case .geometry(_, let numbers) = values.read(tree.resolved(entry.value), as: .geometry(.size), name: "size") {
        if numbers.contains(where: { $0 <= 0 }) {
          report("out-of-range", "a canvas has a width and a height above 0", at: entry.value)
        }
        scene.canvasSize = (numbers[0], numbers[1])
      }
    }
  }

  private mutating func lowerTopLevel(_ node: NodeID) {
    guard tree[node].kind == .sequence else {
      report("wrong-type", "'objects' is a list of objects, not \(describe(node))", at: node)
      return
    }
    scene.topLevel += lowerObjects(in: node, parent: nil, slot: nil)
  }
}
