package import SceneCatalog

/// The classes and properties of a catalog that the oldest system of an application does not have.
package struct LaterCounts: Hashable, Sendable {
  package var target: DeploymentTarget
  package var classes = 0
  /// The number of missing properties of classes that the system has.
  package var properties = 0

  /// Counts the classes and properties that a target does not have.
  package init(_ catalog: SceneCatalog, target: DeploymentTarget) {
    self.target = target
    var late: Set<[String]> = []
    for schema in catalog.classNames.compactMap({ catalog.schema(named: $0) }) {
      guard !target.isBefore(schema.availability) else {
        classes += 1
        continue
      }
      for property in schema.properties.values where target.isBefore(property.availability) {
        late.insert([property.declaringClass, property.name])
      }
    }
    properties = late.count
  }

  /// The counts, as a line of text.
  package var text: String {
    "\(target.name) lacks \(classes) of the classes, and \(properties) properties of the others\n"
  }
}
