import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  mutating func lowerDocument() {
    guard let root = tree.root else {
      let hint = "a scene begins with 'scene: 1'"
      diagnostics.append(Diagnostic(.emptyScene, "the file has no scene", at: SourceRange(0, 0), hint: hint))
      return
    }
    guard tree[root].kind == .mapping else {
      reportNoMap(root)
      return
    }
    let parts = entries(root, of: "a scene")
    if isStray(parts) { return }
    let unknown = parts.filter { !SceneKeys.document.contains($0.name) }
    reportUnknown(unknown, of: "a scene", known: SceneKeys.document)
    // Where one key is written in place of another, the other is not missing as well.
    let meant = Set(
      unknown.prefix(BoundedReports.limit).compactMap {
        Spelling.nearest(to: $0.name, in: SceneKeys.document) ?? ForeignNames.documentKeys[$0.name]
      }
    )
    stylesAreUnread = meant.contains("styles")
    if !meant.contains("scene") { lowerVersion(parts.first { $0.name == "scene" }, root: root) }
    // What objects refer to by name is lowered first, whatever the order in the text.
    for part in parts {
      let value = tree.resolved(part.value)
      switch part.name {
      case "traits": lowerTraits(value)
      case "colors": lowerColors(value)
      case "styles": lowerStyles(value)
      case "owner": lowerOwner(value)
      case "placeholders": lowerPlaceholders(value)
      case "assets": scene.assets = elements(value).map { located($0) }
      case "canvas": lowerCanvas(value)
      case "strings": if lowerStrings(value) { makeKeys(prefix: "") }
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
    if !meant.contains("objects") { reportEmptiness(parts) }
  }

  /// Whether the text is a scene of a storyboard, which is reported: what else is in it has no meaning alone.
  private mutating func isStray(_ parts: [(name: String, key: NodeID, value: NodeID)]) -> Bool {
    let foreign = [SceneKeys.Document.owner, .placeholders].map(\.rawValue)
    guard let part = parts.first(where: { $0.name == SceneKeys.viewController }),
      tree[tree.resolved(part.value)].kind == .mapping, !parts.contains(where: { foreign.contains($0.name) })
    else { return false }
    report(
      .strayScene,
      "a scene with a 'viewController' belongs to a storyboard, and this file is in no storyboard's folder",
      at: part.key,
      hint: "put it into the folder that has the storyboard's name; a scene that stands alone has an 'owner'"
    )
    return true
  }

  /// Reports a scene whose nib would make nothing; what could not be read is reported already.
  private mutating func reportEmptiness(_ parts: [(name: String, key: NodeID, value: NodeID)]) {
    guard scene.version == 1, scene.topLevel.isEmpty, scene.ownerChildren.isEmpty else { return }
    let list = parts.first { $0.name == "objects" }
    if let list, !isEmptyList(list.value) { return }
    guard let key = list?.key ?? parts.first(where: { $0.name == "scene" })?.key else { return }
    diagnostics.append(
      Diagnostic(
        .noObjects,
        "the scene has no objects",
        at: tree[key].range,
        hint: "list them under 'objects', like {class: UIView}"
      )
    )
  }

  private func isEmptyList(_ node: NodeID) -> Bool {
    let list = tree.resolved(node)
    return tree[list].kind == .sequence && tree.firstChild(of: list) == nil
  }

  /// Reports a document that is no map, at its first line: a file of another kind is one long text.
  mutating func reportNoMap(_ root: NodeID, key: String = SceneKeys.Document.scene.rawValue) {
    let range = tree[root].range
    let line = tree.source.rangeOfLine(tree.source.position(at: range.lowerBound).line)
    let isText = tree[root].kind == .scalar
    let isXML = isText && tree.utf8(of: root).first == UInt8(ascii: "<")
    diagnostics.append(
      Diagnostic(
        .wrongType,
        "a \(key) is a map that begins with '\(key): 1', not \(isXML ? "XML" : isText ? "a text" : describe(root))",
        at: SourceRange(range.lowerBound, max(range.lowerBound, min(range.upperBound, line.upperBound))),
        hint: isXML ? "'diorama import' turns an Interface Builder document into a scene" : nil
      )
    )
  }

  /// Reads the language version that a document names under a key.
  mutating func lowerVersion(
    _ part: (name: String, key: NodeID, value: NodeID)?,
    root: NodeID,
    key: String = SceneKeys.Document.scene.rawValue
  ) {
    guard let part else {
      let start = tree[root].range.lowerBound
      let firstKey = tree.entries(of: root).map { tree[$0.key].range }.first { _ in true }
      diagnostics.append(
        Diagnostic(
          .missingVersion,
          "the \(key) does not say its language version",
          at: firstKey ?? SourceRange(start, start),
          hint: "begin the file with '\(key): 1'",
          fixIts: versionFix(root, key)
        )
      )
      return
    }
    guard let version = Int(tree.text(of: part.value)), version >= 1 else {
      report(
        .wrongType,
        "the language version is a whole number, not \(describe(part.value))",
        at: part.value,
        hint: "write 1"
      )
      return
    }
    if tree[part.value].style != .plain {
      let hint = "leave out the quotes"
      report(.wrongType, "the language version is a whole number, not a text in quotes", at: part.value, hint: hint)
      let edit = TextEdit(range: tree[part.value].range, replacement: String(version))
      diagnostics[diagnostics.count - 1].fixIts = [.init("write \(version)", edits: [edit], isCertain: true)]
    }
    scene.version = version
    let newest = LanguageVersion.newest
    if version > newest {
      report(
        .newerVersion,
        "the \(key) is written in language version \(version); this diorama knows version \(newest)",
        at: part.value,
        hint: "update diorama, or write \(newest)"
      )
    }
  }

  /// The fix that writes the only version that there has been before everything else in the map.
  private func versionFix(_ root: NodeID, _ key: String) -> [Diagnostic.FixIt] {
    let entry = "\(key): \(LanguageVersion.newest)"
    let edit: TextEdit
    if tree[root].style == .flow {
      let start = tree[root].range.lowerBound + 1
      let isEmpty = tree.firstChild(of: root) == nil
      edit = TextEdit(range: SourceRange(start, start), replacement: isEmpty ? entry : entry + ", ")
    } else {
      guard let key = tree.firstChild(of: root) else { return [] }
      let start = tree.fullRange(of: key).lowerBound
      let line = tree.source.rangeOfLine(tree.source.position(at: start).line)
      let indentation = tree.source.string(in: SourceRange(line.lowerBound, start))
      guard indentation.allSatisfy({ $0 == " " }) else { return [] }
      let end = line.upperBound
      let isPair = end < tree.source.bytes.count && tree.source.bytes[end] == UInt8(ascii: "\r")
      let text = entry + (isPair ? "\r\n" : "\n") + indentation
      edit = TextEdit(range: SourceRange(start, start), replacement: text)
    }
    return [.init("write \(entry)", edits: [edit], isCertain: true)]
  }

  mutating func lowerColors(_ node: NodeID) {
    for entry in entries(node, of: "'colors'") {
      if let color = values.readColor(tree.resolved(entry.value), name: entry.name) { scene.colors[entry.name] = color }
    }
    values.colors = scene.colors
  }

  /// The map of styles for a list of maps with a name each.
  private func stylesHint(_ node: NodeID) -> String {
    let first = tree[node].kind == .sequence ? tree.firstChild(of: node).map { tree.resolved($0) } : nil
    let entries = first.map { Array(tree.entries(of: $0).prefix(3)) } ?? []
    guard let named = entries.first(where: { ["name", "id", "style"].contains(tree.text(of: $0.key)) }),
      let name = shortText(tree.resolved(named.value))
    else { return "for example 'styles: {title: {font: body}}'" }
    let pairs = entries.filter { $0.key != named.key }.map { entry in
      "\(shortText(entry.key) ?? "…"): \(shortText(tree.resolved(entry.value)) ?? "…")"
    }
    return "write 'styles: {\(name): {\(pairs.joined(separator: ", "))}}'"
  }

  mutating func lowerStyles(_ node: NodeID) {
    if tree[node].kind != .mapping { stylesAreUnread = true }
    for entry in entries(node, of: "'styles'", hint: { $0.stylesHint(node) }) {
      let style = tree.resolved(entry.value)
      styles[entry.name] = style
      for property in entries(style, of: "a style") where SceneKeys.notInStyles.contains(property.name) {
        let hint =
          property.name == "styles"
          ? "name both in the object: 'styles: [\(shortText(tree.resolved(property.value)) ?? "…"), \(entry.name)]'"
          : "write it in the objects"
        report(.styleContent, "a style has properties only, not '\(property.name)'", at: property.key, hint: hint)
      }
    }
  }

  mutating func lowerCanvas(_ node: NodeID) {
    for entry in entries(node, of: "'canvas'") {
      guard entry.name == "size" else {
        report(.unknownKey, "'canvas' has no '\(entry.name)'", at: entry.key, hint: "it has 'size'")
        continue
      }
      if case .geometry(_, let numbers) = values.read(tree.resolved(entry.value), as: .geometry(.size), name: "size") {
        if numbers.contains(where: { $0 <= 0 }) {
          report(.outOfRange, "the width and height of a canvas must be above 0", at: entry.value)
        }
        scene.canvasSize = (numbers[0], numbers[1])
      }
    }
  }

  mutating func lowerTopLevel(_ node: NodeID) {
    guard tree[node].kind == .sequence else {
      report(
        .wrongType,
        "'objects' is a list of objects, not \(describe(node))",
        at: node,
        hint: "begin each object with '- '"
      )
      return
    }
    lowerObjects(in: node, parent: nil, slot: nil)
    scene.topLevel += pendingChildren.map { ObjectID(Int($0)) }
    pendingChildren = []
  }
}
