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
    let objects = context.scene.objects
    guard let name = objects.names.number(of: "tag") else { return [] }
    for index in objects.indices where objects.isMade(at: index) {
      guard let found = objects.property(name, at: index), case .int(let tag) = objects.value(ofProperty: found),
        tag != 0
      else { continue }
      let place = Place(root: roots[index], tag: tag)
      let range = objects.ranges(ofProperty: found).value
      if let earlier = first[place] {
        diagnostics.append(
          Diagnostic(
            .duplicateTag,
            "another view of the same hierarchy has the tag \(tag)",
            at: range,
            hint: "viewWithTag finds only one of them",
            notes: [.init("first given here", at: earlier)]
          )
        )
      } else {
        first[place] = range
      }
    }
    return diagnostics
  }

  /// The view at the top of each object's hierarchy, by index; a prototype cell and a controller's view are tops of their own.
  private static func hierarchyRoots(_ context: ValidationContext) -> [ObjectID] {
    let objects = context.scene.objects
    let isView = context.classes.map { $0.isKind(of: "UIView") }
    let prototypeCells = objects.names.number(of: "prototypeCells")
    var roots: [ObjectID] = []
    roots.reserveCapacity(objects.count)
    // Parents come before their children.
    for index in objects.indices {
      guard let parent = objects.parent(at: index), objects.records[index].slotName != prototypeCells else {
        roots.append(ObjectID(index))
        continue
      }
      let continues = isView.value(at: parent.index, objects) ?? true
      roots.append(continues ? roots[parent.index] : ObjectID(index))
    }
    return roots
  }
}
