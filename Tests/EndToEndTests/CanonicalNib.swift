import NibArchive

/// A nib whose order where it means nothing is the same whoever wrote it.
///
/// Two lists have an order of their own in Interface Builder's nibs that nothing reads: the constraints of a view, and the list of all
/// objects. Both are sorted by what they hold: the place of a view in its hierarchy, the terms of a constraint.
struct CanonicalNib {
  private let archive: NibArchive
  private var viewPaths: [Int: String] = [:]

  init(_ archive: NibArchive) {
    self.archive = archive
    index()
  }

  /// The sorted archive.
  func archived() -> NibArchive {
    var graph = NibArchiveGraph()
    let nodes = archive.objects.indices.map { graph.makeNode(archive.className(of: $0)) }
    for object in archive.objects.indices {
      for (key, payload) in sortedValues(of: object) {
        graph.append(key, Self.value(payload, nodes), to: nodes[object])
      }
    }
    return graph.archive(root: nodes[0], coderVersion: archive.coderVersion)
  }

  private func sortedValues(of object: Int) -> [(key: String, payload: NibArchive.Payload)] {
    let values = archive.values(of: object).map { ($0.key, $0.payload) }
    guard unorderedLists.contains(object) else { return values.map { (key: $0.0, payload: $0.1) } }
    let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
    let elements = values.filter { $0.0 == "UINibEncoderEmptyKey" }.sorted { signature($0.1) < signature($1.1) }
    return (head + elements).map { (key: $0.0, payload: $0.1) }
  }

  /// The arrays whose order means nothing.
  private var unorderedLists: Set<Int> {
    var lists: Set<Int> = []
    for object in archive.objects.indices {
      for (key, payload) in archive.values(of: object) {
        if key == "UIViewAutolayoutConstraints" || key == "UINibObjectsKey", case .object(let list) = payload {
          lists.insert(list)
        }
      }
    }
    return lists
  }

  private mutating func index() {
    var stack: [(object: Int, path: String)] = []
    for object in archive.objects.indices where archive.className(of: object) == "NSObject" {
      guard let list = reference("UINibTopLevelObjectsKey", of: object) else { continue }
      for (place, element) in elements(of: list).enumerated() { stack.append((element, "\(place)")) }
    }
    while let (object, path) = stack.popLast() {
      viewPaths[object] = path
      guard let subviews = reference("UISubviews", of: object) else { continue }
      for (place, element) in elements(of: subviews).enumerated() {
        stack.append((element, path + "." + String(repeating: "0", count: 3 - min(3, "\(place)".count)) + "\(place)"))
      }
    }
  }

  private func reference(_ key: String, of object: Int) -> Int? {
    for (found, payload) in archive.values(of: object) where found == key {
      if case .object(let target) = payload { return target }
    }
    return nil
  }

  private func elements(of list: Int) -> [Int] {
    archive.values(of: list).compactMap { value in
      if value.key == "UINibEncoderEmptyKey", case .object(let element) = value.payload { element } else { nil }
    }
  }

  /// What an element of a list is sorted by.
  private func signature(_ payload: NibArchive.Payload) -> String {
    guard case .object(let object) = payload else { return "" }
    if let path = viewPaths[object] { return "1 " + path }
    let parts = archive.values(of: object).map { value -> String in
      if case .object(let target) = value.payload {
        return "\(value.key)=\(viewPaths[target] ?? archive.className(of: target))"
      }
      return "\(value.key)=\(value.payload)"
    }
    return "2 " + archive.className(of: object) + parts.joined(separator: ";")
  }

  private static func value(
    _ payload: NibArchive.Payload,
    _ nodes: [NibArchiveGraph.NodeID]
  ) -> NibArchiveGraph.Value {
    switch payload {
    case .int8(let number): .int8(number)
    case .int16(let number): .int16(number)
    case .int32(let number): .int32(number)
    case .int64(let number): .int64(number)
    case .bool(let flag): .bool(flag)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let bytes): .data(bytes)
    case .null: .null
    case .object(let index): .object(nodes[index])
    }
  }
}
