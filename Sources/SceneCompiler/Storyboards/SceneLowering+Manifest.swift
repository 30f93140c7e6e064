import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// What a storyboard's own file says, and the nodes of the scenes that it holds.
  struct Manifest {
    var storyboard: Storyboard
    /// The scenes in the file, in the order of the text; of two with one name, which is reported, the first.
    var scenes: [(name: Located<String>, node: NodeID)] = []
  }

  /// Reads a storyboard's own keys.
  mutating func lowerManifest() -> Manifest {
    let key = SceneKeys.Storyboard.storyboard.rawValue
    var manifest = Manifest(storyboard: Storyboard(source: tree.source))
    guard let root = tree.root else {
      let hint = "a storyboard begins with '\(key): 1'"
      diagnostics.append(Diagnostic(.emptyScene, "the file has no storyboard", at: SourceRange(0, 0), hint: hint))
      return manifest
    }
    guard tree[root].kind == .mapping else {
      reportNoMap(root, key: key)
      return manifest
    }
    let parts = entries(root, of: "a storyboard")
    let unknown = parts.filter { SceneKeys.Storyboard(rawValue: $0.name) == nil }
    let known = SceneKeys.storyboard
    reportUnknown(unknown, of: "a storyboard", known: known)
    let meant = Set(unknown.prefix(BoundedReports.limit).compactMap { Spelling.nearest(to: $0.name, in: known) })
    stylesAreUnread = meant.contains("styles")
    if !meant.contains(key) { lowerVersion(parts.first { $0.name == key }, root: root, key: key) }
    manifest.storyboard.version = scene.version
    for part in parts {
      guard let key = SceneKeys.Storyboard(rawValue: part.name) else { continue }
      lowerStoryboardKey(key, tree.resolved(part.value), into: &manifest)
    }
    manifest.storyboard.colors = scene.colors
    manifest.storyboard.assets = scene.assets
    manifest.storyboard.canvasSize = scene.canvasSize
    return manifest
  }

  private mutating func lowerStoryboardKey(
    _ key: SceneKeys.Storyboard,
    _ value: NodeID,
    into manifest: inout Manifest
  ) {
    switch key {
    case .storyboard, .interfaceBuilder: break
    case .launchScreen:
      if case .bool(let flag) = values.read(value, as: .bool, name: key.rawValue) {
        manifest.storyboard.isLaunchScreen = flag
      }
    case .initialViewController:
      if let name = word(value, of: "'\(key.rawValue)'") {
        manifest.storyboard.initialViewController = Located(name, at: tree[value].range)
      }
    case .references: lowerReferences(value, into: &manifest)
    case .traits: lowerTraits(value)
    case .styles: lowerStyles(value)
    case .colors: lowerColors(value)
    case .assets: scene.assets = elements(value).map { located($0) }
    case .canvas: lowerCanvas(value)
    case .strings: if lowerStrings(value) { keyPrefix = "" }
    case .scenes:
      var names: Set<String> = []
      for entry in entries(value, of: "'scenes'", hint: { _ in "for example 'scenes: {Home: {viewController: {…}}}'" })
      {
        guard isSceneName(entry.key), names.insert(entry.name).inserted else { continue }
        guard tree[entry.value].kind != .alias else {
          report(.sharedObject, "an alias would make one scene two", at: entry.value, hint: "write the scene out")
          continue
        }
        manifest.scenes.append((located(entry.key), tree.resolved(entry.value)))
      }
    }
  }

  private mutating func lowerReferences(_ node: NodeID, into manifest: inout Manifest) {
    let keys = SceneKeys.Reference.names
    for entry in entries(
      node,
      of: "'references'",
      hint: { _ in "for example 'references: {Settings: {name: Settings}}'" }
    ) {
      let value = tree.resolved(entry.value)
      guard isSceneName(entry.key) else { continue }
      let parts = entries(value, of: "a reference") { "write {name: \($0.shortText(value) ?? entry.name)}" }
      guard tree[value].kind == .mapping else { continue }
      reportUnknown(parts.filter { !keys.contains($0.name) }, of: "a reference", known: keys)
      func text(_ key: SceneKeys.Reference) -> Located<String>? {
        guard let part = parts.first(where: { $0.name == key.rawValue }) else { return nil }
        let node = tree.resolved(part.value)
        return word(node, of: "'\(key.rawValue)'").map { Located($0, at: tree[node].range) }
      }
      guard let name = text(.name) else {
        if !parts.contains(where: { $0.name == SceneKeys.Reference.name.rawValue }) {
          report(
            .missingDestination,
            "the reference has no 'name': that of the other storyboard",
            at: entry.key,
            hint: "write 'name: \(entry.name)'"
          )
        }
        continue
      }
      var reference = StoryboardReference(name: located(entry.key), range: tree[value].range, storyboardName: name)
      reference.identifier = text(.identifier)
      reference.bundle = text(.bundle)
      if let notes = tree.value(named: SceneKeys.Reference.interfaceBuilder.rawValue, of: value),
        let id = tree.value(named: SceneKeys.InterfaceBuilder.id.rawValue, of: notes)
      {
        reference.interfaceBuilderID = tree.text(of: id)
      }
      manifest.storyboard.references.append(reference)
    }
  }

  /// Whether a key can be the name of a scene; reports one that cannot.
  private mutating func isSceneName(_ key: NodeID) -> Bool {
    let name = located(key)
    guard let problem = SceneName.problem(with: name) else { return true }
    diagnostics.append(problem)
    return false
  }
}

/// The names of scenes and references.
enum SceneName {
  /// What is wrong with a name; nil for letters, digits and underscores, no digit first.
  static func problem(with name: Located<String>, of what: String = "a scene's name") -> Diagnostic? {
    if IdentifierForm.isIdentifier(name.value) { return nil }
    return Diagnostic(
      .idForm,
      "\(what) has only letters, digits and underscores, and no digit first",
      at: name.range,
      hint: IdentifierForm.suggestion(for: name.value)
    )
  }
}
