import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Reads a scene of a storyboard: the value of its name in the storyboard's file, or the whole of a file of its own.
  mutating func lowerStoryboardScene(_ root: NodeID) {
    let isInline = shared?.isForeign == false
    let keys = isInline ? SceneKeys.StoryboardScene.inline : SceneKeys.storyboardScene
    scene.colors = shared?.colors ?? [:]
    values.colors = scene.colors
    traitNames = shared?.traitNames ?? [:]
    scene.assets = shared?.assetsOfScene ?? []
    scene.canvasSize = shared?.canvasSize
    let parts = entries(root, of: "a scene") { _ in "for example '{viewController: {class: UIViewController}}'" }
    guard tree[root].kind == .mapping else { return }
    let unknown = parts.filter { !keys.contains($0.name) }
    reportForeignKeys(unknown, among: parts)
    reportUnknown(
      unknown.filter { SceneKeys.Document(rawValue: $0.name) == nil },
      of: "a scene of a storyboard",
      known: keys
    )
    let meant = Set(unknown.prefix(BoundedReports.limit).compactMap { Spelling.nearest(to: $0.name, in: keys) })
    stylesAreUnread = meant.contains("styles")
    if !isInline, !meant.contains("scene") { lowerVersion(parts.first { $0.name == "scene" }, root: root) }
    for part in parts { lowerDeclarations(SceneKeys.StoryboardScene(rawValue: part.name), tree.resolved(part.value)) }
    sharedValues?.colors = scene.colors
    let controller = parts.first { $0.name == SceneKeys.viewController }
    if let controller {
      lowerController(controller.value)
    } else if !unknown.contains(where: { isMeantAsController($0.name) }) {
      reportMissingController(root, parts)
    }
    if let objects = parts.first(where: { $0.name == "objects" }) { lowerTopLevel(tree.resolved(objects.value)) }
    if let notes = parts.first(where: { $0.name == "interfaceBuilder" }), let controller = scene.viewController {
      // The id of a scene is its controller's.
      let id = interfaceBuilderParts(tree.resolved(notes.value)).id
      scene.objects.withRest(at: controller.index) { $0.interfaceBuilderID = $0.interfaceBuilderID ?? id }
    }
  }

  /// What objects refer to by name, and what is for checks alone.
  private mutating func lowerDeclarations(_ key: SceneKeys.StoryboardScene?, _ value: NodeID) {
    switch key {
    case .traits: lowerTraits(value)
    case .colors: lowerColors(value)
    case .styles:
      lowerStyles(value)
      reportSharedStyles(value)
    case .assets: scene.assets = elements(value).map { located($0) } + scene.assets
    case .canvas: lowerCanvas(value)
    case .scene, .viewController, .objects, .interfaceBuilder, nil: break
    }
  }

  private mutating func lowerController(_ node: NodeID) {
    guard let id = lowerObject(node, parent: nil, slot: nil) else { return }
    scene.viewController = id
    scene.topLevel.append(id)
  }

  private func isMeantAsController(_ key: String) -> Bool {
    key == SceneKeys.Document.owner.rawValue || Spelling.nearest(to: key, in: [SceneKeys.viewController]) != nil
  }

  /// Keys of a scene that stands alone, where a controller stands instead.
  private mutating func reportForeignKeys(
    _ unknown: [(name: String, key: NodeID, value: NodeID)],
    among parts: [(name: String, key: NodeID, value: NodeID)]
  ) {
    for part in unknown {
      switch SceneKeys.Document(rawValue: part.name) {
      case .owner:
        let hasController = parts.contains { $0.name == SceneKeys.viewController }
        report(
          .sceneForm,
          "a scene of a storyboard has a 'viewController' in place of an 'owner'",
          at: part.key,
          hint: hasController ? "leave it out" : "write '\(SceneKeys.viewController)'"
        )
        guard !hasController else { continue }
        let edit = TextEdit(range: tree[part.key].range, replacement: SceneKeys.viewController)
        diagnostics[diagnostics.count - 1].fixIts = [.init("write '\(SceneKeys.viewController)'", edits: [edit])]
      case .placeholders:
        report(
          .sceneForm,
          "a scene of a storyboard has no 'placeholders': UIKit hands it its own",
          at: part.key,
          hint: "give the objects to the controller in code"
        )
      case .scene:
        report(
          .sceneForm,
          "a scene in a storyboard's file has no version of its own",
          at: part.key,
          hint: "leave out 'scene'"
        )
      default: continue
      }
    }
  }

  private mutating func reportMissingController(
    _ root: NodeID,
    _ parts: [(name: String, key: NodeID, value: NodeID)]
  ) {
    let start = tree[root].range.lowerBound
    diagnostics.append(
      Diagnostic(
        .sceneForm,
        "a scene of a storyboard has a 'viewController'",
        at: parts.first.map { tree[$0.key].range } ?? SourceRange(start, start),
        hint: "for example 'viewController: {class: UIViewController}'"
      )
    )
  }

  /// Styles that the storyboard has under the same name.
  private mutating func reportSharedStyles(_ node: NodeID) {
    guard let shared else { return }
    for entry in tree.entries(of: node) {
      guard let other = shared.styles[tree.text(of: entry.key)] else { continue }
      let line = shared.tree.source.position(at: shared.tree[other].range.lowerBound).line
      report(
        .duplicateStyle,
        "the storyboard has a style '\(tree.text(of: entry.key))' already",
        at: entry.key,
        hint: "choose another name"
      )
      diagnostics[diagnostics.count - 1].notes =
        shared.isForeign
        ? [.init("the storyboard's is in \(shared.tree.source.path):\(line)", at: tree[entry.key].range)]
        : [.init("the storyboard's is here", at: shared.tree[other].range)]
    }
  }

  // MARK: - Controllers

  /// The controllers of a container: scenes by name, and inline controllers, which go behind those in `pendingChildren`.
  mutating func lowerControllers(in list: NodeID, of id: ObjectID, _ slot: SlotUse) {
    var links: [SceneLink] = []
    var index = 0
    for child in tree.children(of: list) {
      let node = tree[child].kind == .alias ? child : tree.resolved(child)
      if tree[node].kind == .scalar, tree.tagText(of: node) == nil {
        guard let name = word(node, of: "a scene") else { continue }
        links.append(SceneLink(index: index, scene: Located(name, at: tree[node].range)))
        index += 1
      } else if let object = lowerObject(child, parent: id, slot: slot) {
        pendingChildren.append(Int32(clamping: object.index))
        inlineControllers.insert(object)
        index += 1
      }
    }
    guard !links.isEmpty else { return }
    scene.objects.withRest(at: id.index) { $0.changeRareParts { $0.sceneLinks += links } }
  }

  /// One of the keys that only objects of a storyboard's scenes have.
  mutating func lowerStoryboardKey(
    _ key: SceneKeys.StoryboardObject,
    _ entry: (key: NodeID, value: NodeID),
    of id: ObjectID,
    _ use: ObjectClass,
    into parts: inout ObjectParts?
  ) {
    let value = tree.resolved(entry.value)
    // What a class is that no schema declares is not known.
    let isController = use.schema?.isKind(of: .viewController) ?? true
    switch key {
    case .segues: ObjectParts.of(&parts).segues += segues(value, of: id, use)
    case .storyboardIdentifier where isController:
      guard let text = word(value, of: "'storyboardIdentifier'") else { return }
      ObjectParts.of(&parts).storyboardIdentifier = Located(text, at: tree[value].range)
    case .unwindActions where isController: ObjectParts.of(&parts).unwindActions += messages(value, of: key.rawValue)
    case .storyboardIdentifier, .unwindActions:
      report(
        .unknownKey,
        "\(use.name) has no '\(key.rawValue)'",
        at: entry.key,
        hint: "only controllers have it: write it in the 'viewController'"
      )
    }
  }

  /// Methods in Swift's spelling, each with its range, as selectors.
  private mutating func messages(_ node: NodeID, of key: String) -> [Located<String>] {
    elements(node).compactMap { message($0, of: key) }
  }

  /// A method that takes a segue, as a selector; reports what is none.
  mutating func message(_ node: NodeID, of key: String, arguments: ClosedRange<Int> = 1...1) -> Located<String>? {
    let node = tree.resolved(node)
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, !text.isEmpty else {
      report(.wrongType, "'\(key)' is a method, not \(describe(node))", at: node, hint: "for example unwindToHome(_:)")
      return nil
    }
    switch SelectorSpelling(text) {
    case .invalid(let why, let hint):
      report(.actionForm, why, at: node, hint: hint)
      return nil
    case .selector(let selector):
      let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
      guard arguments.contains(count) else {
        let expected =
          arguments.upperBound == 1 ? "one argument, the segue" : "one to three arguments: coder, sender, identifier"
        report(
          .actionForm,
          "the method of '\(key)' takes \(expected)",
          at: node,
          hint: "for example \(text.prefix { $0 != "(" })(_:)"
        )
        return nil
      }
      return Located(selector, at: tree[node].range)
    }
  }
}
