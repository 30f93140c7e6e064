import SceneDiagnostics
import SceneModel

extension ScenePrinter {
  func outlets(of object: SceneObject) -> WrittenValue? {
    let entries = object.outlets.compactMap { outlet -> WrittenValue.Entry? in
      let targets = outlet.targets.map { WrittenValue.plain(name($0)) }
      guard !outlet.isCollection else { return .init(outlet.name.value, .list(targets)) }
      return targets.first.map { .init(outlet.name.value, $0) }
    }
    return entries.isEmpty ? nil : .map(entries)
  }

  /// What an object sends: messages by event, or messages alone of a class that sends without naming an event.
  func actions(of object: SceneObject) -> WrittenValue? {
    var events: [String] = []
    var messages: [String: [WrittenValue]] = [:]
    for action in object.actions {
      guard let message = MessageSpelling.swift(ofSelector: action.selector.value) else { continue }
      let event = action.event?.value ?? ""
      if messages[event] == nil { events.append(event) }
      messages[event, default: []].append(.plain("\(name(action.receiver)).\(message)"))
    }
    guard events != [""] else { return Self.oneOrMore(messages[""] ?? []) }
    let entries = events.filter { !$0.isEmpty }.compactMap { event in
      Self.oneOrMore(messages[event] ?? []).map { WrittenValue.Entry(event, $0) }
    }
    return entries.isEmpty ? nil : .map(entries)
  }

  /// A constraint: its equation, alone where that says all.
  func constraint(_ index: Int) -> WrittenValue {
    let constraint = scene.constraints[index]
    let equation = WrittenValue.plain(
      EquationText(constraint) { reference in
        reference.name.isEmpty && reference.target == .object(constraint.owner)
          ? ReservedName.itself.rawValue : name(reference)
      }.text
    )
    var entries: [WrittenValue.Entry] = []
    func add(_ key: SceneKeys.Constraint, _ value: WrittenValue?) {
      if let value { entries.append(.init(key, value)) }
    }
    add(.is, equation)
    add(.id, constraint.identifier.map { .plain($0.value) })
    add(.identifier, constraint.layoutIdentifier.map { .text($0) })
    add(.isInstalled, constraint.isInstalled || constraint.isPlaceholder ? nil : .bool(false))
    add(.isPlaceholder, constraint.isPlaceholder ? .bool(true) : nil)
    add(.variations, variations(constraint.variations, nil))
    add(
      .interfaceBuilder,
      ArchiveWriting.edits(constraint.archive).map { .map([.init(SceneKeys.InterfaceBuilder.archive, $0)]) }
    )
    return entries.count == 1 ? equation : .map(entries)
  }

  /// What changes for some traits; `spelling` is that of a view's class, nil for a constraint.
  func variations(_ variations: [SceneVariation], _ spelling: (any ObjectSpelling)?) -> WrittenValue? {
    let words = variations.compactMap { VariationWord.words(for: $0.traits) }
    let hasWords =
      words.count == variations.count && Set(words).count == words.count
      && variations.allSatisfy { $0.isInstalled != nil || $0.constant != nil || !$0.properties.isEmpty }
    let list = variations.map { variation -> WrittenValue in
      let traits = variation.traits.map { trait -> WrittenValue.Entry in
        let name = SceneKeys.traits[trait.name].flatMap { self.spelling.caseName(trait.raw, of: $0) }
        return .init(trait.name, .plain(name ?? "unspecified"))
      }
      var entries: [WrittenValue.Entry] = []
      func add(_ key: SceneKeys.Variation, _ value: WrittenValue?) {
        if let value { entries.append(.init(key, value)) }
      }
      if !hasWords { add(.when, .map(traits)) }
      add(.isInstalled, variation.isInstalled.map { .bool($0) })
      add(.constant, variation.constant.map { .number($0) })
      let overridden = properties(variation.properties, spelling)
      return .map(entries + (spelling.map { Self.sorted(overridden, as: $0) } ?? overridden))
    }
    if list.isEmpty { return nil }
    guard hasWords else { return .list(list, .block) }
    return .map(zip(words, list).map { WrittenValue.Entry($0, $1) }, .block)
  }
}
