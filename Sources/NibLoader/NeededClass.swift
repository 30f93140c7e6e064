/// A class that a nib is sure to need: one of an application, or that of an object which the nib lists.
struct NeededClass {
  /// The name in messages.
  let name: String
  /// The names of which one must have a row.
  let names: [String]
  /// The first object that needs it.
  let object: Int
}

extension NibTables {
  /// The needed classes in the order of their first objects.
  ///
  /// - Parameter isElementKey: Whether a key is that of an element of a collection.
  func neededClasses(_ isElementKey: [Bool]) -> [NeededClass] {
    var isListed = ContiguousArray(repeating: false, count: objects.count)
    for list in objectIndexes(forKey: "UINibObjectsKey", of: 0) {
      for index in objects[list].values where isElementKey[Int(values[index].key)] {
        if let object = values[index].objectIndex { isListed[object] = true }
      }
    }
    var result: [NeededClass] = []
    var isKnown = Array(repeating: false, count: classes.count)
    var swapped: Set<String> = []
    for (index, object) in objects.enumerated() {
      let entry = classes[Int(object.classIndex)]
      switch entry.kind {
      case .proxy, .foundation: continue
      case .swapper:
        let name = objectIndexes(forKey: "UIClassName", of: index).first.flatMap(text)
        guard let name, swapped.insert(name).inserted else { continue }
        result.append(NeededClass(name: RuntimeClassName.demangled(name), names: [name], object: index))
      case .registered:
        guard isListed[index], !isKnown[Int(object.classIndex)] else { continue }
        isKnown[Int(object.classIndex)] = true
        result.append(NeededClass(name: entry.name, names: [entry.name] + entry.fallbacks, object: index))
      }
    }
    return result
  }
}
