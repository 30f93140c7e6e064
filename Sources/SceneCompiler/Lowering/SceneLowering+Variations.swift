import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// A map of conditions in words, or a list of `{when: {horizontalSizeClass: regular}, …}`.
  ///
  /// `schema` is a view's class, nil for a constraint; equations under a condition are constraints of `id`.
  mutating func variations(_ node: NodeID, schema: ClassSchema?, of id: ObjectID?) -> [SceneVariation] {
    switch tree[node].kind {
    case .sequence:
      return tree.children(of: node).compactMap { variation(tree.resolved($0), schema: schema, of: id) }
    case .mapping:
      return tree.entries(of: node).compactMap { variation($0, schema: schema, of: id) }
    case .scalar, .alias:
      report(
        .wrongType,
        "'variations' is a map of conditions, not \(describe(node))",
        at: node,
        hint: "for example 'variations: {regularWidth: {isHidden: true}}'"
      )
      return []
    }
  }

  /// An entry of a map: a condition in words, and what holds then.
  private mutating func variation(
    _ entry: (key: NodeID, value: NodeID),
    schema: ClassSchema?,
    of id: ObjectID?
  ) -> SceneVariation? {
    let value = tree.resolved(entry.value)
    let parts = entries(value, of: "a variation") { _ in "for example '{isHidden: true}'" }
    guard tree[value].kind == .mapping, let traits = traits(ofWords: entry.key) else { return nil }
    guard !parts.isEmpty else {
      report(
        .emptyVariation,
        "this variation changes nothing",
        at: entry.key,
        hint: "write what changes, or leave it out"
      )
      return nil
    }
    let range = tree[entry.key].range
    var variation = SceneVariation(
      range: SourceRange(range.lowerBound, max(range.upperBound, tree[entry.value].range.upperBound)),
      traits: traits,
      traitsRange: range
    )
    let hasContent = lowerContent(parts, of: &variation, schema: schema, id)
    return hasContent ? variation : nil
  }

  private mutating func variation(_ node: NodeID, schema: ClassSchema?, of id: ObjectID?) -> SceneVariation? {
    let parts = entries(node, of: "a variation")
    guard let when = parts.first(where: { $0.name == "when" }) else {
      if !parts.isEmpty {
        report(
          .variationForm,
          "a variation has no 'when'",
          at: parts[0].key,
          hint: "for example 'when: {horizontalSizeClass: regular}'"
        )
      }
      return nil
    }
    var variation = SceneVariation(
      range: tree[node].range,
      traits: traits(tree.resolved(when.value)),
      traitsRange: tree[when.value].range
    )
    let others = parts.filter { $0.name != "when" }
    let hasContent = lowerContent(others, of: &variation, schema: schema, id) || others.isEmpty
    return variation.traits.isEmpty || !hasContent ? nil : variation
  }

  /// Reads what changes under a condition; false where that is constraints alone, which have the condition themselves.
  private mutating func lowerContent(
    _ parts: [(name: String, key: NodeID, value: NodeID)],
    of variation: inout SceneVariation,
    schema: ClassSchema?,
    _ id: ObjectID?
  ) -> Bool {
    var hasContent = false
    for part in parts {
      let value = tree.resolved(part.value)
      if part.name == SceneKeys.Object.constraints.rawValue, schema != nil, let id {
        lowerConstraints(value, of: id, under: variation)
        continue
      }
      hasContent = true
      if part.name == "isInstalled" {
        if case .bool(let flag) = values.read(value, as: .bool, name: "isInstalled") { variation.isInstalled = flag }
      } else if schema == nil, part.name == "constant" {
        if case .double(let number) = values.read(value, as: .double, name: "constant") { variation.constant = number }
      } else if let property = schema?.properties[part.name] {
        let read = values.read(part.value, of: property)
        variation.properties.append(
          SceneProperty(name: located(part.key), value: Located(read, at: tree[part.value].range))
        )
      } else {
        let known = ["when", "isInstalled"] + (schema.map { $0.propertyNames + ["constraints"] } ?? ["constant"])
        report(
          .unknownProperty,
          "a variation has no '\(part.name)'",
          at: part.key,
          hint: suggestion(for: part.name, among: known)
        )
      }
    }
    return hasContent
  }

  /// Equations that are in force under a condition only: not installed, but there.
  private mutating func lowerConstraints(_ node: NodeID, of id: ObjectID, under condition: SceneVariation) {
    let first = scene.constraints.count
    lowerConstraints(node, of: id)
    for index in first..<scene.constraints.count {
      var installed = SceneVariation(
        range: scene.constraints[index].range,
        traits: condition.traits,
        traitsRange: condition.traitsRange
      )
      installed.isInstalled = true
      scene.constraints[index].isInstalled = false
      if condition.traits.isEmpty { continue }
      if let same = scene.constraints[index].variations.firstIndex(where: { Set($0.traits) == Set(condition.traits) }) {
        scene.constraints[index].variations[same].isInstalled =
          scene.constraints[index].variations[same].isInstalled ?? true
      } else {
        scene.constraints[index].variations.append(installed)
      }
    }
  }

  // MARK: - Conditions

  /// The traits of words joined by `+`: of the language, or of the document's `traits`; nil after reporting what is wrong.
  mutating func traits(ofWords key: NodeID, allowsNames: Bool = true) -> [SceneVariation.Trait]? {
    let text = tree.text(of: key)
    var traits: [SceneVariation.Trait] = []
    for word in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      guard let found = VariationWord(rawValue: word).map({ [$0.trait] }) ?? (allowsNames ? namedTraits(word) : nil)
      else {
        let known = VariationWord.names + (allowsNames ? traitNames.keys.sorted() : [])
        let hint =
          word == "when"
          ? "in a map, the words of a condition are the key: 'regularWidth: {…}'"
          : VariationWord.meant(by: word).map { Spelling.suggestion(of: [$0]) }
            ?? Spelling.suggestion(for: word, in: known) ?? "there are \(Wording.list(known))"
        report(.unknownVariation, "there is no condition '\(word)'", at: key, hint: hint)
        return nil
      }
      for trait in found where !traits.contains(trait) {
        if let other = traits.first(where: { $0.name == trait.name }) {
          report(
            .contradictingVariation,
            "nothing is both \(Self.word(other)) and \(Self.word(trait))",
            at: key,
            hint: "write a variation for each"
          )
          return nil
        }
        traits.append(trait)
      }
    }
    return traits
  }

  private static func word(_ trait: SceneVariation.Trait) -> String { VariationWord.words(for: [trait]) ?? trait.name }

  private func namedTraits(_ name: String) -> [SceneVariation.Trait]? { traitNames[name] }

  /// Reads the document's names for conditions.
  mutating func lowerTraits(_ node: NodeID) {
    for entry in entries(
      node,
      of: "'traits'",
      hint: { _ in "for example 'traits: {wide: regularWidth+regularHeight}'" }
    ) {
      guard IdentifierForm.isIdentifier(entry.name), VariationWord(rawValue: entry.name) == nil else {
        report(
          .idForm,
          VariationWord(rawValue: entry.name) == nil
            ? "the name of a condition has only letters, digits and underscores, and no digit first"
            : "'\(entry.name)' is a condition already",
          at: entry.key
        )
        continue
      }
      let value = tree.resolved(entry.value)
      guard tree[value].kind == .scalar, !tree.text(of: value).isEmpty else {
        report(.wrongType, "a condition is words joined by '+', not \(describe(value))", at: entry.value)
        continue
      }
      if let traits = traits(ofWords: value, allowsNames: false) { traitNames[entry.name] = traits }
    }
  }

  private mutating func traits(_ node: NodeID) -> [SceneVariation.Trait] {
    var traits: [SceneVariation.Trait] = []
    let entries = entries(node, of: "'when'") {
      let word = $0.shortText(node)
      let known = word.flatMap { VariationWord(rawValue: $0)?.rawValue ?? VariationWord.meant(by: $0) }
      return known.map { "make the variations a map, with the condition as the key: '\($0): {…}'" }
        ?? "for example {horizontalSizeClass: regular}"
    }
    if entries.isEmpty, tree[node].kind == .mapping {
      report(
        .variationForm,
        "'when' names no trait",
        at: node,
        hint: "write what always holds in the object itself"
      )
    }
    for entry in entries {
      guard let type = SceneKeys.traits[entry.name] else {
        report(
          .unknownCase,
          "there is no trait '\(entry.name)'",
          at: entry.key,
          hint: Spelling.choice(for: entry.name, in: SceneKeys.traits.keys.sorted())
        )
        continue
      }
      let value = values.read(tree.resolved(entry.value), as: .named(type), name: entry.name)
      if case .enumeration(_, .int(let raw)) = value { traits.append(.init(name: entry.name, raw: raw)) }
    }
    return traits
  }
}
