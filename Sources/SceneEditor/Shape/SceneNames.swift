import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The names of a text, in its order.
package struct SceneNames: Sendable {
  package private(set) var all: [NameOccurrence] = []
  /// The uses of components that have an id.
  private var uses: [Use: Component] = [:]

  /// An id in the scope that knows it.
  private struct Use: Hashable {
    var scope: Int
    var name: String
  }

  /// Finds the names of a text.
  package init(_ shape: SceneShape) {
    for (index, object) in shape.objects {
      guard let component = object.component, let id = shape.sketch.text(of: SceneKeys.Object.id.rawValue, in: index)
      else { continue }
      uses[Use(scope: shape.scopes[index], name: id)] = component
    }
    for index in shape.sketch.entries.indices { add(index, shape) }
    all.sort { $0.range < $1.range }
  }

  /// The name at an offset, or right before it; nil where there is none.
  package func name(at offset: Int) -> NameOccurrence? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return all[..<low].suffix(2).last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Everything that bears or uses the same name.
  package func same(as name: NameOccurrence) -> [NameOccurrence] {
    all.filter { $0.kind == name.kind && $0.name == name.name && ($0.kind != .object || $0.scope == name.scope) }
  }

  /// The definition of a name of an object in a scope; nil where there is none.
  package func definition(_ kind: NameOccurrence.Kind, _ name: String, in scope: Int) -> NameOccurrence? {
    all.first { $0.isDefinition && $0.kind == kind && $0.name == name && (kind != .object || $0.scope == scope) }
  }

  /// The names of a kind that are given in a scope.
  package func defined(_ kind: NameOccurrence.Kind, in scope: Int = -1) -> [NameOccurrence] {
    all.filter { $0.isDefinition && $0.kind == kind && (kind != .object || $0.scope == scope) }
  }

  /// The component of which an object is a use, by its id; nil for other objects.
  package func component(ofObject name: String, in scope: Int) -> Component? { uses[Use(scope: scope, name: name)] }

  private mutating func add(_ index: Int, _ shape: SceneShape) {
    let entry = shape.sketch.entries[index]
    let parent = shape.position(of: entry.parent)
    func note(_ kind: NameOccurrence.Kind, _ range: SourceRange, isDefinition: Bool = false) {
      let name = shape.sketch.source.string(in: range)
      // What is written otherwise than it reads cannot be found by its characters.
      guard !name.isEmpty, !name.contains("\\"), !name.contains("''"), !name.contains("\n") else { return }
      all.append(
        NameOccurrence(
          kind: kind,
          name: name,
          range: range,
          isDefinition: isDefinition,
          entry: index,
          scope: shape.scopes[index]
        )
      )
    }
    let key = keyRange(entry)
    func note(
      ofComponent name: String?,
      isDefinition: Bool = false,
      _ kind: (String) -> NameOccurrence.Kind
    ) {
      if entry.kind == .key, let name { note(kind(name), key, isDefinition: isDefinition) }
    }
    switch parent {
    case .placeholders: if entry.kind == .key { note(.object, key, isDefinition: true) }
    case .styles: if entry.kind == .key { note(.style, key, isDefinition: true) }
    case .colors: if entry.kind == .key { note(.color, key, isDefinition: true) }
    case .scenes, .references: if entry.kind == .key { note(.scene, key, isDefinition: true) }
    case .outlets:
      if entry.kind == .key, let object = shape.object(around: index) {
        note(.outlet(className: object.className), key)
      }
    case .parameters: note(ofComponent: shape.ownComponent, isDefinition: true) { .parameter(component: $0) }
    case .componentSlots: note(ofComponent: shape.ownComponent, isDefinition: true) { .slot(component: $0) }
    case .parts: note(ofComponent: shape.ownComponent, isDefinition: true) { .part(component: $0) }
    case .example:
      if shape.ownParameters.contains(where: { $0.name == entry.name }) {
        note(ofComponent: shape.ownComponent) { .parameter(component: $0) }
      } else if shape.ownSlots.contains(where: { $0.name == entry.name }) {
        note(ofComponent: shape.ownComponent) { .slot(component: $0) }
      }
    case .object:
      guard let component = shape.objects[entry.parent]?.component else { break }
      if component.parameter(named: entry.name) != nil {
        note(ofComponent: component.name) { .parameter(component: $0) }
      } else if component.slot(named: entry.name) != nil {
        note(ofComponent: component.name) { .slot(component: $0) }
      } else if component.part(named: entry.name) != nil {
        note(ofComponent: component.name) { .part(component: $0) }
      }
    default: break
    }
    if let tag = entry.tag, case .object = shape.positions[index] {
      note(.className, SourceRange(tag.range.upperBound - tag.name.utf8.count, tag.range.upperBound))
    }
    guard let range = shape.sketch.scalarRange(index) else { return }
    if let own = shape.ownComponent, entry.style == .plain, range.count > 1,
      shape.sketch.source.bytes[range.lowerBound] == UInt8(ascii: "$")
    {
      return note(.parameter(component: own), SourceRange(range.lowerBound + 1, range.upperBound))
    }
    switch shape.positions[index] {
    case .identifier: note(.object, range, isDefinition: true)
    case .reference: addReference(range, index, shape, note)
    case .componentName: note(.component, range)
    case .slotName: if let own = shape.ownComponent { note(.slot(component: own), range) }
    case .acceptedClasses, .componentSlot: note(.className, range)
    case .styleNames: note(.style, range)
    case .className, .superclassName: note(.className, range)
    case .colorName: note(.color, range)
    case .sceneName: note(.scene, range)
    case .object where entry.style == .plain && shape.isOfStoryboard: note(.scene, range)
    case .equation, .constraint: addTerms(range, index, shape, note)
    case .action: addAction(range, index, shape, note)
    case .value(let property), .property(let property):
      if property.type == .image { note(.image, range) }
    case .type(.image): note(.image, range)
    default: break
    }
  }

  private func keyRange(_ entry: SketchEntry) -> SourceRange {
    entry.nameRange.count == entry.name.utf8.count
      ? entry.nameRange
      : SourceRange(entry.nameRange.lowerBound + 1, max(entry.nameRange.upperBound - 1, entry.nameRange.lowerBound + 1))
  }

  /// An id, and the part of a component behind it.
  private func addReference(
    _ range: SourceRange,
    _ index: Int,
    _ shape: SceneShape,
    _ note: (NameOccurrence.Kind, SourceRange, Bool) -> Void
  ) {
    let text = shape.sketch.source.string(in: range)
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return note(.object, range, false) }
    let end = range.lowerBound + text.utf8.distance(from: text.startIndex, to: dot)
    note(.object, SourceRange(range.lowerBound, end), false)
    addPart(String(text[text.index(after: dot)...]), at: end + 1, of: String(text[..<dot]), index, shape, note)
  }

  private func addPart(
    _ name: String,
    at offset: Int,
    of object: String,
    _ index: Int,
    _ shape: SceneShape,
    _ note: (NameOccurrence.Kind, SourceRange, Bool) -> Void
  ) {
    guard let component = component(ofObject: object, in: shape.scopes[index]), component.part(named: name) != nil
    else { return }
    note(.part(component: component.name), SourceRange(offset, offset + name.utf8.count), false)
  }

  private func addTerms(
    _ range: SourceRange,
    _ index: Int,
    _ shape: SceneShape,
    _ note: (NameOccurrence.Kind, SourceRange, Bool) -> Void
  ) {
    for word in EquationWords(range, in: shape.sketch.source).words where word.role == .term {
      guard let item = word.parts.first, !item.text.isEmpty else { continue }
      note(.object, item.range, false)
      if word.parts.count > 1 {
        addPart(word.parts[1].text, at: word.parts[1].range.lowerBound, of: item.text, index, shape, note)
      }
    }
  }

  private func addAction(
    _ range: SourceRange,
    _ index: Int,
    _ shape: SceneShape,
    _ note: (NameOccurrence.Kind, SourceRange, Bool) -> Void
  ) {
    let text = shape.sketch.source.string(in: range)
    guard var dot = text.firstIndex(of: ".") else { return note(.object, range, false) }
    let first = text.utf8.distance(from: text.startIndex, to: dot)
    note(.object, SourceRange(range.lowerBound, range.lowerBound + first), false)
    // A part of a component can receive messages, too.
    if let next = text[text.index(after: dot)...].firstIndex(of: ".") {
      let part = String(text[text.index(after: dot)..<next])
      addPart(part, at: range.lowerBound + first + 1, of: String(text[..<dot]), index, shape, note)
      dot = next
    }
    let length = text.utf8.distance(from: text.startIndex, to: dot)
    let receiver = String(text[..<dot])
    let className = Self.className(ofReceiver: receiver, at: index, shape)
    note(
      .action(className: className ?? ""),
      SourceRange(range.lowerBound + length + 1, range.upperBound),
      false
    )
  }

  /// The class of what an action is sent to; nil where it is not known.
  static func className(ofReceiver receiver: String, at index: Int, _ shape: SceneShape) -> String? {
    switch ReservedName(rawValue: receiver) {
    case .owner: shape.sketch.child(SceneKeys.Document.owner.rawValue, of: -1).flatMap { shape.objects[$0]?.className }
    case .itself: shape.object(around: index)?.className
    case .firstResponder: nil
    case .viewController: shape.controller(around: index)?.className
    case nil: shape.object(named: receiver, in: shape.scopes[index])?.className
    }
  }
}

extension SceneShape {
  /// The controller of the scene of a storyboard around an entry; nil in other scenes.
  package func controller(around entry: Int) -> ObjectShape? {
    let scope = entry < 0 ? -1 : scopes[entry]
    if scope >= 0, let own = objects[scope] { return own }
    return sketch.child(SceneKeys.viewController, of: scope).flatMap { objects[$0] }
  }

  /// The entry of the object with an id; nil where there is none.
  package func entry(ofObject name: String, in scope: Int) -> Int? {
    if name == ReservedName.owner.rawValue { return sketch.child(SceneKeys.Document.owner.rawValue, of: -1) }
    for (index, entry) in sketch.entries.enumerated() where scopes[index] == scope || objects[index] != nil {
      if case .identifier = positions[index], sketch.scalar(index) == name, scopes[index] == scope {
        return entry.parent
      }
      if case .placeholder = positions[index], entry.name == name { return index }
    }
    return nil
  }

  /// The object with an id, the owner or a placeholder; nil where there is none.
  package func object(named name: String, in scope: Int) -> ObjectShape? {
    entry(ofObject: name, in: scope).flatMap { objects[$0] }
  }
}
