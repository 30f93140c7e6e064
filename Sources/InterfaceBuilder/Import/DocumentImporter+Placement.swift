import SceneCatalog
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// How a view keeps its place: its mask, and whether the mask becomes constraints.
  ///
  /// A view that constraints place needs to say neither: scenes and documents mean the same.
  func addMask(_ element: inout ElementReading, _ slot: SlotSchema?, to object: inout ImportedObject) {
    let node = element.node
    guard catalog.schema(named: object.schemaName)?.isKind(of: "UIView") == true, object.schemaName != "UISegment",
      let type = catalog.enumeration(named: "UIView.AutoresizingMask")
    else { return }
    let saysNo = element.take(FixedFrame.translates) == "NO"
    let translates = !saysNo || hasFixedFrame(node, slot)
    let held = ["flexibleRightMargin", "flexibleBottomMargin"]
    var mask = saysNo ? held : []
    if let child = element.takeChild("autoresizingMask"),
      case .optionSet(let cases, _) = ValueImport.optionSet(child, of: type)
    {
      mask = cases
    }
    let isPlaced = isPlacedByConstraints(node, slot)
    if translates == isPlaced {
      object.properties.append(.init(FixedFrame.translates, .bool(translates)))
    }
    let usual = isPlaced && !translates ? held : []
    if mask != usual { object.properties.append(.init("autoresizingMask", .list(mask.map { .plain($0) }))) }
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
