import SceneCatalog
import SceneModel

extension SceneExporter {
  /// What the notes keep of a view with a fixed frame, where the scene still gives it one.
  ///
  /// The view gets the attribute that Interface Builder writes beside the mark. Where the scene says that the mask becomes
  /// no constraints, a document with the mark would say the contrary: the mark goes.
  func keepFixedFrame(of id: ObjectID, in element: inout DocumentElement) -> ElementPatch {
    var patch = notes.patch(of: id)
    guard patch.attributes.contains(where: { $0.name == FixedFrame.attribute && $0.value == "YES" }),
      schema(of: id).isKind(of: "UIView"), !placedViews.contains(id), !isArranged(id)
    else { return patch }
    if element[FixedFrame.translates] == "NO" {
      patch.attributes.removeAll { $0.name == FixedFrame.attribute }
    } else {
      element[FixedFrame.translates] = "NO"
    }
    return patch
  }

  /// Whether a view stands in a slot whose owner places it.
  func isArranged(_ id: ObjectID) -> Bool {
    guard let parent = scene.objects.parent(at: id.index), let slotName = scene.objects.slotName(at: id.index) else {
      return false
    }
    return schema(of: parent).constrainingSlots.contains(slotName)
  }
}
