import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No two views of one hierarchy have the same tag, since `viewWithTag` finds only one of them.
  static let duplicateTag = ValidationRule(
    ids: ["duplicate-tag"],
    summary: "No two views of one hierarchy have the same tag.",
    isSuppressible: true
  ) { context in
    struct Place: Hashable {
      var root: ObjectID
      var tag: Int
    }
    var first: [Place: SceneProperty] = [:]
    var diagnostics: [Diagnostic] = []
    for (id, object, _) in context.objects {
      guard let property = object.property("tag"), case .int(let tag) = property.value.value, tag != 0 else { continue }
      let place = Place(root: hierarchyRoot(of: id, context), tag: tag)
      if let earlier = first[place] {
        diagnostics.append(
          Diagnostic(
            "duplicate-tag",
            "the tag \(tag) is given to another view of the same hierarchy",
            at: property.value.range,
            hint: "viewWithTag finds only one of them",
            notes: [.init("first given here", at: earlier.value.range)]
          )
        )
      } else {
        first[place] = property
      }
    }
    return diagnostics
  }

  /// The view at the top of an object's hierarchy; a prototype cell and a controller's view are tops of their own.
  private static func hierarchyRoot(of id: ObjectID, _ context: ValidationContext) -> ObjectID {
    var current = id
    while let parent = context.scene[current].parent {
      if context.scene[current].slotName == "prototypeCells" { break }
      if context.schema(of: parent)?.isKind(of: "UIView") == false { break }
      current = parent
    }
    return current
  }
}
