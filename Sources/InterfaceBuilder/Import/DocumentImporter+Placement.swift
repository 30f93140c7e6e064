import SceneCatalog
import SceneModel

extension DocumentImporter {
  /// How a view keeps its place: its mask, and whether the mask becomes constraints.
  ///
  /// A view that constraints place needs to say neither: scenes and documents mean the same.
  func addMask(
    _ element: inout ElementReading,
    _ schema: ClassSchema,
    _ slot: SlotSchema?,
    to object: inout SceneObject
  ) {
    let node = element.node
    guard schema.isKind(of: "UIView"), schema.name != "UISegment",
      let type = catalog.enumeration(named: "UIView.AutoresizingMask")
    else { return }
    let saysNo = element.take(FixedFrame.translates) == "NO"
    let translates = !saysNo || hasFixedFrame(node, slot)
    let none = SceneValue.optionSet([], raw: 0)
    let held = SceneValue.optionSet(["flexibleRightMargin", "flexibleBottomMargin"], raw: 36)
    let written = element.takeChild("autoresizingMask").map { ValueImport.optionSet($0, of: type) }
    let mask = written ?? (saysNo ? held : none)
    let isPlaced = isPlacedByConstraints(node, slot)
    if translates == isPlaced {
      object.properties.append(SceneProperty(unwritten: FixedFrame.translates, .bool(translates)))
    }
    let usual = isPlaced && !translates ? held : none
    if mask != usual { object.properties.append(SceneProperty(unwritten: "autoresizingMask", mask)) }
  }

  /// Whether Apple's compiler lets a view's mask become constraints though the document says the contrary.
  private func hasFixedFrame(_ node: DocumentNode, _ slot: SlotSchema?) -> Bool {
    guard node.isOn(FixedFrame.attribute), slot?.usesConstraints != true else { return false }
    return node["id"].map(survey.placed.contains) != true
  }

  private func isPlacedByConstraints(_ node: DocumentNode, _ slot: SlotSchema?) -> Bool {
    guard let slot else { return false }
    if slot.usesConstraints { return true }
    return slot.name == "subviews" && node["id"].map(survey.constrained.contains) == true
  }
}
