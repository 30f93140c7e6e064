import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The names of a text, in its order.
package struct SceneNames: Sendable {
  package private(set) var all: [NameOccurrence] = []

  /// The names by which objects refer to what has no id, and which no object can have.
  package static let reserved = ["owner", "self", "firstResponder", SceneKeys.viewController]

  /// Finds the names of a text.
  package init(_ shape: SceneShape) {
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

  private mutating func add(_ index: Int, _ shape: SceneShape) {
    let entry = shape.sketch.entries[index]
    let parent = shape.place(of: entry.parent)
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
    switch parent {
    case .placeholders: if entry.kind == .key { note(.object, key, isDefinition: true) }
    case .styles: if entry.kind == .key { note(.style, key, isDefinition: true) }
    case .colors: if entry.kind == .key { note(.color, key, isDefinition: true) }
    case .scenes, .references: if entry.kind == .key { note(.scene, key, isDefinition: true) }
    case .outlets:
      if entry.kind == .key, let object = shape.object(around: index) {
        note(.outlet(className: object.className), key)
      }
    default: break
    }
    if let tag = entry.tag, case .object = shape.places[index] {
      note(.className, SourceRange(tag.range.upperBound - tag.name.utf8.count, tag.range.upperBound))
    }
    guard let range = shape.sketch.scalarRange(index) else { return }
    switch shape.places[index] {
    case .identifier: note(.object, range, isDefinition: true)
    case .reference: note(.object, range)
    case .styleNames: note(.style, range)
    case .className, .superclassName: note(.className, range)
    case .colorName: note(.color, range)
    case .sceneName: note(.scene, range)
    case .object where entry.style == .plain && shape.isOfStoryboard: note(.scene, range)
    case .equation: addTerms(range, shape, note)
    case .constraint: addTerms(range, shape, note)
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

  private func addTerms(
    _ range: SourceRange,
    _ shape: SceneShape,
    _ note: (NameOccurrence.Kind, SourceRange, Bool) -> Void
  ) {
    for word in EquationWords(range, in: shape.sketch.source).words where word.role == .term {
      guard let item = word.parts.first, !item.text.isEmpty else { continue }
      note(.object, item.range, false)
    }
  }

  private func addAction(
    _ range: SourceRange,
    _ index: Int,
    _ shape: SceneShape,
    _ note: (NameOccurrence.Kind, SourceRange, Bool) -> Void
  ) {
    let text = shape.sketch.source.string(in: range)
    guard let dot = text.firstIndex(of: ".") else { return note(.object, range, false) }
    let length = text.utf8.distance(from: text.startIndex, to: dot)
    let receiver = String(text[..<dot])
    note(.object, SourceRange(range.lowerBound, range.lowerBound + length), false)
    let className = Self.className(ofReceiver: receiver, at: index, shape)
    note(
      .action(className: className ?? ""),
      SourceRange(range.lowerBound + length + 1, range.upperBound),
      false
    )
  }

  /// The class of what an action is sent to; nil where it is not known.
  static func className(ofReceiver receiver: String, at index: Int, _ shape: SceneShape) -> String? {
    switch receiver {
    case "owner": shape.sketch.child("owner", of: -1).flatMap { shape.objects[$0]?.className }
    case "self": shape.object(around: index)?.className
    case "firstResponder": nil
    case SceneKeys.viewController:
      shape.controller(around: index)?.className
    default: shape.object(named: receiver, in: shape.scopes[index])?.className
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
    if name == "owner" { return sketch.child("owner", of: -1) }
    for (index, entry) in sketch.entries.enumerated() where scopes[index] == scope || objects[index] != nil {
      if case .identifier = places[index], sketch.scalar(index) == name, scopes[index] == scope { return entry.parent }
      if case .placeholder = places[index], entry.name == name { return index }
    }
    return nil
  }

  /// The object with an id, the owner or a placeholder; nil where there is none.
  package func object(named name: String, in scope: Int) -> ObjectShape? {
    entry(ofObject: name, in: scope).flatMap { objects[$0] }
  }
}
