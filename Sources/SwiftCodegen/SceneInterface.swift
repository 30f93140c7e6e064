import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// What Swift code can know a scene by: its owner, the objects that have a name, and what it connects.
///
/// Generated code relies on exactly this, and on nothing else that the scene says. It is equal for two versions of a scene whose
/// generated code is the same but for constants.
package struct SceneInterface: Hashable, Sendable {
  /// The owner's class; `NSObject` where the scene names none.
  package var owner: String
  /// What the loader is handed, in the order of the text.
  package var placeholders: [Placeholder] = []
  /// The objects of the nib that have an id, in the order of the text, and after them the constraints.
  package var objects: [NamedObject] = []
  /// What is connected and set on an application's classes, sorted, each once.
  package var connections: [Connection] = []

  /// Reads the interface of a scene and its nib.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - nib: Its nib, with the indexes of its list of objects.
  ///   - hasPaths: Whether the ways to the objects are found, which the text and the hash do without.
  package init(_ scene: ValidatedScene, nib: EmittedNib, hasPaths: Bool = true) {
    self.init(scene, nib: nib, uses: ClassUse.all(in: scene), hasPaths: hasPaths)
  }

  init(_ scene: ValidatedScene, nib: EmittedNib, uses classUses: [ClassUse], hasPaths: Bool = true) {
    owner = scene.scene.objects.className(at: Scene.owner.index)
    let reader = InterfaceReader(scene: scene, nib: nib, paths: hasPaths ? ObjectPaths(of: scene, nib) : nil)
    for index in scene.scene.objects.indices {
      if let placeholder = reader.placeholder(at: index) { placeholders.append(placeholder) }
      if let object = reader.object(at: index) { objects.append(object) }
    }
    for (index, constraint) in scene.scene.constraints.enumerated() {
      guard let identifier = constraint.identifier, let objectIndex = nib.listIndexes.constraints[index] else {
        continue
      }
      objects.append(
        NamedObject(identifier: identifier, className: "NSLayoutConstraint", index: objectIndex, path: nil)
      )
    }
    let uses = scene.scene.componentUses.filter { $0.identifier != nil && !$0.parts.isEmpty }
    let named = uses.isEmpty ? [] : objects.enumerated().map { ($0.element.identifier.value, $0.offset) }
    let indexes = Dictionary(named) { first, _ in first }
    for use in uses {
      guard let index = use.identifier.flatMap({ indexes[$0] }) else { continue }
      objects[index].parts = use.parts.compactMap { reader.part($0, of: use) }
    }
    connections = Set(classUses.map(\.connection)).sorted()
  }
}

extension SceneInterface {
  /// An object that the loader is handed.
  package struct Placeholder: Hashable, Sendable {
    package var name: Located<String>
    package var className: String
    /// What the nib calls it.
    package var identifier: String
  }

  /// An object of the nib that has an id.
  package struct NamedObject: Hashable, Sendable {
    package var identifier: Located<String>
    /// The class that Swift code can name: the object's own, or the nearest superclass that is no secret of UIKit's.
    package var className: String
    /// The index in the nib's list of objects.
    package var index: Int
    /// The way to the object by UIKit's own properties; nil where there is none that is sure.
    package var path: ObjectPath?
    /// What the outlets of a component are, by their names; empty for an object that is no use of one.
    package var parts: [NamedObject] = []
  }

  /// A name that a class must have because a scene connects it or sets it.
  package struct Connection: Hashable, Sendable, Comparable {
    /// What the name is of.
    package enum Kind: String, Sendable {
      case outlet
      case collection
      case action
      case property
    }

    package var className: String
    package var kind: Kind
    package var name: String

    /// Orders connections by their class, then by kind and name.
    package static func < (left: Self, right: Self) -> Bool {
      (left.className, left.kind.rawValue, left.name) < (right.className, right.kind.rawValue, right.name)
    }
  }
}

/// Reads the parts of an interface.
private struct InterfaceReader {
  let scene: ValidatedScene
  let nib: EmittedNib
  /// Nil where no ways are found.
  let paths: ObjectPaths?

  func placeholder(at index: Int) -> SceneInterface.Placeholder? {
    let objects = scene.scene.objects
    guard objects.records[index].kind == .placeholder, let name = objects.identifier(at: index) else { return nil }
    return .init(
      name: name,
      className: objects.className(at: index),
      identifier: objects.rest(at: index)?.placeholder ?? ""
    )
  }

  func object(at index: Int) -> SceneInterface.NamedObject? {
    let objects = scene.scene.objects
    guard objects.isMade(at: index), let name = objects.identifier(at: index) else { return nil }
    return object(ObjectID(index), name: name)
  }

  /// A part of a component, with the name that generated code has for it.
  func part(_ part: SceneComponentUse.Part, of use: SceneComponentUse) -> SceneInterface.NamedObject? {
    let name = Located(part.name, at: use.component.range)
    switch part.target {
    case .object(let id): return object(id, name: name)
    case .constraint(let index):
      guard let objectIndex = nib.listIndexes.constraints[index] else { return nil }
      return .init(identifier: name, className: "NSLayoutConstraint", index: objectIndex, path: nil)
    case .unresolved: return nil
    }
  }

  private func object(_ id: ObjectID, name: Located<String>) -> SceneInterface.NamedObject? {
    guard let objectIndex = nib.listIndexes.objects[id] else { return nil }
    return .init(identifier: name, className: publicClass(of: id), index: objectIndex, path: paths?.path(to: id))
  }

  /// The class of an object, or the nearest superclass that a program can name: UIKit's static tables have rows of a class that none can.
  private func publicClass(of id: ObjectID) -> String {
    let name = scene.scene.objects.className(at: id.index)
    guard let schema = scene.catalog.schema(named: name), !schema.isCustom else { return name }
    return schema.lineage.first { scene.catalog.schema(named: $0)?.initializer != "none" } ?? "NSObject"
  }
}
