import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// A class of the code: the object of the scene that it is, and the objects that it makes.
final class CodeUnit {
  let context: CodeContext
  /// The name of the class.
  let className: String
  /// The object that the class itself is; nil for a class that only holds others.
  let root: ObjectID?
  /// The objects that the class makes, the root included, in the order of the scene.
  private(set) var objects: [ObjectID] = []
  /// The children of slots that become classes of their own, by the object that has the slot.
  private(set) var prototypes: [(owner: ObjectID, slot: String, cell: ObjectID)] = []
  /// The tables with sections of their own.
  private(set) var staticTables: [ObjectID] = []
  /// Objects that are parts of others, with the words that lead from there.
  private var parts: [ObjectID: (parent: ObjectID, words: String)] = [:]
  /// The objects that are written where they are used.
  private(set) var inline: Set<ObjectID> = []
  private(set) var names: [ObjectID: String] = [:]
  private(set) var constraintNames: [Int: String] = [:]
  /// What the class of a component has beside its objects; nil for other classes.
  let component: ComponentParts?
  /// The names that local constants of one function have.
  var locals = FreeNames()
  /// Whether the unit is a cell, which tables make by themselves.
  let isCell: Bool
  /// The object that the class is given as its owner: File's Owner, or the controller of a storyboard's scene.
  let owner: ObjectID
  private let isOf: Set<ObjectID>

  /// - Parameters:
  ///   - className: The name of the class.
  ///   - root: The object that the class itself is; nil for a class that only holds others.
  ///   - tops: The objects that it begins with, the root among them.
  ///   - isCell: Whether it is a cell, which tables make by themselves.
  ///   - owner: The object that the class is given as its owner.
  ///   - skipped: The slots of the root that other classes fill.
  ///   - component: What the class of a component has beside its objects; nil for other classes.
  init(
    _ context: CodeContext,
    className: String,
    root: ObjectID?,
    tops: [ObjectID],
    isCell: Bool = false,
    owner: ObjectID = Scene.owner,
    skipping skipped: Set<String> = [],
    component: ComponentParts? = nil
  ) {
    self.component = component
    (self.context, self.className, self.root, self.isCell, self.owner) = (context, className, root, isCell, owner)
    var found: [ObjectID] = []
    var prototypes: [(owner: ObjectID, slot: String, cell: ObjectID)] = []
    var staticTables: [ObjectID] = []
    var parts: [ObjectID: (parent: ObjectID, words: String)] = [:]
    func visit(_ id: ObjectID) {
      found.append(id)
      let schema = context.schema(id)
      for slot in context.scene[id].slots {
        let name = slot.name.value
        if id == root, skipped.contains(name) { continue }
        if schema.prototypeSlots.contains(name) {
          prototypes += slot.children.map { (id, name, $0) }
          continue
        }
        if name == "sections" {
          // Only a class that is the table itself can be its data source.
          if id == root {
            staticTables.append(id)
            for section in slot.children { context.scene[section].children(in: "cells").forEach(visit) }
          } else {
            context.note(
              "the rows of a static table that is no scene of its own have no place in code",
              at: slot.name.range
            )
          }
          continue
        }
        if name == "segments" { continue }
        for child in slot.children where context.effective.isInNib(child) {
          if let words = Self.words(for: name, of: schema, child, context) { parts[child] = (id, words) }
          visit(child)
        }
      }
    }
    for id in tops { visit(id) }
    (objects, self.prototypes, self.staticTables, self.parts) = (found, prototypes, staticTables, parts)
    isOf = Set(found)
    name()
  }

  var scene: Scene { context.scene }

  /// Whether the class makes an object.
  func has(_ id: ObjectID) -> Bool { isOf.contains(id) }

  /// Whether an object is a part of another, which makes it.
  func isPart(_ id: ObjectID) -> Bool { parts[id] != nil }

  /// The objects that are constants of the class.
  var members: [ObjectID] { objects.filter { $0 != root && parts[$0] == nil && !inline.contains($0) } }

  /// What leads to an object that another one makes: `contentView`, `textLabel?`; nil for one that is put into the slot.
  private static func words(
    for slot: String,
    of schema: ClassSchema,
    _ child: ObjectID,
    _ context: CodeContext
  ) -> String? {
    switch slot {
    case "contentView": "contentView"
    case "textLabel", "detailTextLabel", "imageView": schema.isKind(of: .tableViewCell) ? slot + "?" : nil
    case "navigationItem": "navigationItem"
    case "navigationBar": "navigationBar"
    case "toolbar": schema.isKind(of: .navigationController) ? "toolbar" : nil
    case "tabBar": "tabBar"
    case "tabBarItem": context.scene[child].property("tabBarSystemItem") == nil ? "tabBarItem" : nil
    default: nil
    }
  }

  // MARK: - Names

  private func name() {
    var reserved = CodeReserved.names(of: root.map { context.schema($0) })
    if let root {
      // The class of the root declares its outlets and attributes.
      reserved.formUnion(scene.objects.outlets(at: root.index).map(\.name.value))
      reserved.formUnion(scene[root].attributes.map(\.keyPath.value))
    }
    reserved.formUnion((component?.parameters ?? []).map(\.name))
    var names = FreeNames(isReserved: reserved.contains)
    for id in objects where id != root && parts[id] == nil {
      guard let identifier = scene.objects.identifier(at: id.index)?.value, let wanted = SwiftName.member(identifier)
      else { continue }
      let choices = [wanted] + CodeNames.alternatives(wanted, CodeNames.noun(of: context.schema(id)))
      self.names[id] = names.take(choices.first { names.isFree($0) } ?? wanted)
    }
    for index in ownConstraints {
      if let identifier = scene.constraints[index].identifier?.value, let wanted = SwiftName.member(identifier) {
        let choices = [wanted] + CodeNames.alternatives(wanted, "constraint")
        constraintNames[index] = names.take(choices.first { names.isFree($0) } ?? wanted)
      } else if context.referenced.constraints.contains(index) || scene.constraints[index].outline.varies
        || !scene.constraints[index].isInstalled || isAboutVaryingViews(index)
      {
        constraintNames[index] = names.take(constraintWords(index))
      }
    }
    for id in objects where id != root && parts[id] == nil && self.names[id] == nil {
      if canBeInline(id) {
        inline.insert(id)
      } else {
        self.names[id] = names.take(CodeNames.name(of: id, context))
      }
    }
    locals = names
  }

  /// Whether some view that a constraint is about is not always there.
  private func isAboutVaryingViews(_ index: Int) -> Bool {
    let outline = scene.constraints[index].outline
    let items = [outline.first.object, outline.second?.object].compactMap { $0 }
    return items.contains { item in
      scene.objects.lineage(of: item).contains { id in
        isOf.contains(id)
          && (!scene.objects.records[id.index].isInstalled
            || scene.objects.variations(at: id.index).contains { $0.isInstalled != nil })
      }
    }
  }

  /// Whether code outside of the class names an object.
  func isShown(_ id: ObjectID) -> Bool {
    scene.objects.identifier(at: id.index) != nil || scene.objects.slotName(at: id.index) == "viewControllers"
      || scene.segues.contains { $0.kind.value == .embed && $0.source == id }
  }

  /// The words that a constraint is called by: `priceWidth`.
  func constraintWords(_ index: Int) -> String {
    let constraint = scene.constraints[index]
    let first = constraint.first
    let item = first.item.object.map { $0 == root ? "" : names[$0] ?? words(of: $0) } ?? ""
    let word = first.attribute.value.capitalizedFirst
    return item.isEmpty ? word.lowercasedFirst : item + word
  }

  private func words(of id: ObjectID) -> String {
    parts[id]?.words.filter { $0 != "?" } ?? CodeNames.noun(of: context.schema(id))
  }

  /// The constraints that the class holds.
  var ownConstraints: [Int] {
    objects.flatMap { scene.objects.constraints(at: $0.index) }.filter {
      context.effective.isInNib(constraint: $0) && !scene.constraints[$0].isPlaceholder
    }
  }

  // MARK: - References

  /// An object as the code names it: `self` for the root; nil for what the class does not reach.
  func reference(_ id: ObjectID) -> String? {
    if id == root { return "self" }
    if let name = names[id] { return SwiftName.escaped(name) }
    if let part = parts[id] {
      let words = part.words.filter { $0 != "?" }
      guard let parent = access(part.parent) else { return nil }
      return parent + words
    }
    guard !has(id) else { return nil }
    return outsider(id)
  }

  /// What is in front of a member of an object: nothing for the root, `title.` and so on; nil for what the class does not reach.
  func access(_ id: ObjectID) -> String? {
    if id == root { return "" }
    if let part = parts[id] { return access(part.parent).map { $0 + part.words + "." } }
    return reference(id).map { $0 + "." }
  }

  /// The owner or a placeholder, which the initializer takes.
  private func outsider(_ id: ObjectID) -> String? {
    guard !isCell else { return nil }
    if id == owner { return "owner" }
    switch scene[id].kind {
    case .owner: return "owner"
    case .placeholder: return SwiftName.escaped(placeholderName(id))
    case .firstResponder, .object: return nil
    }
  }

  func placeholderName(_ id: ObjectID) -> String {
    scene.objects.identifier(at: id.index).flatMap { SwiftName.member($0.value) } ?? "placeholder"
  }

  /// The outsiders that the class is given, in the order of the scene.
  lazy var outsiders: [ObjectID] = {
    guard !isCell else { return [] }
    var found: Set<ObjectID> = []
    func insert(_ reference: SceneReference) {
      guard let id = reference.object, !has(id), scene[id].kind != .firstResponder else { return }
      found.insert(id)
    }
    for id in objects {
      for outlet in scene.objects.outlets(at: id.index) { outlet.targets.forEach(insert) }
      for action in scene.objects.actions(at: id.index) { insert(action.receiver) }
    }
    for id in possibleOutsiders where !outsiderOutlets(id).isEmpty { found.insert(id) }
    if objects.contains(where: { needsOwner($0) }) { found.insert(owner) }
    return found.filter { scene[$0].kind != .object || $0 == owner }.sorted()
  }()

  /// Whether a gesture recognizer triggers a segue, which the owner performs.
  private func needsOwner(_ id: ObjectID) -> Bool {
    !has(owner) && context.schema(id).isKind(of: .gestureRecognizer) && !scene[id].segues.isEmpty
  }

  /// The owner and the placeholders, as far as the class does not make them itself.
  var possibleOutsiders: [ObjectID] {
    scene.objects.indices.map { ObjectID($0) }.filter { (scene[$0].kind != .object || $0 == owner) && !has($0) }
  }

  /// The outlets of an outsider that lead into the class, but for a controller's view.
  func outsiderOutlets(_ id: ObjectID) -> [SceneOutlet] {
    scene.objects.outlets(at: id.index).filter { outlet in
      if id == owner, outlet.name.value == "view", outlet.targets.first?.object == root { return false }
      return outlet.targets.contains { target in
        switch target.target {
        case .object(let object): has(object)
        case .constraint(let index): constraintNames[index] != nil
        case .unresolved: false
        }
      }
    }
  }
}
