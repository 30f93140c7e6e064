import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Adds the constraints that stand on a view.
  mutating func addConstraints(_ element: inout ElementReading, of id: ObjectID, to object: inout SceneObject) {
    guard let list = element.takeChild("constraints") else { return }
    var ids: [String] = []
    for node in list.children where node.name == "constraint" {
      guard var constraint = constraint(node, of: id, on: element.node["id"]) else { continue }
      ids.append(node["id"] ?? "-")
      addDetails(of: node, to: &constraint)
      object.constraints.append(scene.constraints.count)
      scene.constraints.append(constraint)
    }
    if !ids.isEmpty {
      object.interfaceBuilder.append(.init(SceneKeys.InterfaceBuilder.constraints, .text(ids.joined(separator: " "))))
    }
  }

  /// What an equation does not say of a constraint.
  private mutating func addDetails(of node: DocumentNode, to constraint: inout SceneConstraint) {
    constraint.identifier = node["id"].flatMap { names[$0] }.map { Located(unwritten: $0) }
    constraint.layoutIdentifier = node["identifier"]
    let installed = node["id"].flatMap { survey.installed[$0] } ?? []
    constraint.isPlaceholder = node.isOn("placeholder") && installed.isEmpty
    constraint.isInstalled =
      !node.isOn("placeholder") && !installed.contains { $0.traits == "default" && !$0.isInstalled }
    for child in node.children where child.name == "variation" {
      guard let traits = traits(child["key"]), let constant = child["constant"].flatMap(ValueImport.number) else {
        report("the variation '\(child["key"] ?? "")' of a constraint cannot be written in a scene", at: child)
        continue
      }
      var variation = SceneVariation(unwritten: traits)
      variation.constant = constant
      merge(variation, into: &constraint.variations, at: child)
    }
    for variation in installations(installed) { merge(variation, into: &constraint.variations, at: node) }
  }

  /// Variations that say whether something is installed.
  func installations(_ installed: [(traits: String, isInstalled: Bool)]) -> [SceneVariation] {
    installed.compactMap { key, isInstalled in
      traits(key).map { traits in
        var variation = SceneVariation(unwritten: traits)
        variation.isInstalled = isInstalled
        return variation
      }
    }
  }

  private mutating func constraint(_ node: DocumentNode, of id: ObjectID, on owner: String?) -> SceneConstraint? {
    let hasSecond = node["secondItem"] != nil || node["secondAttribute"] != nil
    let second = hasSecond ? term(node["secondItem"] ?? owner, node["secondAttribute"], on: owner) : nil
    guard let first = term(node["firstItem"] ?? owner, node["firstAttribute"], on: owner), hasSecond == (second != nil)
    else {
      reportDangling("the constraint relates something that does not exist", at: node)
      return nil
    }
    let relations: [String: SceneConstraint.Relation] = [
      "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    var constraint = SceneConstraint(
      owner: id,
      range: .unwritten,
      first: first,
      relation: relations[node["relation"] ?? ""] ?? .equal,
      second: second,
      constant: node["constant"].flatMap(ValueImport.number) ?? 0,
      usesSystemSpacing: node.isOn("symbolic")
    )
    if hasSecond, let (multiplier, text) = node["multiplier"].flatMap(Self.multiplier) {
      constraint.multiplier = multiplier
      constraint.multiplierText = text
    }
    if let priority = node["priority"].flatMap(ValueImport.number) { constraint.priority = min(max(priority, 1), 1000) }
    return constraint
  }

  /// One side of a constraint; nil where the item has no name.
  private func term(_ item: String?, _ attribute: String?, on owner: String?) -> SceneConstraint.Term? {
    guard let item, let attribute = attribute.flatMap(Self.attribute) else { return nil }
    let guide = survey.guides[item]
    return reference(guide?.owner ?? item, from: owner).map { name in
      SceneConstraint.Term(
        item: SceneReference(unwritten: name),
        guide: guide.map { Located(unwritten: $0.name) },
        attribute: Located(unwritten: attribute.rawValue),
        attributeValue: attribute.value
      )
    }
  }

  private static func attribute(_ word: String) -> LayoutAttribute? {
    word == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: word)
  }

  /// A factor, or a ratio with its spelling; nil where the text is neither.
  private static func multiplier(_ text: String) -> (Double, text: String?)? {
    for separator: Character in [":", "/"] where text.contains(separator) {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        .compactMap { ValueImport.number($0.filter { $0 != " " }.description) }
      guard parts.count == 2, parts[1] != 0 else { return nil }
      return (parts[0] / parts[1], SceneNumber.text(parts[0]) + String(separator) + SceneNumber.text(parts[1]))
    }
    return ValueImport.number(text).map { ($0, nil) }
  }

  /// What `heightClass=regular-widthClass=compact` means; nil for what holds always, and for traits that scenes do not know.
  func traits(_ key: String?) -> [SceneVariation.Trait]? {
    var traits: [SceneVariation.Trait] = []
    for part in (key ?? "").split(separator: "-") {
      let halves = part.split(separator: "=")
      guard halves.count == 2 else { continue }
      guard let trait = SceneKeys.Trait.allCases.first(where: { $0.documentKey == halves[0] }),
        let raw = catalog.enumeration(named: trait.type)?.integer(String(halves[1]))
      else { return nil }
      traits.append(.init(name: trait.rawValue, raw: raw))
    }
    return traits.isEmpty ? nil : traits.sorted { $0.name < $1.name }
  }
}
