import SceneCatalog
import SceneDiagnostics
import SceneModel

extension DocumentImporter {
  /// How a view follows its superview: its mask, and whether the mask becomes constraints.
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
      let translation = schema.properties[PlacedProperty.translation],
      let maskSchema = schema.properties[PlacedProperty.mask],
      let type = catalog.enumeration(named: "UIView.AutoresizingMask")
    else { return }
    let saysNo = element.take(FixedFrame.translates) == "NO"
    let translates = !saysNo || hasFixedFrame(node, slot)
    let written = element.takeChild(PlacedProperty.mask).map { ValueImport.optionSet($0, of: type) }
    let mask = written ?? (saysNo ? PlacedProperty.heldMask : maskSchema.documentMeaning(in: catalog))
    let isPlaced = isPlacedByConstraints(node, slot)
    for (property, value) in [(translation, SceneValue.bool(translates)), (maskSchema, mask)] {
      let usual = property.unwrittenValue(in: schema, isPlaced: isPlaced) { object.property($0)?.value.value }
      if value != usual { object.properties.append(SceneProperty(unwritten: property.name, value)) }
    }
  }

  /// Whether Apple's compiler lets a view's mask become constraints though the document says the contrary.
  private func hasFixedFrame(_ node: DocumentNode, _ slot: SlotSchema?) -> Bool {
    guard node.isOn(FixedFrame.attribute), slot?.usesConstraints != true else { return false }
    return node["id"].map(survey.placed.contains) != true
  }

  private func isPlacedByConstraints(_ node: DocumentNode, _ slot: SlotSchema?) -> Bool {
    guard let slot else { return false }
    return PlacedProperty.isPlaced(
      slot: slot.name,
      usesConstraints: slot.usesConstraints,
      isNamedByConstraint: node["id"].map(survey.constrained.contains) == true
    )
  }
}
