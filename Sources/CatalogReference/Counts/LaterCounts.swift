package import SceneCatalog

/// How much of a catalog came after the oldest system that an application runs on.
package struct LaterCounts: Hashable, Sendable {
  package var target: DeploymentTarget
  package var classes = 0
  /// The properties of classes that were there already.
  package var properties = 0

  /// Counts what a target does not have.
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

  /// The counts in a line.
  package var text: String {
    "\(target.name) lacks \(classes) of the classes, and \(properties) properties of the others\n"
  }
}
