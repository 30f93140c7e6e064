import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The classes of a scene's objects as the catalog has them.
struct ObjectClasses: Sendable {
  /// A class of objects.
  private struct Class: Sendable {
    /// Nil where no schema declares it.
    var schema: ClassSchema?
    /// Whether an application declares it.
    var isCustom = true
    /// Which classes of UIKit it is; none where no schema declares it.
    var kinds: KnownClass.Set = []
    var isKnown = false
  }

  /// The classes that the objects name, by the number of the name, and then those of superclasses.
  private var classes: [Class]
  /// The index of each object's class.
  private var indexes: [Int32] = []
  /// How many of the classes the objects name themselves.
  private let namedCount: Int
  /// The classes that occur, each once.
  private(set) var distinct: [ClassSchema] = []

  init(_ objects: SceneObjectList, _ catalog: SceneCatalog) {
    classes = Array(repeating: Class(), count: objects.names.names.count)
    namedCount = classes.count
    indexes.reserveCapacity(objects.records.count)
    for index in objects.records.indices {
      let number = Int(objects.records[index].className)
      indexes.append(Int32(number))
      if !classes[number].isKnown {
        classes[number].isKnown = true
        if let schema = catalog.schema(named: objects.names.names[number]) {
          add(schema)
          let isCustom = schema.isCustom || schema.name != objects.names.names[number]
          classes[number] = Class(schema: schema, isCustom: isCustom, kinds: schema.kinds, isKnown: true)
        }
      }
      guard objects.records[index].rest >= 0,
        let superclass = objects.superclassName(at: index).flatMap({ catalog.schema(named: $0.value) })
      else { continue }
      add(superclass)
      if classes[number].schema == nil {
        indexes[index] = Int32(classes.count)
        classes.append(Class(schema: superclass, kinds: superclass.kinds, isKnown: true))
      }
    }
  }

  private mutating func add(_ schema: ClassSchema) {
    if !distinct.contains(where: { $0 === schema }) { distinct.append(schema) }
  }

  /// The class of an object; nil where no schema declares it or its superclass.
  subscript(index: Int) -> ClassSchema? { classes[Int(indexes[index])].schema }

  /// The number of classes that objects can have.
  var count: Int { classes.count }

  /// The number of an object's class, from 0 up to `count`.
  func number(_ index: Int) -> Int { Int(indexes[index]) }

  /// Which classes of UIKit an object is of; none where no schema declares its class or superclass.
  func kinds(_ index: Int) -> KnownClass.Set { classes[Int(indexes[index])].kinds }

  /// Whether the class of an object is one that an application declares, or that no schema does.
  func isCustom(_ index: Int) -> Bool { classes[Int(indexes[index])].isCustom }

  /// Whether the class of some object is that of the superclass which it names.
  var hasSuperclasses: Bool { classes.count > namedCount }

  /// Whether the class of an object is that of the superclass which it names.
  func isOfSuperclass(_ index: Int) -> Bool { indexes[index] >= namedCount }

  /// The objects of the classes for which something holds, by index.
  func indices(where holds: (ClassSchema) -> Bool) -> [Int] {
    guard distinct.contains(where: holds) else { return [] }
    let wanted = classes.map { $0.schema.map(holds) ?? false }
    return indexes.indices.filter { wanted[Int(indexes[$0])] }
  }

  /// Something worked out for each class that occurs.
  func map<Value: Sendable>(_ value: (ClassSchema) -> Value?) -> ByClass<Value> {
    ByClass(values: classes.map { $0.schema.flatMap(value) }, indexes: indexes)
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
