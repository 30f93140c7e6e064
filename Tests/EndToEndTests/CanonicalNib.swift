import NibArchive
import SceneCompiler

/// A nib whose order where it means nothing is the same whoever wrote it.
///
/// Some lists have an order of their own in Interface Builder's nibs that nothing reads: the constraints of a view, the list of all objects,
/// runtime attributes and accessibility configurations; and the elements of a set have none at all. They are sorted by what they
/// hold: the position of a view in its hierarchy, the terms of a constraint, a key path. Among the objects at the top the proxies
/// come first, in a storyboard's scene then the others by class. Connections of one kind and label next to each other are a set,
/// too. The nib of a prototype, which stands in another as bytes, is sorted likewise: what it holds counts, not the order of its tables.
struct CanonicalNib {
  private let archive: NibArchive
  private let renamesHanded: Bool
  private var viewPaths: [Int: String] = [:]
  private var topLevel: Int?
  /// The names of what is handed to nibs of storyboards, in place of random ones; empty where they are kept.
  private var names: [Int: String] = [:]
  /// The tables of those names.
  private var tables: Set<Int> = []

  /// Makes the sorted form of a nib.
  ///
  /// - Parameters:
  ///   - archive: The nib.
  ///   - renamesHanded: Whether what a nib is handed gets names by its order in the nib: tools before Xcode 11 gave random ones.
  init(_ archive: NibArchive, renamesHanded: Bool = false) {
    self.archive = archive
    self.renamesHanded = renamesHanded
    index()
    if renamesHanded { rename() }
  }

  /// Whether some name of what a nib is handed is no number, but random.
  static func hasRandomNames(_ archive: NibArchive) -> Bool {
    let nib = CanonicalNib(archive)
    return archive.objects.indices.contains { object in
      guard let name = nib.text(of: object), name.hasPrefix(handedPrefix) else { return false }
      return Int(name.dropFirst(handedPrefix.count)) == nil
    }
  }

  private static let handedPrefix = "UpstreamPlaceholder-"

  /// Names what is handed by the order in which tables, sorted by what they lead to, or else the connections first come to it.
  private mutating func rename() {
    for object in archive.objects.indices {
      guard let table = reference("UIExternalObjectsTableForViewLoading", of: object) else { continue }
      tables.insert(table)
      for (index, pair) in sortedPairs(of: table).enumerated() { names[pair.key] = "\(Self.handedPrefix)\(index + 1)" }
    }
    let connections = archive.objects.indices.compactMap { reference("UINibConnectionsKey", of: $0) }.flatMap(elements)
    var count = 0
    for connection in connections {
      for key in ["UISource", "UIDestination"] {
        guard let end = reference(key, of: connection), let name = reference("UIProxiedObjectIdentifier", of: end),
          names[name] == nil, text(of: name)?.hasPrefix(Self.handedPrefix) == true
        else { continue }
        count += 1
        names[name] = "\(Self.handedPrefix)\(count)"
      }
    }
  }

  private func sortedPairs(of table: Int) -> [(key: Int, value: Int)] {
    let found = elements(of: table)
    return stride(from: 0, to: found.count - 1, by: 2).map { (key: found[$0], value: found[$0 + 1]) }
      .sorted { signature(.object($0.value)) < signature(.object($1.value)) }
  }

  /// The sorted archive.
  func archived() -> NibArchive {
    var graph = NibArchiveGraph(.uikit)
    let nodes = archive.objects.indices.map { graph.makeNode(archive.className(of: $0)) }
    for object in archive.objects.indices {
      for (key, payload) in sortedValues(of: object) {
        graph.append(key, Self.value(inner(payload), nodes), to: nodes[object])
      }
    }
    return graph.archive(root: nodes[0], coderVersion: archive.coderVersion)
  }

  /// The sorted form of a nib within the nib; other values as they are.
  private func inner(_ payload: NibArchive.Payload) -> NibArchive.Payload {
    guard case .data(let bytes) = payload, bytes.starts(with: Array("NIBArchive".utf8)),
      let nested = try? NibArchive(decoding: bytes)
    else { return payload }
    let isRandom = renamesHanded && Self.hasRandomNames(nested)
    return .data(CanonicalNib(nested, renamesHanded: isRandom).archived().encoded())
  }

  private func sortedValues(of object: Int) -> [(key: String, payload: NibArchive.Payload)] {
    let values = archive.values(of: object).map { ($0.key, $0.payload) }
    if let name = names[object] {
      return values.map { (key: $0.0, payload: $0.0 == "NS.bytes" ? .data(Array(name.utf8)) : $0.1) }
    }
    if tables.contains(object) {
      let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
      let pairs = sortedPairs(of: object).flatMap { [$0.key, $0.value] }
      return (head + pairs.map { ("UINibEncoderEmptyKey", NibArchive.Payload.object($0)) }).map {
        (key: $0.0, payload: $0.1)
      }
    }
    if object == topLevel {
      let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
      let sorted = topLevelElements(of: object).map { ("UINibEncoderEmptyKey", NibArchive.Payload.object($0)) }
      return (head + sorted).map { (key: $0.0, payload: $0.1) }
    }
    if connectionLists.contains(object) {
      let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
      let sorted = sortedConnections(of: object).map { ("UINibEncoderEmptyKey", NibArchive.Payload.object($0)) }
      return (head + sorted).map { (key: $0.0, payload: $0.1) }
    }
    guard unorderedLists.contains(object) else { return values.map { (key: $0.0, payload: $0.1) } }
    let head = values.filter { $0.0 != "UINibEncoderEmptyKey" }
    let elements = values.filter { $0.0 == "UINibEncoderEmptyKey" }.sorted { signature($0.1) < signature($1.1) }
    return (head + elements).map { (key: $0.0, payload: $0.1) }
  }

  /// The lists of connections.
  private var connectionLists: Set<Int> {
    Set(archive.objects.indices.compactMap { reference("UINibConnectionsKey", of: $0) })
  }

  /// Connections with those that tie in the order of kinds and labels sorted by what they connect.
  private func sortedConnections(of list: Int) -> [Int] {
    var groups: [(key: String, elements: [Int])] = []
    for connection in elements(of: list) {
      let label = reference("UILabel", of: connection).flatMap(text) ?? ""
      let mask = archive.values(of: connection).first { $0.key == "UIEventMask" }.map { "\($0.payload)" } ?? ""
      let key = "\(archive.className(of: connection)) \(label) \(mask)"
      if groups.last?.key == key {
        groups[groups.count - 1].elements.append(connection)
      } else {
        groups.append((key, [connection]))
      }
    }
    return groups.flatMap { group in
      let signed = group.elements.map { connection in
        (connection, ["UISource", "UIDestination"].map { reference($0, of: connection).map(name) ?? "" }.joined())
      }
      return signed.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
  }

  /// What tells an end of a connection from others: its location, or its class with the texts that it has.
  private func name(of object: Int) -> String {
    if let path = viewPaths[object] { return "1 " + path }
    let texts = archive.values(of: object).compactMap { value -> String? in
      guard case .object(let target) = value.payload else { return nil }
      return (names[target] ?? text(of: target)).map { "\(value.key)=\($0)" }
    }
    return "2 " + archive.className(of: object) + texts.joined(separator: ";")
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
      for (index, element) in topLevelElements(of: list).enumerated() { stack.append((element, "\(index)")) }
    }
    while let (object, path) = stack.popLast() {
      viewPaths[object] = path
      guard let subviews = reference("UISubviews", of: object) else { continue }
      for (index, element) in elements(of: subviews).enumerated() {
        stack.append((element, path + "." + String(repeating: "0", count: 3 - min(3, "\(index)".count)) + "\(index)"))
      }
    }
  }

  /// Whether the nib is a storyboard's scene, of which nobody asks for the objects at the top.
  private var isStoryboardScene: Bool {
    archive.objects.indices.contains { text(of: $0) == "UIStoryboardPlaceholder" }
  }

  /// The proxies by name, then the objects in their order.
  private func topLevelElements(of list: Int) -> [Int] {
    func rank(_ object: Int) -> String {
      guard archive.className(of: object) == "UIProxyObject",
        let name = reference("UIProxiedObjectIdentifier", of: object)
      else { return isStoryboardScene ? "~" + archive.className(of: object) : "~" }
      return names[name] ?? text(of: name) ?? ""
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
