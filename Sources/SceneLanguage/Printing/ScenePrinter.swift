import SceneDiagnostics
package import SceneModel

/// Writes scenes as text.
///
/// The text is laid out as scenes are formatted, and means the scene again: it compiles to the same nib.
package struct ScenePrinter {
  let scene: Scene
  let spelling: any SceneSpelling
  private var spellings: [String: any ObjectSpelling] = [:]
  /// The styles that the document has, and those that each object takes.
  private let named: Set<String>
  private var styles: [ObjectID: [String]] = [:]

  init(_ scene: Scene, _ spelling: any SceneSpelling) {
    self.scene = scene
    self.spelling = spelling
    named = Set(scene.styles.map(\.name))
    for use in scene.styleUses where named.contains(use.style.value) {
      styles[use.object, default: []].append(use.style.value)
    }
  }

  /// The text of a scene, with a line feed at its end.
  ///
  /// - Parameters:
  ///   - scene: The scene. References that lead to an object are written by its id where they have no name of their own.
  ///   - spelling: What the catalog says of classes.
  package static func text(of scene: Scene, _ spelling: any SceneSpelling) -> String {
    var spellings: [String: any ObjectSpelling] = [:]
    return text(of: scene, spelling, &spellings)
  }

  /// The texts of scenes; what they have in common is asked once.
  package static func texts(of scenes: [Scene], _ spelling: any SceneSpelling) -> [String] {
    var spellings: [String: any ObjectSpelling] = [:]
    return scenes.map { text(of: $0, spelling, &spellings) }
  }

  private static func text(
    of scene: Scene,
    _ spelling: any SceneSpelling,
    _ spellings: inout [String: any ObjectSpelling]
  ) -> String {
    var printer = ScenePrinter(scene, spelling)
    printer.spellings = spellings
    let document = scene.viewController == nil ? printer.document() : printer.storyboardScene(isInline: false)
    spellings = printer.spellings
    return SceneWriter().text(of: document)
  }

  // MARK: - The document

  private mutating func document() -> WrittenValue {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Document, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.scene, .plain(String(scene.version)))
    add(.owner, outsider(Scene.owner))
    let placeholders = scene.objects.indices.map { ObjectID($0) }.compactMap { id -> WrittenValue.Entry? in
      guard case .placeholder = scene[id].kind else { return nil }
      return .init(scene[id].identifier?.value ?? "", outsider(id) ?? .map([]))
    }
    add(.placeholders, placeholders.isEmpty ? nil : .map(placeholders, .block))
    add(.styles, writtenStyles())
    add(.colors, Self.written(scene.colors))
    add(.assets, Self.oneOrMore(scene.assets.map { .text($0.value) }))
    add(.canvas, Self.written(scene.canvasSize))
    add(.objects, .list(scene.topLevel.map { object($0) }, .block))
    var parts = scene.interfaceBuilder
    if let archive = ArchiveWriting.nib(of: scene) { parts.append(.init(SceneKeys.InterfaceBuilder.archive, archive)) }
    // Beside what a document keeps, the archive of a nib is short.
    add(.interfaceBuilder, parts.isEmpty ? nil : .map(parts, scene.interfaceBuilder.isEmpty ? .flow : .block))
    return .map(entries, .block)
  }

  /// The styles that the scene itself declares; nil for none.
  mutating func writtenStyles() -> WrittenValue? {
    let styles = scene.styles.map { style in
      // Any object that takes the style knows how its properties are written.
      let user = scene.styleUses.first { $0.style.value == style.name }.map { spelling(of: scene[$0.object]) }
      return WrittenValue.Entry(style.name, .map(properties(style.properties, user), .block))
    }
    return styles.isEmpty ? nil : .map(styles, .block)
  }

  /// What named colors look like; nil for none.
  static func written(_ colors: [String: SceneColor]) -> WrittenValue? {
    let colors = colors.sorted { $0.key < $1.key }
    return colors.isEmpty ? nil : .map(colors.map { .init($0.key, $0.value.written) }, .block)
  }

  /// The size of the canvas; nil for none.
  static func written(_ size: (width: Double, height: Double)?) -> WrittenValue? {
    size.map { .map([.init(SceneKeys.Canvas.size, .numbers([$0.width, $0.height]))]) }
  }

  /// The owner or a placeholder; nil for one of which there is nothing to say.
  private mutating func outsider(_ id: ObjectID) -> WrittenValue? {
    let object = scene[id]
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Outsider, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.class, object.className.value == "NSObject" ? nil : .className(object.className.value))
    add(.superclass, object.superclassName.map { .className($0.value) })
    if case .placeholder(let identifier) = object.kind, identifier != object.identifier?.value {
      add(.identifier, .text(identifier))
    }
    add(.outlets, outlets(of: object))
    let children = object.children(in: SceneKeys.Outsider.children.rawValue).map { self.object($0) }
    add(.children, children.isEmpty ? nil : .list(children, .block))
    add(.interfaceBuilder, interfaceBuilder(of: object))
    return entries.isEmpty ? nil : .map(entries, .block)
  }

  // MARK: - Objects

  mutating func object(_ id: ObjectID) -> WrittenValue {
    let object = scene[id]
    let spelling = spelling(of: object)
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Object, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.class, object.hasImpliedClass ? nil : .className(object.className.value))
    if !entries.isEmpty { entries[0].comment = scene.comments[.className(id)] }
    add(.superclass, object.superclassName.map { .className($0.value) })
    add(.id, object.identifier.map { .plain($0.value) })
    add(.styles, styles[id].flatMap { Self.oneOrMore($0.map { .plain($0) }) })
    entries += storyboardEntries(of: id, object)
    let own = object.properties.filter { property in property.style.map { !named.contains($0.value) } ?? true }
    entries += properties(own, spelling, of: id)
    add(.embedIn, object.embedding.map { .plain(name($0.container)) })
    entries += contained(in: id, object)
    for slot in object.slots where object.sceneLinks.isEmpty || slot.name.value != Self.containedSlot {
      let children = slot.children.map { self.object($0) }
      let isSingle = spelling.isSingle(slot: slot.name.value)
      guard let first = children.first else { continue }
      entries.append(.init(slot.name.value, isSingle ? first : .list(children, .block)))
    }
    add(.outlets, outlets(of: object))
    add(.actions, actions(of: object))
    let constraints = object.constraints.map { constraint($0) }
    add(.constraints, constraints.isEmpty ? nil : .list(constraints, .block))
    let attributes = object.attributes.compactMap { attribute in
      attribute.value.value.written.map { value in
        let path = attribute.keyPath.value
        return WrittenValue.Entry(path, value, comment: scene.comments[.attribute(id, path)])
      }
    }
    add(.attributes, attributes.isEmpty ? nil : .map(attributes))
    if !object.segues.isEmpty {
      entries.append(.init(SceneKeys.StoryboardObject.segues, .list(object.segues.map(segue), .block)))
    }
    add(.isInstalled, object.isInstalled ? nil : .bool(false))
    add(.variations, variations(object.variations, spelling))
    add(.interfaceBuilder, interfaceBuilder(of: object, isNamed: id != scene.viewController))
    return .map(Self.sorted(entries, as: spelling), .block)
  }

  mutating func spelling(of object: SceneObject) -> any ObjectSpelling {
    let superclass = object.superclassName?.value
    let key = superclass.map { "\(object.className.value):\($0)" } ?? object.className.value
    if let known = spellings[key] { return known }
    let found = spelling.objectSpelling(ofClass: object.className.value, superclass: superclass)
    spellings[key] = found
    return found
  }

  /// Properties as a map has them, without those of values that no scene can write.
  func properties(
    _ properties: [SceneProperty],
    _ spelling: (any ObjectSpelling)?,
    of id: ObjectID? = nil
  ) -> [WrittenValue.Entry] {
    properties.compactMap { property in
      let name = property.name.value
      return property.value.value.written { spelling?.constant($0, of: name) }.map { value in
        WrittenValue.Entry(name, value, comment: id.flatMap { scene.comments[.property($0, name)] })
      }
    }
  }

  /// What is kept of an object for Interface Builder; the id of a scene's controller is the scene's.
  private func interfaceBuilder(of object: SceneObject, isNamed: Bool = true) -> WrittenValue? {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.InterfaceBuilder, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    if isNamed { add(.id, object.interfaceBuilderID.map { .text($0) }) }
    entries += object.interfaceBuilder
    add(.archive, ArchiveWriting.edits(object.archive))
    add(.nib, ArchiveWriting.edits(object.nib, object.nibOrders))
    return entries.isEmpty ? nil : .map(entries)
  }

  // MARK: - Helpers

  /// Entries by rank; those of one rank stay in order.
  static func sorted(_ entries: [WrittenValue.Entry], as spelling: any ObjectSpelling) -> [WrittenValue.Entry] {
    let ranked = entries.enumerated().map { (rank: spelling.rank(of: $1.key), index: $0, entry: $1) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
  }

  /// A value alone, or several as a list; nil for none.
  static func oneOrMore(_ values: [WrittenValue]) -> WrittenValue? {
    values.count > 1 ? .list(values) : values.first
  }

  private func isContained(_ id: ObjectID) -> Bool { scene[id].slotName == Self.containedSlot }

  /// The name of a reference: its own, or that of what it leads to.
  func name(_ reference: SceneReference) -> String {
    guard reference.name.isEmpty else { return reference.name }
    switch reference.target {
    case .object(Scene.owner): return ReservedName.owner.rawValue
    case .object(Scene.firstResponder): return ReservedName.firstResponder.rawValue
    case .object(let id):
      // A storyboard's controllers are called by one word in all that is theirs.
      let isController = id == scene.viewController || scene.viewController != nil && isContained(id)
      return scene[id].identifier?.value ?? (isController ? ReservedName.viewController.rawValue : "")
    case .constraint(let index): return scene.constraints[index].identifier?.value ?? ""
    case .unresolved: return ""
    }
  }
}
