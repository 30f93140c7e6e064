import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension ObjectReading {
  /// Reads the constraints of all views that can be written as equations.
  mutating func readConstraints() {
    let guideConstraints = guideConstraints
    for id in ids where scene[id].kind == .object {
      let location = location(of: id)
      let content = nibs[location.nib].content
      guard schema(of: id)?.isKind(of: .view) == true else { continue }
      for number in content.elements("UIViewAutolayoutConstraints", of: location.number) {
        let own = NibLocation(nib: location.nib, number: number)
        guard constraintIndexes[own] == nil, !guideConstraints.contains(own),
          let constraint = constraint(number, in: location.nib, on: id)
        else {
          continue
        }
        constraintIndexes[own] = scene.constraints.count
        constraintOrigins.append(own)
        scene[id].constraints.append(scene.constraints.count)
        scene.constraints.append(constraint)
      }
    }
  }

  private func constraint(_ number: Int, in nib: Int, on owner: ObjectID) -> SceneConstraint? {
    let content = nibs[nib].content
    guard content.className(of: number) == "NSLayoutConstraint", let first = term("First", of: number, in: nib) else {
      return nil
    }
    let hasSecond = content.object("NSSecondItem", of: number) != nil
    let second = hasSecond ? term("Second", of: number, in: nib) : nil
    guard let relation = SceneConstraint.Relation(rawValue: content.integer("NSRelation", of: number) ?? 0),
      !hasSecond || second != nil
    else { return nil }
    let isSymbolic = content.string("NSSymbolicConstant", of: number) == "NSSpace"
    guard isSymbolic || content.value("NSSymbolicConstant", of: number) == nil, hasSecond || !isSymbolic else {
      return nil
    }
    var multiplier = 1.0
    if case .double(let exact)? = content.value("NSMultiplier", of: number) {
      // Interface Builder keeps multipliers in single precision.
      guard exact.isFinite else { return nil }
      multiplier = Double(Float(exact)) == exact ? Double(Float(exact).description) ?? exact : exact
    }
    return SceneConstraint(
      owner: owner,
      range: .unwritten,
      first: first,
      relation: relation,
      multiplier: multiplier,
      second: second,
      constant: isSymbolic ? 0 : constant(of: number, in: nib),
      usesSystemSpacing: isSymbolic,
      priority: content.number("NSPriority", of: number) ?? 1000,
      layoutIdentifier: content.string("NSLayoutIdentifier", of: number)
    )
  }

  private func constant(of number: Int, in nib: Int) -> Double {
    let content = nibs[nib].content
    if let constant = content.number("NSConstantV2", of: number) { return constant }
    // Where both keys would be the same only older readers' may be there.
    let usesMargins = ["NSFirstAttributeV2", "NSSecondAttributeV2"].contains { key in
      (content.integer(key, of: number) ?? 0) > 12
    }
    return usesMargins ? 0 : content.number("NSConstant", of: number) ?? 0
  }

  private func term(_ side: String, of number: Int, in nib: Int) -> SceneConstraint.Term? {
    let content = nibs[nib].content
    guard let item = content.object("NS\(side)Item", of: number),
      let raw = content.integer("NS\(side)AttributeV2", of: number)
        ?? content.integer("NS\(side)Attribute", of: number),
      let attribute = LayoutAttribute.allCases.first(where: { $0.value == raw })
    else { return nil }
    func term(_ id: ObjectID, _ guide: String?) -> SceneConstraint.Term {
      SceneConstraint.Term(
        item: SceneReference(to: .object(id)),
        guide: guide.map { Located(unwritten: $0) },
        attribute: Located(unwritten: attribute.rawValue),
        attributeValue: raw
      )
    }
    if let object = indexes[.init(nib: nib, number: item)] { return term(object, nil) }
    if let (controller, guide) = controllerGuide(item, in: nib) { return term(controller, guide.rawValue) }
    guard content.className(of: item) == "UILayoutGuide",
      let view = content.object("UILayoutGuideOwningView", of: item).flatMap({ indexes[.init(nib: nib, number: $0)] }),
      let identifier = content.string("UILayoutGuideIdentifier", of: item),
      let guide = LayoutGuideName.allCases.first(where: { $0.archivedIdentifier == identifier }),
      guide.owner != .viewController
    else { return nil }
    return term(view, guide.rawValue)
  }

  /// The views that equations name: their positions are the constraints'.
  var constrainedViews: Set<ObjectID> {
    Set(
      scene.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }.filter { $0.guide == nil }
        .compactMap(\.item.object)
    )
  }
}
