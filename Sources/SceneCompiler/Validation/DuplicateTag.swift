import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No two views of one hierarchy have the same tag, since `viewWithTag` finds only one of them.
  static let duplicateTag = ValidationRule(
    kinds: [.duplicateTag],
    summary: "No two views of one hierarchy have the same tag."
  ) { context in
    struct Place: Hashable {
      var root: ObjectID
      var tag: Int
    }
    var first: [Place: SourceRange] = [:]
    var diagnostics: [Diagnostic] = []
    lazy var roots = hierarchyRoots(context)
    for (id, object, _) in context.objects {
      guard let property = object.property("tag"), case .int(let tag) = property.value.value, tag != 0 else { continue }
      let place = Place(root: roots[id.index], tag: tag)
      if let earlier = first[place] {
        diagnostics.append(
          Diagnostic(
            .duplicateTag,
            "another view of the same hierarchy has the tag \(tag)",
            at: property.value.range,
            hint: "viewWithTag finds only one of them",
            notes: [.init("first given here", at: earlier)]
          )
        )
      } else {
        first[place] = property.value.range
      }
    }
    return diagnostics
  }

  /// The view at the top of each object's hierarchy, by index; a prototype cell and a controller's view are tops of their own.
  private static func hierarchyRoots(_ context: ValidationContext) -> [ObjectID] {
    var isView: [ObjectIdentifier: Bool] = [:]
    var roots: [ObjectID] = []
    roots.reserveCapacity(context.scene.objects.count)
    // Parents stand before their children.
    for (index, object) in context.scene.objects.enumerated() {
      guard let parent = object.parent, object.slotName != "prototypeCells" else {
        roots.append(ObjectID(index))
        continue
      }
      var continues = true
      if let schema = context.schema(of: parent) {
        continues = isView[ObjectIdentifier(schema)] ?? schema.isKind(of: "UIView")
        isView[ObjectIdentifier(schema)] = continues
      }
      roots.append(continues ? roots[parent.index] : ObjectID(index))
    }
    return roots
  }
}
