import SceneCatalog
package import SceneModel

/// What the properties of a scene's objects are, whether the scene says so or not.
///
/// Rules ask hundreds of times: what a class says of a property is worked out once for all scenes.
package final class EffectiveValues: Sendable {
  private let validated: ValidatedScene
  private let objects: SceneObjectList
  /// The views that a constraint names.
  private let constrainedViews: ConstrainedViews
  /// What the keys of the classes that occur mean, and the index of each object's class among them.
  private let classes: [ClassMembers]
  private let classIndexes: [Int32]
  /// The numbers of the properties' names in the scene, by `PropertyName`; `NameTable.none` for those that no object sets.
  private let numbers: [UInt32]
  /// The properties of these classes, by `PropertyName`.
  private let named: [[ClassMembers.Property?]]

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
    self.classes = classes.map(\.members)
    var numbers = [UInt32](repeating: NameTable.none, count: PropertyName.count)
    for (number, name) in objects.names.names.enumerated() {
      if let name = PropertyName.named(name) { numbers[Int(name.rawValue)] = UInt32(number) }
    }
    self.numbers = numbers
    named = self.classes.map(\.named)
  }

  /// A property's value: what the scene says, or what holds where it says nothing; nil where the class has none of that name.
  package func value(of name: PropertyName, in id: ObjectID) -> SceneValue? {
    guard let member = member(of: name, in: id) else { return nil }
    guard let property = property(name, of: id) else { return unwrittenValue(member, in: id) }
    return written(property, member)
  }

  /// A Bool, whether the scene says it or not; nil where the class has no such property.
  package func flag(_ name: PropertyName, in id: ObjectID) -> Bool? {
    guard let member = member(of: name, in: id) else { return nil }
    if let property = property(name, of: id) {
      let record = objects.properties[property]
      if record.kind == .bool { return record.payload != 0 }
    } else if let flag = member.usualFlag, !member.dependsOnPlacement {
      return flag
    }
    if case .bool(let flag)? = value(of: name, in: id) { return flag } else { return nil }
  }

  /// A number, whether the scene says it or not; nil where the class has no such property.
  package func number(_ name: PropertyName, in id: ObjectID) -> Double? {
    guard let member = member(of: name, in: id) else { return nil }
    if let property = property(name, of: id) {
      let record = objects.properties[property]
      if record.kind == .double { return Double(bitPattern: record.payload) }
    } else if let number = member.usualNumber {
      return number
    }
    return switch value(of: name, in: id) {
    case .double(let number)?: number
    case .int(let number)?: Double(number)
    default: nil
    }
  }

  /// The rectangle that the scene gives a property; nil if it gives none.
  package func writtenRect(_ name: PropertyName, of id: ObjectID) -> (
    x: Double, y: Double, width: Double, height: Double
  )? {
    guard let property = property(name, of: id) else { return nil }
    let record = objects.properties[property]
    if record.kind == .geometry, SceneObjectList.geometryKinds[record.extent] == .rect {
      let first = record.index
      return (
        objects.numbers[first], objects.numbers[first + 1], objects.numbers[first + 2], objects.numbers[first + 3]
      )
    }
    guard case .geometry(.rect, let numbers) = objects.value(of: record), numbers.count == 4 else { return nil }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Whether a property is null, whether the scene says so or not; false where the class has no such property.
  package func isNull(_ name: PropertyName, in id: ObjectID) -> Bool {
    if case .null? = value(of: name, in: id) { true } else { false }
  }

  /// A property's value, whether the scene says it or not, by a name that is known only when the program runs.
  package func value(named name: String, in id: ObjectID) -> SceneValue? {
    guard let member = member(named: name, in: id) else { return nil }
    guard let property = objects.property(objects.names.number(of: name), at: id.index) else {
      return unwrittenValue(member, in: id)
    }
    return written(property, member)
  }

  private func written(_ property: Int, _ member: ClassMembers.Property) -> SceneValue {
    let written = objects.value(ofProperty: property)
    if case .keyed = written { return member.schema.completed(written) }
    return written
  }

  /// What the scene says of a property; nil if it says nothing.
  package func writtenValue(of name: PropertyName, in id: ObjectID) -> SceneValue? {
    property(name, of: id).map { objects.value(ofProperty: $0) }
  }

  /// The index of a property that the scene sets, among those of all objects; nil if it says nothing of it.
  package func property(_ name: PropertyName, of id: ObjectID) -> Int? {
    let number = numbers[Int(name.rawValue)]
    return number == NameTable.none ? nil : objects.property(number, at: id.index)
  }

  /// What a property would be if the scene did not say; nil where the class has none of that name.
  package func unwrittenValue(named name: String, in id: ObjectID) -> SceneValue? {
    member(named: name, in: id).map { unwrittenValue($0, in: id) }
  }

  /// Whether a property that the scene sets would be the same without it; never of one that Swift's initializer demands.
  ///
  /// - Parameters:
  ///   - property: The index of the property among those of all objects.
  ///   - id: Its object.
  package func isDefault(_ property: Int, in id: ObjectID) -> Bool {
    let record = objects.properties[property]
    guard let member = member(named: objects.names[record.name], in: id), !member.schema.isRequired else {
      return false
    }
    return objects.isValue(unwrittenValue(member, in: id), of: record)
  }

  private func unwrittenValue(_ member: ClassMembers.Property, in id: ObjectID) -> SceneValue {
    let isPlaced = member.dependsOnPlacement && validated.isPlacedByConstraints(id, constrained: constrainedViews)
    if !isPlaced, let value = member.usualDefault { return value }
    return classes[Int(classIndexes[id.index])].unwrittenValue(of: member, isPlaced: isPlaced) { other in
      objects.value(of: other, at: id.index)
    }
  }

  private func member(named name: String, in id: ObjectID) -> ClassMembers.Property? {
    classes[Int(classIndexes[id.index])].property(named: name)
  }

  private func member(of name: PropertyName, in id: ObjectID) -> ClassMembers.Property? {
    named[Int(classIndexes[id.index])][Int(name.rawValue)]
  }

  // MARK: - What is computed of several properties

  /// Bounds, center and transform of a view, however the scene says them.
  package func geometry(of id: ObjectID) -> [Double] {
    func numbers(_ name: PropertyName) -> [Double]? {
      if case .geometry(_, let numbers)? = writtenValue(of: name, in: id) { numbers } else { nil }
    }
    let geometry = ViewGeometry(
      frame: numbers(.frame),
      bounds: numbers(.bounds),
      center: numbers(.center),
      transform: numbers(.transform)
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
