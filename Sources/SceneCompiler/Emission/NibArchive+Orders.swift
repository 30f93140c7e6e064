import NibArchive
import SceneModel

extension NibArchive {
  /// The archive with its tables in other orders; an order that is no permutation of a table leaves it as it is.
  func ordered(_ orders: TableOrders) -> NibArchive {
    var archive = self
    if let version = orders.coderVersion.flatMap({ UInt32(exactly: $0) }) { archive.coderVersion = version }
    if let indexes = Self.indexes(orders.keys, count: keys.count) {
      archive.keys = orders.keys.map { archive.keys[$0] }
      for index in archive.values.indices { archive.values[index].keyIndex = indexes[archive.values[index].keyIndex] }
    }
    if let indexes = Self.indexes(orders.classes, count: classNames.count) {
      archive.classNames = orders.classes.map { archive.classNames[$0] }
      for index in archive.classNames.indices {
        archive.classNames[index].fallbacks = archive.classNames[index].fallbacks.map { indexes[$0] }
      }
      for index in archive.objects.indices {
        archive.objects[index].classIndex = indexes[archive.objects[index].classIndex]
      }
    }
    if let indexes = Self.indexes(orders.objects, count: objects.count) { archive.reorder(orders.objects, indexes) }
    return archive
  }

  /// Where each entry goes; nil unless the order names every entry once.
  static func indexes(_ order: [Int], count: Int) -> [Int]? {
    guard order.count == count, count > 0 else { return nil }
    var indexes = Array(repeating: -1, count: count)
    for (index, entry) in order.enumerated() {
      guard entry >= 0, entry < count, indexes[entry] < 0 else { return nil }
      indexes[entry] = index
    }
    return indexes
  }

  /// Values lie in the order of the objects that own them.
  private mutating func reorder(_ order: [Int], _ indexes: [Int]) {
    var moved: [Object] = []
    var movedValues: [Value] = []
    for entry in order {
      var object = objects[entry]
      let start = movedValues.count
      movedValues += values[object.values].map { value in
        var value = value
        if case .object(let target) = value.payload { value.payload = .object(indexes[target]) }
        return value
      }
      object.values = object.values.isEmpty ? 0..<0 : start..<movedValues.count
      moved.append(object)
    }
    objects = moved
    values = movedValues
  }
}
