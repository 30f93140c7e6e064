import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Makes the data source of each static table: an object of its own that holds the sections.
  mutating func makeDataSources() {
    for id in region.objects {
      guard let plan = plan(of: id), plan.hasDataSource else { continue }
      let schema = plan.schema
      let sections = schema.slotNames.filter { schema.slots[$0]?.isDataSource == true }
        .flatMap { objects.children(in: $0, at: id.index) }
      guard !sections.isEmpty else { continue }
      let source = graph.makeNode("UITableViewDataSource")
      graph.append("UITableSections", .object(graph.array("NSArray", sections.map { node(of: $0) })), to: source)
      dataSources.append((id, source))
    }
    if !dataSources.isEmpty { tableControllers = viewControllersOfTables() }
  }

  /// The table view controllers whose outlet `view` leads to a table, by table; the first of several.
  private func viewControllersOfTables() -> [ObjectID: ObjectID] {
    var found: [ObjectID: ObjectID] = [:]
    for id in region.objects where !objects.outlets(at: id.index).isEmpty {
      guard validated.schema(of: id).isKind(of: "UITableViewController") else { continue }
      for outlet in objects.outlets(at: id.index) where outlet.name.value == "view" {
        if let table = outlet.targets.first?.object, found[table] == nil { found[table] = id }
      }
    }
    return found
  }

  /// Whose static table a table is: the controller's whose view it is; nil where it stands alone.
  func tableController(of table: ObjectID) -> ObjectID? {
    if let parent = objects.parent(at: table.index), objects.slotName(at: table.index) == "view",
      validated.schema(of: parent).isKind(of: "UITableViewController")
    {
      return parent
    }
    return tableControllers[table]
  }
}
