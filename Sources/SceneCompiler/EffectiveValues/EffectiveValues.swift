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
  /// Whether neither constraints nor a slot of some class place any view.
  private let placesNothing: Bool
  /// What the keys of the classes that occur mean, and the index of each object's class among them.
  private let classes: [ClassMembers]
  private let classIndexes: [Int32]
  /// The numbers of the properties' names in the scene, by `PropertyName`; `NameTable.none` for those that no object sets.
  private let numbers: [UInt32]
  /// The properties of these classes, those of one side by side and by `PropertyName`; nil for those that a class does not have.
  ///
  /// The classes own them, so that an answer takes no counting of references.
  private let named: [Unmanaged<ClassMembers.Property>?]

  /// Makes the values of a scene.
  package init(_ scene: ValidatedScene) {
    validated = scene
    objects = scene.scene.objects
    constrainedViews = scene.constrainedViews(of: scene.scene.constraints.indices)
    var classes: [ClassMembers] = []
    var indexes = [Int32](repeating: -1, count: scene.classes.count)
    var classIndexes: [Int32] = []
    classIndexes.reserveCapacity(objects.records.count)
    for index in objects.records.indices {
      let number = scene.classes.number(index)
      if indexes[number] < 0 {
        indexes[number] = Int32(classes.count)
        classes.append(scene.schema(of: ObjectID(index)).members)
      }
      classIndexes.append(indexes[number])
    }
    (self.classes, self.classIndexes) = (classes, classIndexes)
    placesNothing =
      constrainedViews.isEmpty && scene.classes.distinct.allSatisfy { $0.constrainingSlots.isEmpty }
    var numbers = [UInt32](repeating: NameTable.none, count: PropertyName.count)
    for (number, name) in objects.names.names.enumerated() {
      if let name = PropertyName.named(name) { numbers[Int(name.rawValue)] = UInt32(number) }
    }
    self.numbers = numbers
    var named: [Unmanaged<ClassMembers.Property>?] = []
    named.reserveCapacity(classes.count * PropertyName.count)
    for known in classes { named.append(contentsOf: known.named) }
    self.named = named
  }

  /// A property's value: what the scene says, or what holds where it says nothing; nil where the class has none of that name.
  package func value(of name: PropertyName, in id: ObjectID) -> SceneValue? {
    unmanaged(name, in: id)?._withUnsafeGuaranteedRef { member in
      guard let property = property(name, of: id) else { return unwrittenValue(member, in: id) }
      return written(property, member)
    }
  }

  /// Whether some text in a property's value can be read; false where the class has no such property.
  package func hasText(_ name: PropertyName, in id: ObjectID) -> Bool {
    if let property = property(name, of: id), objects.beginsWithLetter(objects.properties[property]) { return true }
    return value(of: name, in: id)?.hasText == true
  }

  /// A Bool, whether the scene says it or not; nil where the class has no such property.
  package func flag(_ name: PropertyName, in id: ObjectID) -> Bool? {
    guard let member = unmanaged(name, in: id) else { return nil }
    if let property = property(name, of: id) {
      let record = objects.properties[property]
      if record.kind == .bool { return record.payload != 0 }
    } else if let flag = member._withUnsafeGuaranteedRef({
      $0.dependsOnPlacement && !placesNothing ? nil : $0.usualFlag
    }) {
      return flag
    }
    if case .bool(let flag)? = value(of: name, in: id) { return flag } else { return nil }
  }

  /// A number, whether the scene says it or not; nil where the class has no such property.
  package func number(_ name: PropertyName, in id: ObjectID) -> Double? {
    guard let member = unmanaged(name, in: id) else { return nil }
    if let property = property(name, of: id) {
      let record = objects.properties[property]
      if record.kind == .double { return Double(bitPattern: record.payload) }
    } else if let number = member._withUnsafeGuaranteedRef({ $0.usualNumber }) {
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
    guard let member = unmanaged(name, in: id) else { return false }
    if let property = property(name, of: id) {
      let kind = objects.properties[property].kind
      if kind != .boxed { return kind == .null }
    } else if let isNull = member._withUnsafeGuaranteedRef({ $0.isUsuallyNull }) {
      return isNull
    }
    if case .null? = value(of: name, in: id) { return true } else { return false }
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

  /// The properties that the scene sets to what they are without it; none that Swift's initializer demands.
  ///
  /// - Parameter included: Which properties are looked at, by their index among those of all objects.
  /// - Returns: Their objects and their indexes, in the order of the text.
  package func defaults(where included: (PropertyRecord) -> Bool) -> [(id: ObjectID, property: Int)] {
    var found: [(id: ObjectID, property: Int)] = []
    // What a name means for a class is looked up once; its objects set few properties.
    var members = [[(name: UInt32, member: Unmanaged<ClassMembers.Property>?)]](repeating: [], count: classes.count)
    for index in objects.records.indices where objects.isMade(at: index) {
      let number = Int(classIndexes[index])
      for property in objects.records[index].properties where included(objects.properties[property]) {
        let record = objects.properties[property]
        let known = members[number].firstIndex { $0.name == record.name }
        if known == nil {
          if members[number].isEmpty { members[number].reserveCapacity(12) }
          // The class keeps it.
          let member = classes[number].property(named: objects.names[record.name])
          members[number].append((record.name, member.map { Unmanaged.passUnretained($0) }))
        }
        guard let member = members[number][known ?? members[number].count - 1].member else { continue }
        let isDefault = member._withUnsafeGuaranteedRef {
          !$0.isRequired && isValue(record, of: $0, in: ObjectID(index))
        }
        if isDefault { found.append((ObjectID(index), property)) }
      }
    }
    return found
  }

  /// Whether a property is set to what it is if the scene does not say.
  private func isValue(_ record: PropertyRecord, of member: ClassMembers.Property, in id: ObjectID) -> Bool {
    // Most have a default that is not even of the same kind.
    if placesNothing || !member.dependsOnPlacement {
      switch record.kind {
      case .bool: if let flag = member.usualFlag { return flag == (record.payload != 0) }
      case .double: if let number = member.usualNumber { return number == Double(bitPattern: record.payload) }
      case .text, .geometry: if member.isUsuallyNull == true { return false }
      default: break
      }
    }
    return objects.isValue(unwrittenValue(member, in: id), of: record)
  }

  private func unwrittenValue(_ member: ClassMembers.Property, in id: ObjectID) -> SceneValue {
    let isPlaced =
      !placesNothing && member.dependsOnPlacement && validated.isPlacedByConstraints(id, constrained: constrainedViews)
    if !isPlaced, let value = member.usualDefault { return value }
    return classes[Int(classIndexes[id.index])].unwrittenValue(of: member, isPlaced: isPlaced) { other in
      objects.value(of: other, at: id.index)
    }
  }

  private func member(named name: String, in id: ObjectID) -> ClassMembers.Property? {
    classes[Int(classIndexes[id.index])].property(named: name)
  }

  private func unmanaged(_ name: PropertyName, in id: ObjectID) -> Unmanaged<ClassMembers.Property>? {
    named[Int(classIndexes[id.index]) * PropertyName.count + Int(name.rawValue)]
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
