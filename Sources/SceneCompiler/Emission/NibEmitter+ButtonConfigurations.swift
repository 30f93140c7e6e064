import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// A button's configuration: the function that made it, then what the scene sets under the properties' own names.
  ///
  /// No genuine nib with a configuration is known, so the keys
  /// are Diorama's own, and the schema marks the property unverified.
  mutating func buttonConfiguration(
    _ style: String,
    _ arguments: [SceneValue.FactoryArgument]
  ) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIButtonConfiguration")
    graph.append("style", .object(graph.string(style)), to: node)
    for argument in arguments {
      append(argument.name, argument.value, to: node)
    }
    return node
  }
}
