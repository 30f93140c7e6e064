package import SceneCatalog
package import SceneCompiler
package import SceneLanguage
import SceneModel

/// What each entry of a sketch means: the position of its value, and the object that it belongs to.
package struct SceneShape: Sendable {
  package let sketch: SceneSketch
  package let catalog: SceneCatalog
  package let kind: SourceKind
  /// Whether the text is a scene of a storyboard.
  package let isOfStoryboard: Bool
  /// The components that the text can use; nil where that is not known.
  package let components: ComponentLibrary?
  /// The position of each entry's value.
  package private(set) var positions: [ScenePosition] = []
  /// The entry whose value is the object that an entry belongs to; -1 for none.
  package private(set) var owners: [Int] = []
  /// The entry around which ids are known: an inline scene or a controller written inline; -1 for the whole text.
  package private(set) var scopes: [Int] = []
  /// The entries whose values are objects, owners and placeholders.
  package private(set) var objects: [Int: ObjectShape] = [:]
  /// The first entries that give each id, and the first placeholders of each name.
  private(set) var identifiers: [ScopedName: Int] = [:]
  private(set) var placeholders: [String: Int] = [:]
  /// The parameters that the text declares, in order; what has no type yet has nil.
  package private(set) var ownParameters: [(name: String, type: ParameterType?)] = []
  /// The slots that the text declares, in order.
  package private(set) var ownSlots: [SlotSchema] = []
  /// The object that an example shows, as a use would have it; nil where the text is no component with an object.
  private(set) var example: ObjectShape?

  /// An object, the owner or a placeholder.
  package struct ObjectShape: Sendable {
    package var className: String
    /// The schema of the class, or of the superclass that the object names; nil where it is not declared.
    package var schema: ClassSchema?
    package var slot: SlotSchema?
    /// Whether the class is implied by the slot.
    package var isImplied: Bool
    /// The name of the component that the object is a use of; nil for other objects.
    package var use: String?
    /// That component; nil where it cannot be read.
    package var component: Component?
  }

  /// Finds the meaning of all entries.
  package init(
    _ sketch: SceneSketch,
    catalog: SceneCatalog,
    kind: SourceKind,
    isMember: Bool = false,
    components: ComponentLibrary? = nil
  ) {
    self.sketch = sketch
    self.catalog = catalog
    self.kind = kind
    self.components = components
    isOfStoryboard = kind == .storyboard || isMember || sketch.child(SceneKeys.viewController, of: -1) != nil
    if kind == .component {
      ownParameters = declaredParameters
      ownSlots = declaredSlots
      example = declaredExample
    }
    positions.reserveCapacity(sketch.entries.count)
    owners.reserveCapacity(sketch.entries.count)
    scopes.reserveCapacity(sketch.entries.count)
    for index in sketch.entries.indices { add(index) }
  }

  /// The position of a whole text.
  package var root: ScenePosition {
    switch kind {
    case .storyboard, .storyboardDocument: .storyboard
    case .component: .component
    case .scene, .xib: .document
    }
  }

  /// What is expected in the value of an entry; -1 stands for the whole text.
  package func position(of entry: Int) -> ScenePosition { entry < 0 ? root : positions[entry] }

  /// The object that an entry belongs to; nil where it belongs to none.
  package func object(around entry: Int) -> ObjectShape? {
    entry < 0 || owners[entry] < 0 ? nil : objects[owners[entry]]
  }

  /// The object whose map an entry's value is, or in whose map it is.
  package func object(at entry: Int) -> ObjectShape? { objects[entry] ?? object(around: entry) }

  private mutating func add(_ index: Int) {
    let entry = sketch.entries[index]
    let parent = entry.parent
    let outer = position(of: parent)
    let around = parent < 0 ? -1 : objects[parent] != nil ? parent : owners[parent]
    let position: ScenePosition
    switch entry.kind {
    case .item: position = outer.item
    case .key, .bare: position = self.position(of: entry.name, in: outer, parent: parent, around: around)
    }
    positions.append(position)
    owners.append(around)
    scopes.append(scope(of: index, position, parent))
    switch position {
    case .object(let slot): objects[index] = object(index, slot)
    case .example: objects[index] = example
    case .owner: objects[index] = outsider(index)
    case .placeholder:
      objects[index] = outsider(index)
      if placeholders[entry.name] == nil { placeholders[entry.name] = index }
    case .identifier:
      guard let name = sketch.scalar(index) else { break }
      let id = ScopedName(name: name, scope: scopes[index])
      if identifiers[id] == nil { identifiers[id] = index }
    default: break
    }
  }

  private func scope(of index: Int, _ position: ScenePosition, _ parent: Int) -> Int {
    if case .storyboardScene = position { return index }
    if case .item = sketch.entries[index].kind, parent >= 0, case .controllers = positions[parent] { return index }
    return parent < 0 ? -1 : scopes[parent]
  }

  private func object(_ index: Int, _ slot: SlotSchema?) -> ObjectShape {
    if let name = sketch.text(of: SceneKeys.use, in: index), !name.isEmpty { return use(of: name, slot) }
    let tag = sketch.entries[index].tag?.name
    let written = tag ?? sketch.text(of: SceneKeys.Object.class.rawValue, in: index).flatMap { $0.isEmpty ? nil : $0 }
    let superclass = sketch.text(of: SceneKeys.Object.superclass.rawValue, in: index)
    let name = written ?? slot?.impliedClass ?? ""
    let schema = catalog.schema(named: name) ?? superclass.flatMap { catalog.schema(named: $0) }
    return ObjectShape(className: name, schema: schema, slot: slot, isImplied: written == nil)
  }

  private func outsider(_ index: Int) -> ObjectShape {
    let name = sketch.text(of: SceneKeys.Outsider.class.rawValue, in: index) ?? "NSObject"
    let superclass = sketch.text(of: SceneKeys.Outsider.superclass.rawValue, in: index)
    let schema = catalog.schema(named: name) ?? superclass.flatMap { catalog.schema(named: $0) }
    return ObjectShape(className: name, schema: schema, slot: nil, isImplied: false)
  }

  // MARK: - Keys

  /// What is expected behind a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - outer: What the map is that has it.
  ///   - parent: The entry of the map.
  ///   - around: The entry of the object that the map belongs to; -1 for none.
  package func position(of key: String, in outer: ScenePosition, parent: Int, around: Int) -> ScenePosition {
    switch outer {
    case .document: return documentPosition(key)
    case .storyboard: return storyboardPosition(key)
    case .component: return componentPosition(key)
    case .parameters: return .parameter
    case .parameter: return parameterPosition(key, parent)
    case .componentSlots: return .componentSlot
    case .componentSlot: return key == SceneKeys.ComponentSlot.single.rawValue ? .type(.bool) : .acceptedClasses
    case .parts: return .reference(.part)
    case .example: return examplePosition(key)
    case .partEntries: return key == SceneKeys.StoryboardObject.segues.rawValue ? .segues : .opaque
    case .strings: return .words([SceneKeys.Strings.automatic])
    case .traitNames: return .traitWords
    case .storyboardScene: return key == SceneKeys.viewController ? .object(nil) : documentPosition(key)
    case .owner, .placeholder: return outsiderPosition(key, parent)
    case .placeholders: return .placeholder
    case .styles: return .style
    case .style: return stylePosition(key)
    case .colors: return .type(.color)
    case .canvas: return .type(.geometry(.size))
    case .object: return objectPosition(key, parent)
    case .outlets: return .reference(.outlet(key))
    case .actions: return .action(event: key)
    case .constraint: return position(as: KeyRole.constraint.value(of: key))
    case .attributes: return .attribute
    case .variations(let ofConstraint): return .variation(ofConstraint: ofConstraint)
    case .variation(let ofConstraint): return variationPosition(key, ofConstraint, around)
    case .traits: return SceneKeys.traits[key].map { .type(.named($0)) } ?? .opaque
    case .property(let property): return propertyPosition(key, property)
    case .value(let property): return partPosition(key, of: property.type)
    case .type(let type): return partPosition(key, of: type)
    case .symbolConfiguration: return symbolPosition(key)
    case .factoryParts(let kind): return kind.parts[key].map { .type($0) } ?? .opaque
    case .run: return runPosition(key)
    case .paragraphStyle: return .opaque
    case .scenes: return .storyboardScene
    case .references: return .sceneReference
    case .sceneReference: return .text
    case .segue: return seguePosition(key)
    case .attribute: return key == ValueKeys.Runtime.color.rawValue ? .type(.color) : .opaque
    default: return .opaque
    }
  }

  /// What is expected where the language says what a key means, whatever class the object is of.
  private func position(as role: KeyRole, in object: ObjectShape? = nil) -> ScenePosition {
    switch role {
    case .owner: .owner
    case .placeholders: .placeholders
    case .styles: .styles
    case .colors: .colors
    case .canvas: .canvas
    case .strings: .strings
    case .traitNames: .traitNames
    case .assets: .assets
    case .scenes: .scenes
    case .references: .references
    case .object: .object(nil)
    case .objects: .objects(nil)
    case .className: .className(object?.slot)
    case .superclassName: .superclassName(object?.slot)
    case .identifier: .identifier
    case .styleNames: .styleNames
    case .objectReference: .reference(.container)
    case .outlets: .outlets
    case .actions: .actions
    case .constraints: .constraints
    case .equation: .equation
    case .variations(let ofConstraint): .variations(ofConstraint: ofConstraint)
    case .traits: .traits
    case .attributes: .attributes
    case .segues: .segues
    case .parameters: .parameters
    case .componentSlots: .componentSlots
    case .parts: .parts
    case .examples: .examples
    case .componentName: .componentName
    case .sceneName: .sceneName
    case .message: .message
    case .flag: .type(.bool)
    case .number: .type(.double)
    case .text: .text
    case .version: .words(["1"])
    default: .opaque
    }
  }

  private func documentPosition(_ key: String) -> ScenePosition {
    let role = KeyRole.document.value(of: key)
    return position(as: role == .value ? KeyRole.storyboardScene.value(of: key) : role)
  }

  private func storyboardPosition(_ key: String) -> ScenePosition {
    let role = KeyRole.storyboard.value(of: key)
    return role == .value ? documentPosition(key) : position(as: role)
  }

  func componentPosition(_ key: String) -> ScenePosition { position(as: KeyRole.component.value(of: key)) }

  private func outsiderPosition(_ key: String, _ parent: Int) -> ScenePosition {
    let role = KeyRole.owner.value(of: key)
    guard role == .objects else { return position(as: role) }
    let slot = objects[parent]?.schema?.slots[key] ?? catalog.schema(named: "UIViewController")?.slots[key]
    return slot.map { .objects($0) } ?? .opaque
  }

  /// A style has no class: what most classes call so is meant.
  private func stylePosition(_ key: String) -> ScenePosition {
    for name in Self.styledClasses {
      if let property = catalog.schema(named: name)?.properties[key] { return .property(property) }
    }
    return .opaque
  }

  /// The classes whose properties styles usually have.
  static let styledClasses = [
    "UILabel", "UIButton", "UITextField", "UIImageView", "UIStackView", "UITextView", "UISwitch", "UITableView",
    "UIScrollView", "UIView", "UIBarButtonItem", "UIViewController",
  ]

  private func objectPosition(_ key: String, _ parent: Int) -> ScenePosition {
    let object = objects[parent]
    if key == SceneKeys.use { return .componentName }
    if kind == .component, key == SceneKeys.slotInsertionPoint { return .slotName }
    if let component = object?.component, let position = argumentPosition(key, of: component, parent) {
      return position
    }
    if let own = SceneKeys.Object(rawValue: key) { return position(as: own.role, in: object) }
    if let property = object?.schema?.properties[key] { return .property(property) }
    if let slot = object?.schema?.slots[key] {
      if isOfStoryboard, !slot.segues.isEmpty, !slot.isSingle { return .controllers(slot) }
      return slot.isSingle ? .object(slot) : .objects(slot)
    }
    return isOfStoryboard ? SceneKeys.StoryboardObject(rawValue: key).map { position(as: $0.role) } ?? .opaque : .opaque
  }

  private func variationPosition(_ key: String, _ ofConstraint: Bool, _ around: Int) -> ScenePosition {
    let role = KeyRole.variation(ofConstraint: ofConstraint).value(of: key)
    guard role == .member else { return position(as: role) }
    return around < 0 ? .opaque : objects[around]?.schema?.properties[key].map { .property($0) } ?? .opaque
  }

  private func propertyPosition(_ key: String, _ property: PropertySchema) -> ScenePosition {
    if let type = property.keyedBy.flatMap({ catalog.enumeration(named: $0) }) {
      let parts = key.split(separator: "+")
      if !parts.isEmpty, parts.allSatisfy({ type.named(String($0)) != nil }) { return .value(property) }
    }
    return partPosition(key, of: property.type)
  }

  private func partPosition(_ key: String, of type: PropertyType) -> ScenePosition {
    switch type {
    case .color:
      switch ValueKeys.Color(rawValue: key) {
      case .named: return .colorName
      case .space: return .words(SceneColor.Space.allCases.map(\.rawValue))
      default: return .type(.double)
      }
    case .font:
      switch ValueKeys.Font(rawValue: key) {
      case .weight: return .type(.named("UIFont.Weight"))
      case .name: return .text
      default: return .type(.double)
      }
    case .image:
      switch ValueKeys.Image(rawValue: key) {
      case .configuration: return .symbolConfiguration
      case .variableValue: return .type(.double)
      case .systemName: return .symbolName
      default: return .text
      }
    case .geometry: return .type(.double)
    case .factory(let kind): return .factoryParts(kind)
    case .attributedText: return runPosition(key)
    case .textAttributes: return ValueReader.textAttributeTypes[key].map { .type($0) } ?? .opaque
    case .text: return .text
    default: return .opaque
    }
  }

  private func symbolPosition(_ key: String) -> ScenePosition {
    switch ValueKeys.SymbolConfiguration(rawValue: key) {
    case .weight: .type(.named("UIImage.SymbolWeight"))
    case .scale: .type(.named("UIImage.SymbolScale"))
    case .renderingMode: .type(.named("UIImage.SymbolRenderingMode"))
    case .textStyle: .type(.named("UIFont.TextStyle"))
    case .colors: .type(.color)
    case .pointSize, nil: .type(.double)
    }
  }

  private func runPosition(_ key: String) -> ScenePosition {
    switch ValueKeys.Run(rawValue: key) {
    case .text: .text
    case .paragraphStyle: .paragraphStyle
    case nil: ValueReader.attributeTypes[key].map { .type($0) } ?? .opaque
    }
  }

  private func seguePosition(_ key: String) -> ScenePosition {
    guard let key = SceneKeys.Segue(rawValue: key) else { return .opaque }
    if let type = key.enumeration { return .type(.named(type)) }
    switch key {
    case .kind: return .words(SceneSegue.Kind.allCases.map(\.rawValue))
    case .destination: return .sceneName
    case .action, .creator: return .message
    case .trigger: return .trigger
    case .animates: return .type(.bool)
    case .sourceView, .barButtonItem, .passthroughViews: return .reference(.popover)
    case .splitViewControllerTargetIndex: return .type(.int)
    default: return .text
    }
  }
}
