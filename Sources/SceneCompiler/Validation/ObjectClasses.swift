import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The classes of a scene's objects as the catalog has them.
struct ObjectClasses: Sendable {
  /// The classes that the objects name, by the number of the name, and then those of superclasses; nil where no schema
  /// declares it.
  private var classes: [ClassSchema?]
  /// The index of each object's class.
  private var indexes: [Int32] = []

  /// Whether an application declares the class, by the same index.
  private var isCustom: [Bool]
  /// Which classes of UIKit it is, by the same index; none where no schema declares it.
  private var kinds: [KnownClass.Set]
  /// How many of the classes the objects name themselves.
  private let namedCount: Int
  /// The classes that occur, each once.
  private(set) var distinct: [ClassSchema] = []

  init(_ objects: SceneObjectList, _ catalog: SceneCatalog) {
    classes = Array(repeating: nil, count: objects.names.names.count)
    namedCount = classes.count
    isCustom = Array(repeating: true, count: namedCount)
    kinds = Array(repeating: [], count: namedCount)
    indexes.reserveCapacity(objects.records.count)
    var isKnown = Array(repeating: false, count: classes.count)
    for index in objects.records.indices {
      let number = Int(objects.records[index].className)
      indexes.append(Int32(number))
      if !isKnown[number] {
        isKnown[number] = true
        classes[number] = catalog.schema(named: objects.names.names[number])
        if let schema = classes[number] {
          add(schema)
          kinds[number] = schema.kinds
          isCustom[number] = schema.isCustom || schema.name != objects.names.names[number]
        }
      }
      guard objects.records[index].rest >= 0,
        let superclass = objects.superclassName(at: index).flatMap({ catalog.schema(named: $0.value) })
      else { continue }
      add(superclass)
      if classes[number] == nil {
        indexes[index] = Int32(classes.count)
        classes.append(superclass)
        kinds.append(superclass.kinds)
        isCustom.append(true)
      }
    }
  }

  private mutating func add(_ schema: ClassSchema) {
    if !distinct.contains(where: { $0 === schema }) { distinct.append(schema) }
  }

  /// The class of an object; nil where no schema declares it or its superclass.
  subscript(index: Int) -> ClassSchema? { classes[Int(indexes[index])] }

  /// The number of classes that objects can have.
  var count: Int { classes.count }

  /// The number of an object's class, from 0 up to `count`.
  func number(_ index: Int) -> Int { Int(indexes[index]) }

  /// Which classes of UIKit an object is of; none where no schema declares its class or superclass.
  func kinds(_ index: Int) -> KnownClass.Set { kinds[Int(indexes[index])] }

  /// Whether the class of an object is one that an application declares, or that no schema does.
  func isCustom(_ index: Int) -> Bool { isCustom[Int(indexes[index])] }

  /// Whether the class of some object is that of the superclass which it names.
  var hasSuperclasses: Bool { classes.count > namedCount }

  /// Whether the class of an object is that of the superclass which it names.
  func isOfSuperclass(_ index: Int) -> Bool { indexes[index] >= namedCount }

  /// The objects of the classes for which something holds, by index.
  func indices(where holds: (ClassSchema) -> Bool) -> [Int] {
    guard distinct.contains(where: holds) else { return [] }
    let wanted = classes.map { $0.map(holds) ?? false }
    return indexes.indices.filter { wanted[Int(indexes[$0])] }
  }

  /// Something worked out for each class that occurs.
  func map<Value: Sendable>(_ value: (ClassSchema) -> Value?) -> ByClass<Value> {
    ByClass(values: classes.map { $0.flatMap(value) }, indexes: indexes)
  }

  /// Something of classes, by object.
  struct ByClass<Value: Sendable>: Sendable {
    fileprivate let values: [Value?]
    fileprivate let indexes: [Int32]

    /// Whether no class has it.
    var isEmpty: Bool { !values.contains { $0 != nil } }

    /// What the class of an object has; nil where it has nothing.
    subscript(index: Int) -> Value? { values[Int(indexes[index])] }
  }
}
