import DioramaDriver
import SceneCatalog
import SceneCompiler

extension LiveNib {
  /// Has what stands in for classes of the user's own take the properties and outlets that their schemas declare.
  ///
  /// - Parameter project: What the scene was compiled with; nil for a nib, of whose classes nothing is known.
  mutating func takeDeclarations(of project: Project?) {
    guard let catalog = project?.pipeline.catalog else { return }
    for name in catalog.customClassNames {
      guard let schema = catalog.schema(named: name) else { continue }
      declaredKeys[name] = Set(schema.propertyNames + schema.outletNames)
    }
  }
}
