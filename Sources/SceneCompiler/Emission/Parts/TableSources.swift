import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The data sources of static tables: objects of their own that hold the sections.
struct TableSources: ~Copyable {
  /// The data sources, by table, in the order of the text.
  private(set) var sources: [(table: ObjectID, node: NibArchiveGraph.NodeID)] = []
  /// The controllers whose outlet leads to a table, by table; known where there are data sources.
  private var controllers: [ObjectID: ObjectID] = [:]

  /// Makes the data source of each static table.
  init(in writer: inout NibWriter) {
    let context = writer.context
    for id in context.region.objects {
      let plan = context.plans.index(of: id)
      guard plan >= 0, context.plans.entries[plan].plan.hasDataSource else { continue }
      let schema = context.plans.entries[plan].plan.schema
      let sections = schema.slotNames.filter { schema.slots[$0]?.isDataSource == true }
        .flatMap { context.objects.children(in: $0, at: id.index) }
      guard !sections.isEmpty else { continue }
      let source = writer.graph.makeNode("UITableViewDataSource")
      var nodes: [NibArchiveGraph.NodeID] = []
      for section in sections { nodes.append(writer.node(of: section)) }
      writer.append("UITableSections", "NSArray", nodes, to: source)
      sources.append((id, source))
    }
    if !sources.isEmpty { controllers = Self.viewControllersOfTables(context) }
  }

  /// The table view controllers whose outlet `view` leads to a table, by table; the first of several.
  private static func viewControllersOfTables(_ context: EmissionContext) -> [ObjectID: ObjectID] {
    var found: [ObjectID: ObjectID] = [:]
    for id in context.region.objects where !context.objects.outlets(at: id.index).isEmpty {
      guard context.validated.schema(of: id).isKind(of: "UITableViewController") else { continue }
      for outlet in context.objects.outlets(at: id.index) where outlet.name.value == "view" {
        if let table = outlet.targets.first?.object, found[table] == nil { found[table] = id }
      }
    }
    return found
  }

  /// The data sources in the order in which the nib lists them at its top: that of a table at the top stands behind the table.
  func topLevel(with tables: [ObjectID], _ nodes: borrowing NodeTable) -> [NibArchiveGraph.NodeID] {
    guard !sources.isEmpty else { return tables.map { nodes[$0] } }
    var found: [NibArchiveGraph.NodeID] = []
    let known = Dictionary(sources.map { ($0.table, $0.node) }) { first, _ in first }
    for id in tables {
      found.append(nodes[id])
      if let source = known[id] { found.append(source) }
    }
    let top = Set(tables)
    return found + sources.filter { !top.contains($0.table) }.map(\.node)
  }

  /// Whose static table a table is: the controller's whose view it is; nil where it stands alone.
  private func controller(of table: ObjectID, _ context: EmissionContext) -> ObjectID? {
    if let parent = context.objects.parent(at: table.index),
      context.objects.slotName(at: table.index) == "view",
      context.validated.schema(of: parent).isKind(of: "UITableViewController")
    {
      return parent
    }
    return controllers[table]
  }

  /// A static table's data source belongs to the controller whose view the table is, else to the table.
  func connections(in writer: inout NibWriter) -> [NibConnection] {
    let context = writer.context
    var found: [NibConnection] = []
    for (table, source) in sources {
      if let controller = controller(of: table, context) {
        found.append(writer.outlet("staticDataSource", from: writer.node(of: controller), to: source))
      } else if !Self.hasOutlet(table, context) {
        found.append(writer.outlet("dataSource", from: writer.node(of: table), to: source))
      }
    }
    return found
  }

  /// Whether a table has another data source.
  static func hasOutlet(_ table: ObjectID, _ context: EmissionContext) -> Bool {
    context.objects.outlets(at: table.index).contains { $0.name.value == "dataSource" }
  }
}
