import NibArchive
import SceneDiagnostics
import SceneModel

/// Where the parts of a nib come from, as far as the nodes of objects do not say it; nothing is noted unless a map is wanted.
struct SourceMapMaker: ~Copyable {
  let isWanted: Bool
  private var connections: [(node: NibArchiveGraph.NodeID, range: SourceRange)] = []
  private var attributes: [(node: NibArchiveGraph.NodeID, range: SourceRange)] = []
  /// The maps of nested nibs, by the node that holds the nib.
  private var nested: [(node: NibArchiveGraph.NodeID, map: NibSourceMap)] = []

  init(isWanted: Bool) { self.isWanted = isWanted }

  /// Notes the text of a connection.
  mutating func note(connection node: NibArchiveGraph.NodeID, at range: SourceRange) {
    if isWanted { connections.append((node, range)) }
  }

  /// Notes the text of a value set through key-value coding.
  mutating func note(attribute node: NibArchiveGraph.NodeID, at range: SourceRange) {
    if isWanted { attributes.append((node, range)) }
  }

  /// Notes the map of a nib that stands in this one.
  mutating func note(nested map: NibSourceMap, in node: NibArchiveGraph.NodeID) {
    if isWanted { nested.append((node, map)) }
  }

  /// The lines that the objects, connections and attributes of the nib come from.
  ///
  /// A scene's path is kept where it is relative: an absolute one would reveal the machine, and leaves its last name.
  func map(
    root: NibArchiveGraph.NodeID,
    _ context: EmissionContext,
    _ nodes: borrowing NodeTable,
    in graph: NibArchiveGraph
  ) -> NibSourceMap {
    let source = context.scene.source
    let path = source.path
    let name = path.hasPrefix("/") ? path.split(separator: "/").last.map(String.init) ?? path : path
    var map = NibSourceMap(source: name)
    let numbers = graph.numbers(from: root)
    func line(_ range: SourceRange) -> Int { source.writtenLine(at: range.lowerBound) }
    for id in context.region.objects where Self.isOwn(id, context) {
      guard let number = numbers[nodes[id]] else { continue }
      let object = context.objects[id.index]
      map.objects[.init(number)] = .init(
        line: line(object.range),
        identifier: object.identifier?.value,
        className: object.className.value
      )
    }
    for index in context.region.constraints {
      let constraint = context.scene.constraints[index]
      guard let number = numbers[nodes[constraint: index]] else { continue }
      map.objects[.init(number)] = .init(
        line: line(constraint.range),
        identifier: constraint.identifier?.value,
        className: "NSLayoutConstraint"
      )
    }
    for (node, range) in connections { numbers[node].map { map.connections[.init($0)] = line(range) } }
    for (node, range) in attributes { numbers[node].map { map.attributes[.init($0)] = line(range) } }
    for (node, nested) in nested { numbers[node].map { map.merge(nested, nestedIn: $0) } }
    return map
  }

  /// Whether the nib makes an object, or is handed it by the loader's caller.
  private static func isOwn(_ id: ObjectID, _ context: EmissionContext) -> Bool {
    guard !context.objects[id.index].range.isEmpty else { return false }
    return context.objects.isMade(at: id.index) ? context.isMember(id) : context.region.isWholeScene
  }
}
