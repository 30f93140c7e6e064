import NibArchive

/// The keys of constraints, which are many: each is looked up once.
struct ConstraintKeys {
  /// The keys of one side of the equation.
  struct Side {
    let item: NibArchiveGraph.KeyID
    let attribute: NibArchiveGraph.KeyID
    /// For readers that know no margins.
    let oldAttribute: NibArchiveGraph.KeyID
    let isFirst: Bool

    init(_ name: String, isFirst: Bool, _ graph: inout NibArchiveGraph) {
      self.isFirst = isFirst
      item = graph.key("NS\(name)Item")
      attribute = graph.key("NS\(name)AttributeV2")
      oldAttribute = graph.key("NS\(name)Attribute")
    }
  }

  let first: Side
  let relation: NibArchiveGraph.KeyID
  let multiplier: NibArchiveGraph.KeyID
  let second: Side
  let constant: NibArchiveGraph.KeyID
  let shouldBeArchived: NibArchiveGraph.KeyID
  let oldConstant: NibArchiveGraph.KeyID
  let priority: NibArchiveGraph.KeyID

  init(_ graph: inout NibArchiveGraph) {
    first = Side("First", isFirst: true, &graph)
    relation = graph.key("NSRelation")
    multiplier = graph.key("NSMultiplier")
    second = Side("Second", isFirst: false, &graph)
    constant = graph.key("NSConstantV2")
    shouldBeArchived = graph.key("NSShouldBeArchived")
    oldConstant = graph.key("NSConstant")
    priority = graph.key("NSPriority")
  }
}
