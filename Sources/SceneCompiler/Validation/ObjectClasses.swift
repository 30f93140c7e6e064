import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The classes of a scene's objects as the catalog has them.
struct ObjectClasses: Sendable {
  /// The class of each name that objects have, by the number of the name; nil where no schema declares it.
  private var named: [ClassSchema?]
  /// The classes of objects that name a superclass, where no schema declares their own, by index.
  private(set) var others: [Int: ClassSchema] = [:]
  private let objects: SceneObjectList

  /// The classes that occur, each once.
  private(set) var distinct: [ClassSchema] = []
  private var isKnown: [Bool]

  init(_ scene: Scene, _ catalog: SceneCatalog) {
    objects = scene.objects
    named = Array(repeating: nil, count: objects.names.names.count)
    isKnown = Array(repeating: false, count: named.count)
    for index in objects.records.indices {
      let number = Int(objects.records[index].className)
      if !isKnown[number] {
        isKnown[number] = true
        named[number] = catalog.schema(named: objects.names.names[number])
        if let schema = named[number] { add(schema) }
      }
      guard objects.records[index].rest >= 0, objects.hasSuperclassName(at: index),
        let superclass = objects[index].superclassName.flatMap({ catalog.schema(named: $0.value) })
      else { continue }
      add(superclass)
      if named[number] == nil { others[index] = superclass }
    }
  }

  private mutating func add(_ schema: ClassSchema) {
    if !distinct.contains(where: { $0 === schema }) { distinct.append(schema) }
  }

  /// The class of an object; nil where no schema declares it or its superclass.
  subscript(index: Int) -> ClassSchema? {
    if !others.isEmpty, objects.records[index].rest >= 0, let other = others[index] { return other }
    return named[Int(objects.records[index].className)]
  }

  /// The objects of the classes for which something holds, by index.
  func indices(where holds: (ClassSchema) -> Bool) -> [Int] {
    guard distinct.contains(where: holds) else { return [] }
    let wanted = map { holds($0) ? true : nil }
    return objects.records.indices.filter { wanted.value(at: $0, objects) != nil }
  }

  /// Something worked out for each class that occurs.
  func map<Value: Sendable>(_ value: (ClassSchema) -> Value?) -> ByClass<Value> {
    ByClass(named: named.map { $0.flatMap(value) }, others: others.compactMapValues(value))
  }

  /// Something of classes, by object.
  struct ByClass<Value: Sendable>: Sendable {
    fileprivate let named: [Value?]
    fileprivate let others: [Int: Value]

    /// Whether no class has it.
    var isEmpty: Bool { others.isEmpty && !named.contains { $0 != nil } }

    /// What the class of an object has; nil where it has nothing.
    func value(at index: Int, _ objects: SceneObjectList) -> Value? {
      if !others.isEmpty, objects.records[index].rest >= 0, let other = others[index] { return other }
      return named[Int(objects.records[index].className)]
    }
  }
}
