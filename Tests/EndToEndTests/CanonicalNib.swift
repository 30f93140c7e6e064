import NibArchive

/// A nib whose order where it means nothing is the same whoever wrote it.
///
/// Some lists have an order of their own in Interface Builder's nibs that nothing reads: the constraints of a view, the list of all objects,
/// runtime attributes and accessibility configurations; and the elements of a set have none at all. They are sorted by what they hold: the place of a view in its hierarchy, the terms
/// of a constraint, a key path. Among the objects at the top the proxies come first.
struct CanonicalNib {
  private let archive: NibArchive
  private var viewPaths: [Int: String] = [:]
  private var topLevel: Int?

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
    if object == topLevel {
      let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
      let sorted = topLevelElements(of: object).map { ("UINibEncoderEmptyKey", NibArchive.Payload.object($0)) }
      return (head + sorted).map { (key: $0.0, payload: $0.1) }
    }
    guard unorderedLists.contains(object) else { return values.map { (key: $0.0, payload: $0.1) } }
    let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
    let elements = values.filter { $0.0 == "UINibEncoderEmptyKey" }.sorted { signature($0.1) < signature($1.1) }
    return (head + elements).map { (key: $0.0, payload: $0.1) }
  }

  private static let unorderedKeys: Set = [
    "UIViewAutolayoutConstraints", "UINibObjectsKey", "UINibKeyValuePairsKey", "UINibAccessibilityConfigurationsKey",
  ]

  /// The arrays whose order means nothing.
  private var unorderedLists: Set<Int> {
    var lists: Set<Int> = []
    for object in archive.objects.indices {
      if archive.className(of: object) == "NSSet" { lists.insert(object) }
      for (key, payload) in archive.values(of: object) {
        if Self.unorderedKeys.contains(key), case .object(let list) = payload {
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
      topLevel = list
      for (place, element) in topLevelElements(of: list).enumerated() { stack.append((element, "\(place)")) }
    }
    while let (object, path) = stack.popLast() {
      viewPaths[object] = path
      guard let subviews = reference("UISubviews", of: object) else { continue }
      for (place, element) in elements(of: subviews).enumerated() {
        stack.append((element, path + "." + String(repeating: "0", count: 3 - min(3, "\(place)".count)) + "\(place)"))
      }
    }
  }

  /// The proxies by name, then the objects in their order.
  private func topLevelElements(of list: Int) -> [Int] {
    func rank(_ object: Int) -> String {
      guard archive.className(of: object) == "UIProxyObject",
        let name = reference("UIProxiedObjectIdentifier", of: object)
      else { return "~" }
      return text(of: name) ?? ""
    }
    let found = elements(of: list)
    return found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  private func text(of object: Int) -> String? {
    guard archive.className(of: object) == "NSString" else { return nil }
    for (key, payload) in archive.values(of: object) where key == "NS.bytes" {
      if case .data(let bytes) = payload { return String(decoding: bytes, as: UTF8.self) }
    }
    return nil
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
        return "\(value.key)=\(viewPaths[target] ?? text(of: target) ?? archive.className(of: target))"
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
