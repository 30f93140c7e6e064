/// A style of the document: properties that objects share.
package struct SceneStyle: Hashable, Sendable {
  /// The name by which objects take it.
  package var name: String
  /// The properties, in the order written.
  package var properties: [SceneProperty]

  /// Makes a style.
  package init(name: String, properties: [SceneProperty]) {
    self.name = name
    self.properties = properties
  }
}
