package import SceneCatalog
import SceneDiagnostics

extension Pipeline {
  /// What uses of the components can say, by the components' names; empty where there are none.
  package var componentShapes: [ComponentShape] {
    guard let components else { return [] }
    return components.names.compactMap { name in
      components.component(named: name).map { shape(of: $0, name, components) }
    }
  }

  private func shape(of component: Component, _ name: String, _ library: ComponentLibrary) -> ComponentShape {
    let found = library.className(of: name)
    let schema =
      found.class.flatMap { catalog.schema(named: $0) } ?? found.superclass.flatMap { catalog.schema(named: $0) }
    var shape = ComponentShape(name: name, schema: schema)
    shape.parameters = component.parameters.map {
      .init(name: $0.name.value, type: $0.type, isRequired: $0.isRequired)
    }
    shape.slots = component.slots.map { .init(name: $0.name.value, accepts: $0.accepts, isSingle: $0.isSingle) }
    shape.parts = component.parts.map(\.name.value)
    return shape
  }
}
