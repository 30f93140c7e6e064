import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// Finds the names of a text, entry by entry.
struct NameCollector {
  private let shape: SceneShape
  private let uses: ComponentUses
  /// The entry that is looked at.
  private var index = 0
  /// The names, in the order of the entries that contain them.
  private(set) var found: [NameOccurrence] = []

  init(_ shape: SceneShape, _ uses: ComponentUses) {
    (self.shape, self.uses) = (shape, uses)
  }

  /// Looks at all entries.
  mutating func collect() {
    for index in shape.sketch.entries.indices {
      self.index = index
      addKey(shape.sketch.entries[index])
      addValue(shape.sketch.entries[index])
    }
  }

  private mutating func note(_ kind: NameOccurrence.Kind, _ range: SourceRange, isDefinition: Bool = false) {
    // What is written otherwise than it reads cannot be found by its characters.
    guard !range.isEmpty, isReadAsWritten(range) else { return }
    found.append(
      NameOccurrence(
        kind: kind,
        name: shape.sketch.source.string(in: range),
        range: range,
        isDefinition: isDefinition,
        entry: index,
        scope: shape.scopes[index]
      )
    )
  }

  private func isReadAsWritten(_ range: SourceRange) -> Bool {
    var last: UInt8 = 0
    for byte in shape.sketch.source.bytes[range.lowerBound..<range.upperBound] {
      if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "'") && last == byte {
        return false
      }
      last = byte
    }
    return true
  }

  // MARK: - Keys

  private mutating func addKey(_ entry: SketchEntry) {
    switch shape.position(of: entry.parent) {
    case .placeholders: noteKey(.object, isDefinition: true)
    case .styles: noteKey(.style, isDefinition: true)
    case .colors: noteKey(.color, isDefinition: true)
    case .scenes, .references: noteKey(.scene, isDefinition: true)
    case .outlets:
      if let object = shape.object(around: index) { noteKey(.outlet(className: object.className)) }
    case .parameters: noteKey(shape.ownComponent.map { .parameter(component: $0) }, isDefinition: true)
    case .componentSlots: noteKey(shape.ownComponent.map { .slot(component: $0) }, isDefinition: true)
    case .parts: noteKey(shape.ownComponent.map { .part(component: $0) }, isDefinition: true)
    case .example:
      if shape.ownParameters.contains(where: { $0.name == entry.name }) {
        noteKey(shape.ownComponent.map { .parameter(component: $0) })
      } else if shape.ownSlots.contains(where: { $0.name == entry.name }) {
        noteKey(shape.ownComponent.map { .slot(component: $0) })
      }
    case .object:
      guard let component = shape.objects[entry.parent]?.component else { break }
      if component.parameter(named: entry.name) != nil {
        noteKey(.parameter(component: component.name))
      } else if component.slot(named: entry.name) != nil {
        noteKey(.slot(component: component.name))
      } else if component.part(named: entry.name) != nil {
        noteKey(.part(component: component.name))
      }
    default: break
    }
    if let tag = entry.tag, case .object = shape.positions[index] {
      note(.className, SourceRange(tag.range.upperBound - tag.name.utf8.count, tag.range.upperBound))
    }
  }

  /// Notes the key of the entry; nothing where it is no key, or has no kind.
  private mutating func noteKey(_ kind: NameOccurrence.Kind?, isDefinition: Bool = false) {
    let entry = shape.sketch.entries[index]
    guard let kind, entry.kind == .key else { return }
    let range = entry.nameRange
    let isQuoted = range.count != entry.name.utf8.count
    let inner = SourceRange(range.lowerBound + 1, max(range.upperBound - 1, range.lowerBound + 1))
    note(kind, isQuoted ? inner : range, isDefinition: isDefinition)
  }

  // MARK: - Values

  private mutating func addValue(_ entry: SketchEntry) {
    guard let range = shape.sketch.scalarRange(index) else { return }
    if let own = shape.ownComponent, entry.style == .plain, range.count > 1,
      shape.sketch.source.bytes[range.lowerBound] == UInt8(ascii: "$")
    {
      return note(.parameter(component: own), SourceRange(range.lowerBound + 1, range.upperBound))
    }
    switch shape.positions[index] {
    case .identifier: note(.object, range, isDefinition: true)
    case .reference: addReference(range)
    case .componentName: note(.component, range)
    case .slotName: if let own = shape.ownComponent { note(.slot(component: own), range) }
    case .acceptedClasses, .componentSlot: note(.className, range)
    case .styleNames: note(.style, range)
    case .className, .superclassName: note(.className, range)
    case .colorName: note(.color, range)
    case .sceneName: note(.scene, range)
    case .object where entry.style == .plain && shape.isOfStoryboard: note(.scene, range)
    case .equation, .constraint: addTerms(range)
    case .action: addAction(range)
    case .value(let property), .property(let property):
      if property.type == .image { note(.image, range) }
    case .type(.image): note(.image, range)
    default: break
    }
  }

  /// An id, and the part of a component behind it.
  private mutating func addReference(_ range: SourceRange) {
    let text = shape.sketch.source.string(in: range)
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return note(.object, range) }
    let end = range.lowerBound + text.utf8.distance(from: text.startIndex, to: dot)
    note(.object, SourceRange(range.lowerBound, end))
    addPart(String(text[text.index(after: dot)...]), at: end + 1, of: String(text[..<dot]))
  }

  private mutating func addPart(_ name: String, at offset: Int, of object: String) {
    guard let component = uses.component(of: object, in: shape.scopes[index]), component.part(named: name) != nil
    else { return }
    note(.part(component: component.name), SourceRange(offset, offset + name.utf8.count))
  }

  private mutating func addTerms(_ range: SourceRange) {
    for word in EquationWords(range, in: shape.sketch.source).words where word.role == .term {
      guard let item = word.parts.first, !item.text.isEmpty else { continue }
      note(.object, item.range)
      if word.parts.count > 1 { addPart(word.parts[1].text, at: word.parts[1].range.lowerBound, of: item.text) }
    }
  }

  private mutating func addAction(_ range: SourceRange) {
    let text = shape.sketch.source.string(in: range)
    guard var dot = text.firstIndex(of: ".") else { return note(.object, range) }
    let first = text.utf8.distance(from: text.startIndex, to: dot)
    note(.object, SourceRange(range.lowerBound, range.lowerBound + first))
    // A part of a component can receive messages, too.
    if let next = text[text.index(after: dot)...].firstIndex(of: ".") {
      let part = String(text[text.index(after: dot)..<next])
      addPart(part, at: range.lowerBound + first + 1, of: String(text[..<dot]))
      dot = next
    }
    let length = text.utf8.distance(from: text.startIndex, to: dot)
    let className = shape.className(ofReceiver: String(text[..<dot]), at: index)
    note(.action(className: className ?? ""), SourceRange(range.lowerBound + length + 1, range.upperBound))
  }
}
