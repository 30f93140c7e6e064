import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Makes the data source of each static table: an object of its own that holds the sections.
  mutating func makeDataSources() {
    for index in scene.objects.indices {
      let id = ObjectID(index)
      guard let plan = plan(of: id), plan.hasDataSource else { continue }
      let schema = plan.schema
      let sections = schema.slotNames.filter { schema.slots[$0]?.isDataSource == true }
        .flatMap { scene[id].children(in: $0) }
      guard !sections.isEmpty else { continue }
      let source = graph.makeNode("UITableViewDataSource")
      graph.append("UITableSections", .object(graph.array("NSArray", sections.map { node(of: $0) })), to: source)
      dataSources.append((id, source))
    }
  }

  /// Whose static table a table is: the controller's whose view it is; nil where it stands alone.
  func tableController(of table: ObjectID) -> ObjectID? {
    if let parent = scene[table].parent, scene[table].slotName == "view",
      validated.schema(of: parent).isKind(of: "UITableViewController")
    {
      return parent
    }
    let controllers = scene.objects.indices.map { ObjectID($0) }.filter {
      validated.schema(of: $0).isKind(of: "UITableViewController")
    }
    return controllers.first { controller in
      scene[controller].outlets.contains { $0.name.value == "view" && $0.targets.first?.object == table }
    }
  }
}
