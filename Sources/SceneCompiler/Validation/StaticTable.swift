import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A table with sections is the view of a table view controller and has no other data source.
  ///
  /// UIKit gives the sections to the controller, which is the table's data source and delegate. Interface Builder refuses such
  /// tables elsewhere.
  static let staticTable = ValidationRule(
    kinds: [.staticTable],
    summary: "A table with sections is the view of a table view controller."
  ) { context in
    let objects = context.scene.objects
    let slots = Set(
      context.classes.distinct.flatMap { schema in
        schema.dataSourceSlots.compactMap { objects.names.number(of: $0) }
      }
    )
    guard !slots.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for index in objects.indices where objects.isMade(at: index) {
      let filled = objects.records[index].slots.map { objects.slots[$0] }
      guard let sections = filled.first(where: { slots.contains($0.name) && $0.childCount > 0 }) else { continue }
      let id = ObjectID(index)
      let range = SourceRange(Int(sections.lowerBound), Int(sections.upperBound))
      let controllers = controllers(of: id, context)
      // A controller that is named as the data source asks the sections itself.
      if let source = objects.outlets(at: index).first(where: { $0.name.value == "dataSource" }),
        !source.targets.contains(where: { $0.object.map(controllers.contains) ?? true })
      {
        diagnostics.append(
          Diagnostic(
            .staticTable,
            "the table has sections of its own and a data source, of which one only can give the rows",
            at: source.name.range,
            hint: "leave the data source out, or write the cells as 'prototypeCells'",
            notes: [.init("the sections are here", at: range)]
          )
        )
      }
      guard controllers.isEmpty else { continue }
      diagnostics.append(
        Diagnostic(
          .staticTable,
          "only the view of a UITableViewController can have sections",
          at: range,
          hint: "make the table the view of a UITableViewController, or write the cells as 'prototypeCells'"
        )
      )
    }
    return diagnostics
  }

  /// The controllers whose view a table is and that are, or may be, table view controllers.
  private static func controllers(of id: ObjectID, _ context: ValidationContext) -> [ObjectID] {
    let objects = context.scene.objects
    let holders: [ObjectID]
    if let parent = objects.parent(at: id.index) {
      holders = objects.slotName(at: id.index) == "view" ? [parent] : []
    } else {
      holders = objects.indices.filter { index in
        objects.outlets(at: index).contains { outlet in
          outlet.name.value == "view" && outlet.targets.contains { $0.object == id }
        }
      }.map { ObjectID($0) }
    }
    return holders.filter { context.mayBe($0, "UITableViewController") }
  }
}
