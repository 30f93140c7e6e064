import NibArchive
import SceneCatalog
package import SceneModel

/// What the properties of a scene's objects are, and what they come to in the nib.
///
/// A class, since what it holds is large and is handed around.
package final class EffectiveValues: Sendable {
  private let emitter: NibEmitter
  /// An emitter whose graph is empty: what is written into it stands alone.
  private let scratch: NibEmitter

  /// Makes the values of a scene.
  package init(_ scene: ValidatedScene) {
    emitter = NibEmitter(scene)
    var scratch = emitter
    scratch.graph = NibArchiveGraph()
    (scratch.colors, scratch.fonts, scratch.images) = ([:], [:], [:])
    self.scratch = scratch
  }

  /// A property's value: what the scene says, or what holds where it says nothing; nil where the class has none of that name.
  package func value(of name: String, in id: ObjectID) -> SceneValue? {
    emitter.validated.schema(of: id).properties[name] == nil ? nil : emitter.value(of: name, in: id)
  }

  /// What a property would be if the scene did not say; nil where the class has none of that name.
  package func unwrittenValue(of name: String, in id: ObjectID) -> SceneValue? {
    emitter.validated.schema(of: id).properties[name].map { emitter.unwrittenValue(of: $0, in: id) }
  }

  /// What a value comes to in the nib, as text that is the same for values that do.
  package func archivedText(of value: SceneValue, named name: String, in id: ObjectID) -> String {
    if case .keyed(let values) = value, emitter.validated.schema(of: id).properties[name]?.encoding != .axisPair {
      return values.filter { $0.value != .null }.sorted { $0.raw < $1.raw }
        .map { "\($0.raw): \(archivedText(of: $0.value, named: name, in: id))" }.joined(separator: "\n")
    }
    var emitter = scratch
    let node = emitter.graph.makeNode("value")
    let property = emitter.validated.schema(of: id).properties[name]
    var rule = KeyRule(key: "key", content: .property(name), encoding: property?.encoding ?? .byType)
    rule.rawValues = property?.rawValues ?? [:]
    emitter.append(value, as: rule, of: property, to: node)
    return emitter.graph.archive(root: node).dump()
  }

  /// The same of a runtime attribute's value.
  package func archivedText(of value: RuntimeValue) -> String {
    var emitter = scratch
    let node = emitter.graph.makeNode("value")
    emitter.graph.append("key", emitter.runtimeValue(value), to: node)
    return emitter.graph.archive(root: node).dump()
  }

  /// Bounds, centre and transform of a view, however the scene says them.
  package func geometry(of id: ObjectID) -> [Double] {
    func numbers(_ name: String) -> [Double]? {
      if case .geometry(_, let numbers)? = emitter.scene[id].property(name)?.value.value { numbers } else { nil }
    }
    let geometry = ViewGeometry(
      frame: numbers("frame"),
      bounds: numbers("bounds"),
      center: numbers("center"),
      transform: numbers("transform")
    )
    let (bounds, center) = (geometry.bounds, geometry.center)
    return [bounds.x, bounds.y, bounds.width, bounds.height, center.x, center.y]
      + (geometry.transform ?? ViewGeometry.identity)
  }

  /// Whether the nib has an object.
  package func isInNib(_ id: ObjectID) -> Bool { emitter.isInNib(id) }

  /// Whether the nib has a constraint.
  package func isInNib(constraint index: Int) -> Bool { emitter.isInNib(index) }
}
