import SceneCatalog
package import SceneModel
import Synchronization
import TextTables

/// What the properties of a scene's objects are, whether the scene says so or not.
///
/// Rules ask hundreds of times: what all objects of a class have in common is worked out once.
package final class EffectiveValues: Sendable {
  private let validated: ValidatedScene
  private let objects: SceneObjectList
  /// The views that a constraint names.
  private let constrainedViews: ConstrainedViews
  /// The classes that occur, and the index of each object's class among them.
  private let classes: [ClassSchema]
  private let classIndexes: [Int32]
  private let known = Mutex(KnownProperties())

  /// Makes the values of a scene.
  package init(_ scene: ValidatedScene) {
    validated = scene
    objects = scene.scene.objects
    constrainedViews = scene.constrainedViews(of: scene.scene.constraints.indices)
    var classes: [ClassSchema] = []
    classIndexes = objects.records.indices.map { index in
      let schema = scene.schema(of: ObjectID(index))
      if let known = classes.firstIndex(where: { $0 === schema }) { return Int32(known) }
      classes.append(schema)
      return Int32(classes.count - 1)
    }
    self.classes = classes
  }

  /// A property's value: what the scene says, or what holds where it says nothing; nil where the class has none of that name.
  package func value(of name: PropertyName, in id: ObjectID) -> SceneValue? {
    let known = known(of: name, in: id)
    if case .none = known.usual { return nil }
    guard let property = objects.property(known.number, at: id.index) else {
      return unwrittenValue(of: name, in: id, known.usual)
    }
    let written = objects.value(ofProperty: property)
    // Neither the property's schema nor the object is copied for most values.
    guard case .keyed = written else { return written }
    return validated.schema(of: id).properties[name.text]?.completed(written) ?? written
  }

  /// What the scene says of a property; nil if it says nothing.
  package func writtenValue(of name: PropertyName, in id: ObjectID) -> SceneValue? {
    objects.property(number(of: name, in: id), at: id.index).map { objects.value(ofProperty: $0) }
  }

  /// The number that a property's name has in the scene; nil where no object sets such a property.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - id: An object that is asked for the property.
  package func number(of name: PropertyName, in id: ObjectID) -> UInt32? { known(of: name, in: id).number }

  /// What a property would be if the scene did not say; nil where the class has none of that name.
  package func unwrittenValue(of name: PropertyName, in id: ObjectID) -> SceneValue? {
    unwrittenValue(of: name, in: id, known(of: name, in: id).usual)
  }

  private func unwrittenValue(of name: PropertyName, in id: ObjectID, _ usual: UsualDefault) -> SceneValue? {
    switch usual {
    case .none: return nil
    case .value(let value): return value
    case .dependsOnObject(let property):
      let isPlaced = validated.isPlacedByConstraints(id, constrained: constrainedViews)
      return property.schema.unwrittenValue(in: validated.schema(of: id), isPlaced: isPlaced) { other in
        objects.value(of: other, at: id.index)
      }
    }
  }

  // MARK: - What objects of a class have in common

  /// The default of a property of all objects of a class.
  private enum UsualDefault {
    /// The class has no such property.
    case none
    case value(SceneValue)
    /// What else an object says decides.
    case dependsOnObject(PropertyOfClass)
  }

  /// A property, as an object: its schema has many parts, and is asked for again and again.
  private final class PropertyOfClass: Sendable {
    let schema: PropertySchema

    init(_ schema: PropertySchema) { self.schema = schema }
  }

  /// What is known of the properties that were asked for.
  private struct KnownProperties {
    var names = TextLookup()
    var literals = LiteralLookup()
    var properties: [PropertyOfScene] = []
  }

  /// What is known of the properties of one name.
  private struct PropertyOfScene {
    /// The number of the name in the scene; nil where no object sets such a property.
    var number: UInt32?
    /// The defaults of the classes, by their indexes; nil for those that were not asked for.
    var usual: [UsualDefault?]
  }

  private func known(of name: PropertyName, in id: ObjectID) -> (number: UInt32?, usual: UsualDefault) {
    let index = Int(classIndexes[id.index])
    return known.withLock { known in
      var at = known.literals.index(of: name.literal)
      if at < 0 {
        let text = name.text
        at = known.names.index(of: text, orAdd: known.properties.count)
        if at == known.properties.count {
          let none = [UsualDefault?](repeating: nil, count: classes.count)
          known.properties.append(PropertyOfScene(number: objects.names.number(of: text), usual: none))
        }
        known.literals.add(name.literal, at)
      }
      if let usual = known.properties[at].usual[index] { return (known.properties[at].number, usual) }
      let usual = usualDefault(of: name.text, in: classes[index])
      known.properties[at].usual[index] = usual
      return (known.properties[at].number, usual)
    }
  }

  private func usualDefault(of name: String, in schema: ClassSchema) -> UsualDefault {
    guard let property = schema.properties[name] else { return .none }
    let isUsual = property.conditionalDefaults.isEmpty && !PlacedProperty.contains(name)
    return isUsual ? .value(property.defaultValue) : .dependsOnObject(PropertyOfClass(property))
  }

  // MARK: - What is computed of several properties

  /// Bounds, center and transform of a view, however the scene says them.
  package func geometry(of id: ObjectID) -> [Double] {
    func numbers(_ name: String) -> [Double]? {
      if case .geometry(_, let numbers)? = objects.value(of: name, at: id.index) { numbers } else { nil }
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
