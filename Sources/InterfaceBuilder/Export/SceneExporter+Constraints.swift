import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension SceneExporter {
  /// Adds the constraints that stand on an object.
  func addConstraints(of id: ObjectID, to element: inout DocumentElement) {
    let indices = scene[id].constraints.filter { parts.contains(constraint: $0) }
    guard !indices.isEmpty else { return }
    var list = DocumentElement("constraints")
    list.children = indices.map { constraint($0, on: id) }
    element.children.append(list)
  }

  private func constraint(_ index: Int, on owner: ObjectID) -> DocumentElement {
    let constraint = scene.constraints[index]
    var element = DocumentElement("constraint")
    let first = item(constraint.first)
    if first != id(of: owner) { element["firstItem"] = first }
    element["firstAttribute"] = Self.attribute(constraint.first.attribute.value)
    switch constraint.relation {
    case .equal: break
    case .greaterThanOrEqual: element["relation"] = "greaterThanOrEqual"
    case .lessThanOrEqual: element["relation"] = "lessThanOrEqual"
    }
    if let second = constraint.second {
      element["secondItem"] = item(second)
      element["secondAttribute"] = Self.attribute(second.attribute.value)
      if constraint.multiplier != 1 || multiplierWord(constraint) != nil {
        element["multiplier"] = multiplierWord(constraint) ?? DocumentValues.number(constraint.multiplier)
      }
    }
    if constraint.priority != 1000 { element["priority"] = DocumentValues.number(constraint.priority) }
    if constraint.usesSystemSpacing {
      element["constant"] = "8"
      element["symbolic"] = "YES"
    } else if constraint.constant != 0 {
      element["constant"] = DocumentValues.number(constraint.constant)
    }
    element["identifier"] = constraint.layoutIdentifier
    if constraint.isPlaceholder || !constraint.isInstalled && constraint.variations.isEmpty {
      element["placeholder"] = "YES"
    }
    element["id"] = constraintIDs[index]
    for variation in constraint.variations {
      guard let constant = variation.constant else { continue }
      element.children.append(
        DocumentElement("variation", ["key": key(of: variation), "constant": DocumentValues.number(constant)])
      )
    }
    return element
  }

  private func item(_ term: SceneConstraint.Term) -> String? {
    guard let object = term.item.object else { return nil }
    guard let guide = term.guide?.value else { return id(of: object) }
    return guideIDs[GuideKey(owner: object, name: guide)]
  }

  private static func attribute(_ name: String) -> String { name == "lastBaseline" ? "baseline" : name }

  /// A ratio as the equation spells it: the number alone would not say `16:9`.
  private func multiplierWord(_ constraint: SceneConstraint) -> String? {
    let words = scene.source.string(in: constraint.range).split(separator: " ")
    guard let star = words.firstIndex(of: "*"), star > 0 else { return nil }
    let word = words[star - 1]
    return word.contains(":") || word.contains("/") ? String(word) : nil
  }

  /// `heightClass=regular-widthClass=compact`.
  func key(of variation: SceneVariation) -> String {
    variation.traits.map { trait -> (String, String) in
      guard let known = SceneKeys.Trait(rawValue: trait.name) else { return (trait.name, "unspecified") }
      if known == .displayGamut { return (known.documentKey, trait.raw == 1 ? "P3" : "sRGB") }
      let value = catalog.enumeration(named: known.type)?.cases.first { $0.raw == .int(trait.raw) }
      return (known.documentKey, value?.name ?? "unspecified")
    }.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1)" }.joined(separator: "-")
  }

  // MARK: - Guides

  /// Names the guides that notes have or constraints refer to, those of each object together.
  mutating func nameGuides() {
    for index in scene.objects.indices {
      for guide in notes.guides(of: ObjectID(index)) { nameGuide(guide.name, of: ObjectID(index)) }
    }
    for constraint in scene.constraints {
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let owner = term.item.object, let guide = term.guide?.value else { continue }
        nameGuide(guide, of: owner)
      }
    }
  }

  private mutating func nameGuide(_ name: String, of owner: ObjectID) {
    let key = GuideKey(owner: owner, name: name)
    if guideIDs[key] == nil { guideIDs[key] = ids.make(from: "\(path(of: owner)).\(name)") }
  }

  /// Adds the guides of an object.
  func addGuides(of id: ObjectID, to element: inout DocumentElement) {
    for name in GuideElements.order {
      guard let guide = guideIDs[GuideKey(owner: id, name: name.rawValue)] else { continue }
      element.children.append(
        DocumentElement(GuideElements.element(of: name), ["key": GuideElements.key(of: name), "id": guide])
      )
    }
    let guides = [LayoutGuideName.topLayoutGuide, .bottomLayoutGuide].compactMap { name -> DocumentElement? in
      guard let guide = guideIDs[GuideKey(owner: id, name: name.rawValue)] else { return nil }
      let type = name == .topLayoutGuide ? "top" : "bottom"
      return DocumentElement("viewControllerLayoutGuide", ["type": type, "id": guide])
    }
    guard !guides.isEmpty else { return }
    var list = DocumentElement("layoutGuides")
    list.children = guides
    element.children.insert(list, at: 0)
  }
}
