import NibArchive
import SceneCatalog
import SceneDiagnostics
package import SceneModel
import Synchronization

/// What the properties of a scene's objects are, and what they come to in the nib.
///
/// A class, since what it holds is large and is handed around.
package final class EffectiveValues: Sendable {
  private let validated: ValidatedScene
  /// The views that a constraint names.
  private let constrainedViews: ConstrainedViews
  /// An emitter whose graph is empty: what is written into it stands alone.
  ///
  /// Nil until something is written.
  private let emitter = Mutex<NibEmitter?>(nil)

  /// Makes the values of a scene.
  package init(_ scene: ValidatedScene) {
    validated = scene
    constrainedViews = scene.constrainedViews(of: scene.scene.constraints.indices)
  }

  /// A property's value: what the scene says, or what holds where it says nothing; nil where the class has none of that name.
  package func value(of name: String, in id: ObjectID) -> SceneValue? {
    guard let written = validated.scene.objects.value(of: name, at: id.index) else {
      return unwrittenValue(of: name, in: id)
    }
    // Neither the property's schema nor the object is copied: rules ask hundreds of times.
    let known = validated.schema(of: id).properties
    guard let place = known.index(forKey: name) else { return nil }
    guard case .keyed = written else { return written }
    return known.values[place].completed(written)
  }

  /// What a property would be if the scene did not say; nil where the class has none of that name.
  package func unwrittenValue(of name: String, in id: ObjectID) -> SceneValue? {
    let schema = validated.schema(of: id)
    switch usualDefault(of: name, in: schema) {
    case .none: return nil
    case .value(let value): return value
    case .hangsOnTheObject: break
    }
    let isPlaced = validated.isPlacedByConstraints(id, constrained: constrainedViews)
    return schema.properties[name]?.unwrittenValue(in: schema, isPlaced: isPlaced) { other in
      validated.scene.objects.value(of: other, at: id.index)
    }
  }

  /// The default of a property of all objects of a class.
  private enum UsualDefault {
    /// The class has no such property.
    case none
    case value(SceneValue)
    /// What else an object says decides.
    case hangsOnTheObject
  }

  /// A property of a class.
  private struct PropertyOfClass: Hashable {
    var schema: ObjectIdentifier
    var name: String
  }

  /// The defaults that were asked for: a schema's property has many parts, which nobody wants copied at each question.
  private let usualDefaults = Mutex<[PropertyOfClass: UsualDefault]>([:])

  private func usualDefault(of name: String, in schema: ClassSchema) -> UsualDefault {
    usualDefaults.withLock { known in
      let key = PropertyOfClass(schema: ObjectIdentifier(schema), name: name)
      if let found = known[key] { return found }
      let found: UsualDefault
      if let property = schema.properties[name] {
        let isUsual = property.conditionalDefaults.isEmpty && !PlacedProperty.contains(name)
        found = isUsual ? .value(property.defaultValue) : .hangsOnTheObject
      } else {
        found = .none
      }
      known[key] = found
      return found
    }
  }

  /// What a value comes to in the nib, as text that is the same for values that do.
  package func archivedText(of value: SceneValue, named name: String, in id: ObjectID) -> String {
    let property = validated.schema(of: id).properties[name]
    if case .keyed(let values) = value, property?.encoding != .axisPair {
      return values.filter { $0.value != .null }.sorted { $0.raw < $1.raw }
        .map { "\($0.raw): \(archivedText(of: $0.value, named: name, in: id))" }.joined(separator: "\n")
    }
    return written { emitter, node in
      var rule = KeyRule(key: "key", content: .property(name), encoding: property?.encoding ?? .byType)
      rule.rawValues = property?.rawValues ?? [:]
      emitter.append(value, as: rule, of: property, to: node)
    }
  }

  /// The same of a runtime attribute's value.
  package func archivedText(of value: RuntimeValue) -> String {
    written { emitter, node in
      emitter.graph.append("key", emitter.runtimeValue(value), to: node)
    }
  }

  private func written(_ write: (inout NibEmitter, NibArchiveGraph.NodeID) -> Void) -> String {
    var emitter = emitter.withLock { kept in
      if let kept { return kept }
      var scratch = NibEmitter(validated)
      scratch.graph = NibArchiveGraph()
      (scratch.colors, scratch.fonts, scratch.images) = ([:], [:], [:])
      kept = scratch
      return scratch
    }
    let node = emitter.graph.makeNode("value")
    write(&emitter, node)
    return emitter.graph.archive(root: node).dump()
  }

  /// Bounds, centre and transform of a view, however the scene says them.
  package func geometry(of id: ObjectID) -> [Double] {
    func numbers(_ name: String) -> [Double]? {
      if case .geometry(_, let numbers)? = validated.scene.objects.value(of: name, at: id.index) {
        numbers
      } else {
        nil
      }
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
  package func isInNib(_ id: ObjectID) -> Bool { validated.isInNib(id) }

  /// Whether the nib has a constraint.
  package func isInNib(constraint index: Int) -> Bool { validated.isInNib(constraint: index) }
}
