import SceneDiagnostics
package import SceneModel

extension ScenePrinter {
  private typealias Key = SceneKeys.StoryboardScene

  /// The slot whose children can be scenes of their own.
  static let containedSlot = "viewControllers"

  /// The text of a storyboard's own file, the inline scenes in it, with a line feed at its end.
  package static func text(of storyboard: Storyboard, _ spelling: any SceneSpelling) -> String {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Storyboard, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.storyboard, .plain(String(storyboard.version)))
    entries[0].comment = storyboard.comment
    add(.launchScreen, storyboard.isLaunchScreen ? .bool(true) : nil)
    add(.initialViewController, storyboard.initialViewController.map { .plain($0.value) })
    let references = storyboard.references.map { WrittenValue.Entry($0.name.value, reference($0)) }
    add(.references, references.isEmpty ? nil : .map(references, .block))
    let styles = storyboard.styles.map { style in
      WrittenValue.Entry(style.name, .map(styleProperties(style, storyboard, spelling), .block))
    }
    add(.styles, styles.isEmpty ? nil : .map(styles, .block))
    add(.colors, written(storyboard.colors))
    add(.assets, oneOrMore(storyboard.assets.map { .text($0.value) }))
    add(.canvas, written(storyboard.canvasSize))
    let scenes = storyboard.scenes.filter(\.isInline).map { scene in
      var printer = ScenePrinter(scene.scene, spelling)
      let comment = scene.scene.viewController.flatMap { scene.scene.comments[.object($0)] }
      return WrittenValue.Entry(scene.name.value, printer.storyboardScene(isInline: true), comment: comment)
    }
    add(.scenes, scenes.isEmpty ? nil : .map(scenes, .block))
    add(.interfaceBuilder, storyboard.interfaceBuilder.isEmpty ? nil : .map(storyboard.interfaceBuilder, .block))
    return SceneWriter().text(of: .map(entries, .block))
  }

  /// The properties of a storyboard's style, spelled as the first object that takes it spells them.
  private static func styleProperties(
    _ style: SceneStyle,
    _ storyboard: Storyboard,
    _ spelling: any SceneSpelling
  ) -> [WrittenValue.Entry] {
    for scene in storyboard.scenes {
      guard let use = scene.scene.styleUses.first(where: { $0.style.value == style.name }) else { continue }
      var printer = ScenePrinter(scene.scene, spelling)
      let user = printer.spelling(of: scene.scene[use.object])
      return printer.properties(style.properties, user)
    }
    return []
  }

  private static func reference(_ reference: StoryboardReference) -> WrittenValue {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Reference, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.name, .text(reference.storyboardName.value))
    add(.identifier, reference.identifier.map { .text($0.value) })
    add(.bundle, reference.bundle.map { .text($0.value) })
    entries += reference.items
    add(.interfaceBuilder, reference.interfaceBuilder.isEmpty ? nil : .map(reference.interfaceBuilder))
    return .map(entries)
  }

  /// A scene of a storyboard: the whole text of its file, or what stands under its name.
  mutating func storyboardScene(isInline: Bool) -> WrittenValue {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: Key, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.scene, isInline ? nil : .plain(String(scene.version)))
    add(.viewController, scene.viewController.map { object($0) })
    if !isInline, let controller = scene.viewController, !entries.isEmpty {
      entries[entries.count - 1].comment = scene.comments[.object(controller)]
    }
    let dock = scene.topLevel.filter { $0 != scene.viewController }.map { object($0) }
    add(.objects, dock.isEmpty ? nil : .list(dock, .block))
    add(.styles, writtenStyles())
    add(.colors, Self.written(scene.colors))
    add(.assets, Self.oneOrMore(scene.assets.map { .text($0.value) }))
    add(.canvas, Self.written(scene.canvasSize))
    var notes = scene.interfaceBuilder
    if let id = scene.viewController.flatMap({ scene[$0].interfaceBuilderID }) {
      notes.insert(.init(SceneKeys.InterfaceBuilder.id, .text(id)), at: 0)
    }
    if let archive = ArchiveWriting.nib(of: scene) { notes.append(.init(SceneKeys.InterfaceBuilder.archive, archive)) }
    add(.interfaceBuilder, notes.isEmpty ? nil : .map(notes))
    let order = Dictionary(Key.names.enumerated().map { ($1, $0) }) { first, _ in first }
    return .map(entries.sorted { order[$0.key, default: 0] < order[$1.key, default: 0] }, .block)
  }

  // MARK: - Parts of objects

  /// What code knows a controller by.
  func storyboardEntries(of id: ObjectID, _ object: SceneObject) -> [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = []
    if let identifier = object.storyboardIdentifier {
      let key = SceneKeys.StoryboardObject.storyboardIdentifier.rawValue
      entries.append(.init(key, .text(identifier.value), comment: scene.comments[.property(id, key)]))
    }
    let actions = object.unwindActions.compactMap { MessageSpelling.swift(ofSelector: $0.value) }
    if !actions.isEmpty {
      entries.append(.init(SceneKeys.StoryboardObject.unwindActions, .list(actions.map { .plain($0) })))
    }
    return entries
  }

  /// The children of a container of which some are scenes of their own.
  mutating func contained(in id: ObjectID, _ object: SceneObject) -> [WrittenValue.Entry] {
    guard !object.sceneLinks.isEmpty else { return [] }
    var list = object.children(in: Self.containedSlot).map { self.object($0) }
    for link in object.sceneLinks.sorted(by: { $0.index < $1.index }) {
      list.insert(.plain(link.scene.value), at: min(max(link.index, 0), list.count))
    }
    let layout: WrittenValue.Layout = object.sceneLinks.count == list.count ? .flow : .block
    // In one line, the comment of any of them is above it.
    let comments = object.sceneLinks.compactMap { scene.comments[.sceneLink(id, index: $0.index)] }
    return [.init(Self.containedSlot, .list(list, layout), comment: comments.first)]
  }

  /// A segue by its index.
  func segue(_ index: Int) -> WrittenValue {
    let segue = scene.segues[index]
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Segue, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    func message(_ selector: Located<String>?) -> WrittenValue? {
      selector.flatMap { MessageSpelling.swift(ofSelector: $0.value) }.map { .plain($0) }
    }
    add(.kind, .plain(segue.kind.value.rawValue))
    entries[0].comment = scene.comments[.segue(index)]
    add(.destination, segue.destination.map { .plain($0.value) })
    add(.identifier, segue.identifier.map { .text($0.value) })
    add(.action, message(segue.action))
    add(.class, segue.className.map { .className($0.value) })
    add(.creator, message(segue.creator))
    add(.trigger, segue.trigger.map { .plain($0.value.name) })
    // The formatter's order: what a popover points at comes before its directions.
    let directions = SceneKeys.Segue.permittedArrowDirections.rawValue
    entries += properties(segue.properties.filter { $0.name.value != directions }, nil)
    add(.sourceView, segue.sourceView.map { .plain(name($0)) })
    add(.barButtonItem, segue.barButtonItem.map { .plain(name($0)) })
    entries += properties(segue.properties.filter { $0.name.value == directions }, nil)
    let through = segue.passthroughViews.map { WrittenValue.plain(name($0)) }
    add(.passthroughViews, through.isEmpty ? nil : .list(through))
    var notes = segue.interfaceBuilder
    if let id = segue.interfaceBuilderID { notes.insert(.init(SceneKeys.InterfaceBuilder.id, .text(id)), at: 0) }
    add(.interfaceBuilder, notes.isEmpty ? nil : .map(notes))
    return .map(entries)
  }
}
