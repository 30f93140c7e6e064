import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Where emitted nodes come from, as far as the nodes of objects do not say it.
  struct Origins {
    var connections: [(node: NibArchiveGraph.NodeID, range: SourceRange)] = []
    var attributes: [(node: NibArchiveGraph.NodeID, range: SourceRange)] = []
    /// The maps of nested nibs, by the node that holds the nib.
    var nested: [(node: NibArchiveGraph.NodeID, map: NibSourceMap)] = []
  }

  /// The lines that the objects, connections and attributes of the nib come from.
  ///
  /// A scene's path is kept where it is relative: an absolute one would tell of the machine, and leaves its last name.
  func sourceMap(root: NibArchiveGraph.NodeID) -> NibSourceMap {
    let path = scene.source.path
    let name = path.hasPrefix("/") ? path.split(separator: "/").last.map(String.init) ?? path : path
    var map = NibSourceMap(source: name)
    let numbers = graph.numbers(from: root)
    for id in region.objects where isOwn(id) {
      guard let number = numbers[node(of: id)] else { continue }
      map.objects[.init(number)] = entry(of: objects[id.index])
    }
    for index in region.constraints {
      let constraint = scene.constraints[index]
      guard let number = numbers[constraintNode(index)] else { continue }
      map.objects[.init(number)] = .init(
        line: line(constraint.range),
        identifier: constraint.identifier?.value,
        className: "NSLayoutConstraint"
      )
    }
    for (node, range) in origins.connections { numbers[node].map { map.connections[.init($0)] = line(range) } }
    for (node, range) in origins.attributes { numbers[node].map { map.attributes[.init($0)] = line(range) } }
    for (node, nested) in origins.nested { numbers[node].map { map.merge(nested, nestedIn: $0) } }
    return map
  }

  /// Whether the nib makes an object, or is handed it by whoever loads the scene.
  private func isOwn(_ id: ObjectID) -> Bool {
    guard !scene[id].range.isEmpty else { return false }
    return objects.isMade(at: id.index) ? isMember(id) : region.isWholeScene
  }

  private func entry(of object: SceneObject) -> NibSourceMap.Object {
    .init(line: line(object.range), identifier: object.identifier?.value, className: object.className.value)
  }

  private func line(_ range: SourceRange) -> Int {
    scene.source.position(at: range.lowerBound).line
  }
}
