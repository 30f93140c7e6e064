import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Writes what was read of a nib as a scene.
struct DocumentText {
  let reading: ObjectReading
  let names: [DecompiledObject.Target: String]
  /// The ids that are left out.
  private var unused: Set<String> = []
  /// What named colours look like, by name, in the order met.
  private var colors: [(name: String, color: SceneColor)] = []

  init(_ reading: ObjectReading) {
    self.reading = reading
    var names: [DecompiledObject.Target: String] = [.object(0): "owner", .object(1): "firstResponder"]
    for (index, object) in reading.objects.enumerated() {
      if index > 1, !object.id.isEmpty { names[.object(index)] = object.id }
      for constraint in object.constraints {
        names[.constraint(.init(nib: object.place.nib, number: constraint.number))] = constraint.id
      }
    }
    self.names = names
  }

  /// The scene's text.
  ///
  /// `archive` and `orders` are those of the nib's root; `unused` are ids to leave out.
  static func text(
    _ reading: ObjectReading,
    archive: ArchiveEdits = ArchiveEdits(),
    orders: TableOrders = TableOrders(),
    unused: Set<String> = []
  ) -> String {
    var writer = DocumentText(reading)
    writer.unused = unused
    return SceneWriter().text(of: writer.document(archive, orders))
  }

  private mutating func document(_ archive: ArchiveEdits, _ orders: TableOrders) -> WrittenValue {
    let children = reading.objects[0].slots.flatMap(\.children).map { object($0) }
    let objects = reading.topLevel.map { object($0) }
    var entries: [WrittenValue.Entry] = [.init("scene", .plain("1"))]
    if let owner = outsider(0, children: children) { entries.append(.init("owner", owner)) }
    let placeholders = reading.objects.indices.compactMap { index -> WrittenValue.Entry? in
      guard case .placeholder(let identifier) = reading.objects[index].kind else { return nil }
      return .init(reading.objects[index].id, outsider(index, identifier: identifier) ?? .map([]))
    }
    if !placeholders.isEmpty { entries.append(.init("placeholders", .map(placeholders, .block))) }
    if !colors.isEmpty {
      entries.append(.init("colors", .map(colors.map { .init($0.name, $0.color.written) }, .block)))
    }
    entries.append(.init("objects", .list(objects, .block)))
    if let archive = ArchiveText.written(archive, orders, reading.habits) {
      entries.append(.init("interfaceBuilder", .map([.init("archive", archive)])))
    }
    return .map(entries, .block)
  }

  /// The owner or a placeholder; nil for one of which there is nothing to say.
  private func outsider(
    _ index: Int,
    identifier: String? = nil,
    children: [WrittenValue] = []
  ) -> WrittenValue? {
    let object = reading.objects[index]
    var entries: [WrittenValue.Entry] = []
    if !children.isEmpty { entries.append(.init("class", .text(object.className))) }
    if let identifier { entries.append(.init("identifier", .text(identifier))) }
    if let outlets = outlets(of: object) { entries.append(.init("outlets", outlets)) }
    if let parts = interfaceBuilder(of: object) { entries.append(.init("interfaceBuilder", parts)) }
    if !children.isEmpty { entries.append(.init("children", .list(children, .block))) }
    return entries.isEmpty ? nil : .map(entries, .block)
  }

  // MARK: - Objects

  private mutating func object(_ index: Int) -> WrittenValue {
    let object = reading.objects[index]
    var entries: [WrittenValue.Entry] = [.init("class", .text(object.className))]
    if let superclass = object.superclassName { entries.append(.init("superclass", .text(superclass))) }
    if !unused.contains(object.id) { entries.append(.init("id", .plain(object.id))) }
    for (name, value) in object.properties {
      noteColors(in: value)
      if let written = value.written() { entries.append(.init(name, written)) }
    }
    if let container = object.embedding, let name = names[.object(container)] {
      entries.append(.init("embedIn", .plain(name)))
    }
    let attributes = object.attributes.compactMap { attribute in
      attribute.value.written.map { WrittenValue.Entry(attribute.keyPath, $0) }
    }
    if !attributes.isEmpty { entries.append(.init("attributes", .map(attributes))) }
    if !object.isInstalled { entries.append(.init("isInstalled", .bool(false))) }
    let variations = variations(object.variations)
    if !variations.isEmpty { entries.append(.init("variations", .list(variations, .block))) }
    if let outlets = outlets(of: object) { entries.append(.init("outlets", outlets)) }
    if let actions = actions(of: object) { entries.append(.init("actions", actions)) }
    let constraints = object.constraints.map { constraint($0, on: index) }
    if !constraints.isEmpty { entries.append(.init("constraints", .list(constraints, .block))) }
    if let parts = interfaceBuilder(of: object) { entries.append(.init("interfaceBuilder", parts)) }
    for (name, children) in object.slots {
      let written = children.map { self.object($0) }
      let isSingle = object.schema?.slots[name]?.isSingle == true
      entries.append(.init(name, isSingle ? written[0] : .list(written, .block)))
    }
    return .map(entries, .block)
  }

  private func interfaceBuilder(of object: DecompiledObject) -> WrittenValue? {
    var entries: [WrittenValue.Entry] = []
    if let id = object.interfaceBuilderID { entries.append(.init("id", .text(id))) }
    if let archive = ArchiveText.written(object.archive) { entries.append(.init("archive", archive)) }
    if let nib = ArchiveText.written(object.nib, object.orders) { entries.append(.init("nib", nib)) }
    return entries.isEmpty ? nil : .map(entries)
  }

  private mutating func noteColors(in value: SceneValue) {
    switch value {
    case .color(.asset(let name, let fallback?)):
      if !colors.contains(where: { $0.name == name }) { colors.append((name, fallback)) }
    case .keyed(let values): for value in values { noteColors(in: value.value) }
    default: break
    }
  }

  // MARK: - Connections

  private func outlets(of object: DecompiledObject) -> WrittenValue? {
    let entries = object.outlets.map { outlet -> WrittenValue.Entry in
      let targets = outlet.targets.map { WrittenValue.plain(names[$0] ?? "") }
      return .init(outlet.name, outlet.isCollection ? .list(targets) : targets[0])
    }
    return entries.isEmpty ? nil : .map(entries)
  }

  private func actions(of object: DecompiledObject) -> WrittenValue? {
    guard !object.actions.isEmpty else { return nil }
    func message(_ action: DecompiledObject.Action) -> WrittenValue {
      .plain("\(names[.object(action.receiver)] ?? "").\(action.message)")
    }
    func one(_ written: [WrittenValue]) -> WrittenValue { written.count == 1 ? written[0] : .list(written) }
    guard object.actions.contains(where: { $0.event != nil }) else { return one(object.actions.map(message)) }
    var events: [String] = []
    for action in object.actions {
      if let event = action.event, !events.contains(event) { events.append(event) }
    }
    return .map(
      events.map { event in .init(event, one(object.actions.filter { $0.event == event }.map(message))) }
    )
  }

  private func variations(_ variations: [SceneVariation]) -> [WrittenValue] {
    variations.map { variation in
      let traits = variation.traits.map { trait -> WrittenValue.Entry in
        let type = trait.name == "displayGamut" ? "UIDisplayGamut" : "UIUserInterfaceSizeClass"
        let found = reading.catalog.enumeration(named: type)?.cases.first { $0.raw == .int(trait.raw) }
        return .init(trait.name, .plain(found?.name ?? "unspecified"))
      }
      var entries: [WrittenValue.Entry] = [.init("when", .map(traits))]
      if let isInstalled = variation.isInstalled { entries.append(.init("isInstalled", .bool(isInstalled))) }
      if let constant = variation.constant { entries.append(.init("constant", .plain(SceneNumber.text(constant)))) }
      for property in variation.properties {
        if let written = property.value.value.written() {
          entries.append(.init(property.name.value, written))
        }
      }
      return .map(entries)
    }
  }

  // MARK: - Constraints

  private func constraint(_ constraint: DecompiledConstraint, on owner: Int) -> WrittenValue {
    let equation = WrittenValue.plain(equation(constraint, on: owner))
    var entries: [WrittenValue.Entry] = [.init("is", equation)]
    if let id = constraint.id { entries.append(.init("id", .plain(id))) }
    if let identifier = constraint.layoutIdentifier { entries.append(.init("identifier", .text(identifier))) }
    if !constraint.isInstalled { entries.append(.init("isInstalled", .bool(false))) }
    let variations = variations(constraint.variations)
    if !variations.isEmpty { entries.append(.init("variations", .list(variations))) }
    if let archive = ArchiveText.written(constraint.archive) {
      entries.append(.init("interfaceBuilder", .map([.init("archive", archive)])))
    }
    return entries.count == 1 ? equation : .map(entries)
  }

  private func equation(_ constraint: DecompiledConstraint, on owner: Int) -> String {
    EquationText(
      first: term(constraint.first, on: owner),
      relation: constraint.relation,
      multiplier: constraint.multiplier == 1 ? nil : SceneNumber.text(constraint.multiplier),
      second: constraint.second.map { term($0, on: owner) },
      constant: constraint.constant,
      usesSystemSpacing: constraint.usesSystemSpacing,
      priority: constraint.priority
    ).text
  }

  private func term(_ term: DecompiledConstraint.Term, on owner: Int) -> String {
    let item = term.object == owner ? "self" : names[.object(term.object)] ?? ""
    return [item, term.guide, term.attribute.rawValue].compactMap { $0 }.joined(separator: ".")
  }
}
