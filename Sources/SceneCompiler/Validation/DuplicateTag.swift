import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No two views of one hierarchy have the same tag, since `viewWithTag` finds only one of them.
  static let duplicateTag = ValidationRule(
    kinds: [.duplicateTag],
    summary: "No two views of one hierarchy have the same tag."
  ) { context in
    let objects = context.scene.objects
    guard let name = objects.names.number(of: "tag") else { return [] }
    lazy var roots = hierarchyRoots(context)
    var tags: [Tag] = []
    for index in objects.indices where objects.isMade(at: index) {
      guard let property = objects.property(name, at: index), case .int(let tag) = objects.value(ofProperty: property),
        tag != 0
      else { continue }
      tags.append(Tag(root: roots[index].index, tag: tag, object: index, property: property))
    }
    // Equal tags of one hierarchy come together, in the order of the text.
    tags.sort { ($0.root, $0.tag, $0.object) < ($1.root, $1.tag, $1.object) }
    var diagnostics: [Diagnostic] = []
    var first = 0
    for (index, tag) in tags.enumerated().dropFirst() {
      guard tag.root == tags[first].root, tag.tag == tags[first].tag else {
        first = index
        continue
      }
      diagnostics.append(
        Diagnostic(
          .duplicateTag,
          "another view of the same hierarchy has the tag \(tag.tag)",
          at: objects.ranges(ofProperty: tag.property).value,
          hint: "viewWithTag finds only one of them",
          notes: [.init("first given here", at: objects.ranges(ofProperty: tags[first].property).value)]
        )
      )
    }
    return diagnostics
  }

  /// A tag that a view of a hierarchy has.
  private struct Tag {
    /// The index of the view at the top.
    var root: Int
    var tag: Int
    /// The index of the view; in the order of the text.
    var object: Int
    /// The index of the property.
    var property: Int
  }

  /// The view at the top of each object's hierarchy, by index; a prototype cell and a controller's view are tops of their own.
  private static func hierarchyRoots(_ context: ValidationContext) -> [ObjectID] {
    let objects = context.scene.objects
    let isView = context.classes.map { $0.isKind(of: .view) }
    let prototypeCells = objects.names.number(of: "prototypeCells")
    var roots: [ObjectID] = []
    roots.reserveCapacity(objects.count)
    // Parents come before their children.
    for index in objects.indices {
      guard let parent = objects.parent(at: index), objects.records[index].slotName != prototypeCells else {
        roots.append(ObjectID(index))
        continue
      }
      let continues = isView[parent.index] ?? true
      roots.append(continues ? roots[parent.index] : ObjectID(index))
    }
    return roots
  }
}
