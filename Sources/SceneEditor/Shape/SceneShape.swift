package import SceneCatalog
package import SceneCompiler
package import SceneLanguage
import SceneModel

/// What each entry of a sketch means: the place of its value, and the object that it belongs to.
package struct SceneShape: Sendable {
  package let sketch: SceneSketch
  package let catalog: SceneCatalog
  package let kind: SourceKind
  /// Whether the text is a scene of a storyboard.
  package let isOfStoryboard: Bool
  /// The components that the text can use; nil where nobody says where they are.
  package let components: ComponentLibrary?
  /// The place of each entry's value.
  package private(set) var places: [ScenePlace] = []
  /// The entry whose value is the object that an entry belongs to; -1 for none.
  package private(set) var owners: [Int] = []
  /// The entry around which ids are known: an inline scene or a controller in place; -1 for the whole text.
  package private(set) var scopes: [Int] = []
  /// The entries whose values are objects, owners and placeholders.
  package private(set) var objects: [Int: ObjectShape] = [:]

  /// An object, the owner or a placeholder.
  package struct ObjectShape: Sendable {
    package var className: String
    /// The schema of the class, or of the superclass that the object names; nil where nobody declares it.
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
    places.reserveCapacity(sketch.entries.count)
    for index in sketch.entries.indices { add(index) }
  }

  /// The place of a whole text.
  package var root: ScenePlace {
    switch kind {
    case .storyboard: .storyboard
    case .component: .component
    case .scene: .document
    }
  }

  /// What is expected in the value of an entry; -1 stands for the whole text.
  package func place(of entry: Int) -> ScenePlace { entry < 0 ? root : places[entry] }

  /// The object that an entry belongs to; nil where it belongs to none.
  package func object(around entry: Int) -> ObjectShape? {
    entry < 0 || owners[entry] < 0 ? nil : objects[owners[entry]]
  }

  /// The object whose map an entry's value is, or in whose map it is.
  package func object(at entry: Int) -> ObjectShape? { objects[entry] ?? object(around: entry) }

  private mutating func add(_ index: Int) {
    let entry = sketch.entries[index]
    let parent = entry.parent
    let outer = place(of: parent)
    let around = parent < 0 ? -1 : objects[parent] != nil ? parent : owners[parent]
    let place: ScenePlace
    switch entry.kind {
    case .item: place = outer.item
    case .key, .bare: place = self.place(of: entry.name, in: outer, parent: parent, around: around)
    }
    places.append(place)
    owners.append(around)
    scopes.append(scope(of: index, place, parent))
    switch place {
    case .object(let slot): objects[index] = object(index, slot)
    case .example: objects[index] = example
    case .owner, .placeholder: objects[index] = outsider(index)
    default: break
    }
  }

  private func scope(of index: Int, _ place: ScenePlace, _ parent: Int) -> Int {
    if case .storyboardScene = place { return index }
    if case .item = sketch.entries[index].kind, parent >= 0, case .controllers = places[parent] { return index }
    return parent < 0 ? -1 : scopes[parent]
  }

  private func object(_ index: Int, _ slot: SlotSchema?) -> ObjectShape {
    if let name = sketch.text(of: SceneKeys.use, in: index), !name.isEmpty { return use(of: name, slot) }
    let tag = sketch.entries[index].tag?.name
    let written = tag ?? sketch.text(of: "class", in: index).flatMap { $0.isEmpty ? nil : $0 }
    let superclass = sketch.text(of: "superclass", in: index)
    let name = written ?? slot?.impliedClass ?? ""
    let schema = catalog.schema(named: name) ?? superclass.flatMap { catalog.schema(named: $0) }
    return ObjectShape(className: name, schema: schema, slot: slot, isImplied: written == nil)
  }

  private func outsider(_ index: Int) -> ObjectShape {
    let name = sketch.text(of: "class", in: index) ?? "NSObject"
    let superclass = sketch.text(of: "superclass", in: index)
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
  package func place(of key: String, in outer: ScenePlace, parent: Int, around: Int) -> ScenePlace {
    switch outer {
    case .document: return documentPlace(key)
    case .storyboard: return storyboardPlace(key)
    case .component: return componentPlace(key)
    case .parameters: return .parameter
    case .parameter: return parameterPlace(key, parent)
    case .componentSlots: return .componentSlot
    case .componentSlot: return key == SceneKeys.ComponentSlot.single.rawValue ? .type(.bool) : .acceptedClasses
    case .parts: return .reference(.part)
    case .example: return examplePlace(key)
    case .partEntries: return key == SceneKeys.StoryboardObject.segues.rawValue ? .segues : .opaque
    case .strings: return .words([SceneKeys.Strings.automatic])
    case .traitNames: return .traitWords
    case .storyboardScene: return key == SceneKeys.viewController ? .object(nil) : documentPlace(key)
    case .owner, .placeholder: return outsiderPlace(key, parent)
    case .placeholders: return .placeholder
    case .styles: return .style
    case .style: return stylePlace(key)
    case .colors: return .type(.color)
    case .canvas: return .type(.geometry(.size))
    case .object: return objectPlace(key, parent)
    case .outlets: return .reference(.outlet(key))
    case .actions: return .action(event: key)
    case .constraint: return constraintPlace(key)
    case .attributes: return .attribute
    case .variations(let ofConstraint): return .variation(ofConstraint: ofConstraint)
    case .variation(let ofConstraint): return variationPlace(key, ofConstraint, around)
    case .traits: return SceneKeys.traits[key].map { .type(.named($0)) } ?? .opaque
    case .property(let property): return propertyPlace(key, property)
    case .value(let property): return partPlace(key, of: property.type)
    case .type(let type): return partPlace(key, of: type)
    case .symbolConfiguration: return symbolPlace(key)
    case .factoryParts(let kind): return kind.parts[key].map { .type($0) } ?? .opaque
    case .run: return runPlace(key)
    case .paragraphStyle: return .opaque
    case .scenes: return .storyboardScene
    case .references: return .sceneReference
    case .sceneReference: return .text
    case .segue: return seguePlace(key)
    case .attribute: return key == "color" ? .type(.color) : .opaque
    default: return .opaque
    }
  }

  private func documentPlace(_ key: String) -> ScenePlace {
    switch key {
    case "scene": return .words(["1"])
    case "owner": return .owner
    case "placeholders": return .placeholders
    case "styles": return .styles
    case "colors": return .colors
    case "assets": return .assets
    case "canvas": return .canvas
    case "strings": return .strings
    case "traits": return .traitNames
    case "objects": return .objects(nil)
    case SceneKeys.viewController: return .object(nil)
    default: return .opaque
    }
  }

  private func storyboardPlace(_ key: String) -> ScenePlace {
    switch key {
    case "storyboard": .words(["1"])
    case "launchScreen": .type(.bool)
    case "initialViewController": .sceneName
    case "references": .references
    case "scenes": .scenes
    default: documentPlace(key)
    }
  }

  private func outsiderPlace(_ key: String, _ parent: Int) -> ScenePlace {
    switch key {
    case "class": .className(nil)
    case "superclass": .superclassName(nil)
    case "outlets": .outlets
    case "children":
      (objects[parent]?.schema?.slots["children"] ?? catalog.schema(named: "UIViewController")?.slots["children"])
        .map { .objects($0) } ?? .opaque
    case "identifier": .text
    default: .opaque
    }
  }

  /// A style has no class: what most classes call so is meant.
  private func stylePlace(_ key: String) -> ScenePlace {
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

  private func objectPlace(_ key: String, _ parent: Int) -> ScenePlace {
    let object = objects[parent]
    if key == SceneKeys.use { return .componentName }
    if kind == .component, key == SceneKeys.slotPlace { return .slotName }
    if let component = object?.component, let place = argumentPlace(key, of: component, parent) { return place }
    if let own = SceneKeys.Object(rawValue: key) {
      switch own {
      case .class: return .className(object?.slot)
      case .superclass: return .superclassName(object?.slot)
      case .id: return .identifier
      case .styles: return .styleNames
      case .outlets: return .outlets
      case .actions: return .actions
      case .constraints: return .constraints
      case .attributes: return .attributes
      case .isInstalled: return .type(.bool)
      case .variations: return .variations(ofConstraint: false)
      case .embedIn: return .reference(.container)
      case .interfaceBuilder: return .opaque
      }
    }
    if let property = object?.schema?.properties[key] { return .property(property) }
    if let slot = object?.schema?.slots[key] {
      if isOfStoryboard, !slot.segues.isEmpty, !slot.isSingle { return .controllers(slot) }
      return slot.isSingle ? .object(slot) : .objects(slot)
    }
    if isOfStoryboard {
      switch key {
      case "segues": return .segues
      case "storyboardIdentifier": return .text
      case "unwindActions": return .message
      default: break
      }
    }
    return .opaque
  }

  private func constraintPlace(_ key: String) -> ScenePlace {
    switch key {
    case "is": .equation
    case "id": .identifier
    case "identifier": .text
    case "isInstalled": .type(.bool)
    case "variations": .variations(ofConstraint: true)
    default: .opaque
    }
  }

  private func variationPlace(_ key: String, _ ofConstraint: Bool, _ around: Int) -> ScenePlace {
    switch key {
    case "when": return .traits
    case "isInstalled": return .type(.bool)
    case "constant" where ofConstraint: return .type(.double)
    default:
      guard !ofConstraint, around >= 0 else { return .opaque }
      return objects[around]?.schema?.properties[key].map { .property($0) } ?? .opaque
    }
  }

  private func propertyPlace(_ key: String, _ property: PropertySchema) -> ScenePlace {
    if let type = property.keyedBy.flatMap({ catalog.enumeration(named: $0) }) {
      let parts = key.split(separator: "+")
      if !parts.isEmpty, parts.allSatisfy({ type.named(String($0)) != nil }) { return .value(property) }
    }
    return partPlace(key, of: property.type)
  }

  private func partPlace(_ key: String, of type: PropertyType) -> ScenePlace {
    switch type {
    case .color:
      switch key {
      case "named": return .colorName
      case "space": return .words(SceneColor.Space.allCases.map(\.rawValue))
      default: return .type(.double)
      }
    case .font:
      switch key {
      case "weight": return .type(.named("UIFont.Weight"))
      case "name": return .text
      default: return .type(.double)
      }
    case .image:
      switch key {
      case "configuration": return .symbolConfiguration
      case "variableValue": return .type(.double)
      default: return .text
      }
    case .geometry: return .type(.double)
    case .factory(let kind): return .factoryParts(kind)
    case .attributedText: return runPlace(key)
    case .textAttributes: return ValueReader.textAttributeTypes[key].map { .type($0) } ?? .opaque
    case .text: return .text
    default: return .opaque
    }
  }

  private func symbolPlace(_ key: String) -> ScenePlace {
    switch key {
    case "weight": .type(.named("UIImage.SymbolWeight"))
    case "scale": .type(.named("UIImage.SymbolScale"))
    case "renderingMode": .type(.named("UIImage.SymbolRenderingMode"))
    case "textStyle": .type(.named("UIFont.TextStyle"))
    case "colors": .type(.color)
    default: .type(.double)
    }
  }

  private func runPlace(_ key: String) -> ScenePlace {
    switch key {
    case "text": .text
    case "paragraphStyle": .paragraphStyle
    default: ValueReader.attributeTypes[key].map { .type($0) } ?? .opaque
    }
  }

  private func seguePlace(_ key: String) -> ScenePlace {
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
