import NibArchive

/// A class that a nib is sure to need: one of an application, or that of an object which the nib lists.
struct NeededClass {
  /// The name in messages.
  let name: String
  /// What must have a row.
  let demand: Demand
  /// The first object that needs it.
  let object: Int

  /// How the class is found.
  enum Demand {
    /// By a name.
    case name(String)
    /// By a class of the nib, or one that may replace it.
    case entry(Int)
  }
}

extension PreparedNib {
  /// Finds the needed classes, in the order of their first objects.
  func findNeededClasses() -> [NeededClass] {
    let isListed = listedObjects()
    var result: [NeededClass] = []
    var isKnown = Array(repeating: false, count: classes.count)
    var nameObjects: Set<Int> = []
    var swapped: Set<String> = []
    for (index, object) in objects.enumerated() {
      let entry = classes[Int(object.classIndex)]
      switch entry.kind {
      case .proxy, .foundation: continue
      case .swapper:
        // A long name that many objects share is looked at once.
        guard let nameObject = objectIndex("UIClassName", of: index), nameObjects.insert(nameObject).inserted,
          let name = text(of: nameObject), swapped.insert(name).inserted
        else { continue }
        result.append(NeededClass(name: SwiftClassName.demangled(name), demand: .name(name), object: index))
      case .registered:
        guard isListed[index], !isKnown[Int(object.classIndex)] else { continue }
        isKnown[Int(object.classIndex)] = true
        result.append(NeededClass(name: entry.name, demand: .entry(Int(object.classIndex)), object: index))
      }
    }
    return result
  }

  /// Whether each object is in the nib's own list.
  private func listedObjects() -> ContiguousArray<Bool> {
    var isListed = ContiguousArray(repeating: false, count: objects.count)
    guard !objects.isEmpty, let list = objectIndex("UINibObjectsKey", of: 0) else { return isListed }
    for object in elements(of: list) { isListed[object] = true }
    return isListed
  }
}
