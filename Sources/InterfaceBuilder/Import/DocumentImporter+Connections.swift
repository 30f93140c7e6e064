import SceneCatalog
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// Adds outlets, actions and runtime attributes.
  mutating func addConnections(_ element: inout ElementReading, _ schema: ClassSchema, to object: inout ImportedObject)
  {
    let outlets = outlets(of: element.node, schema)
    if !outlets.isEmpty { object.connections.append(.init("outlets", .map(outlets))) }
    if let actions = actions(of: element.node) { object.connections.append(.init("actions", actions)) }
    if let connections = element.takeChild("connections") {
      object.interfaceBuilder += connectionIDs(of: element.node)
      for node in connections.children where !["outlet", "action", "outletCollection"].contains(node.name) {
        report("the \(node.name) of \(element.node.name) cannot be written in a scene", at: node)
      }
    }
    if let list = element.takeChild("userDefinedRuntimeAttributes") {
      let attributes = runtimeAttributes(list)
      if !attributes.isEmpty { object.connections.append(.init("attributes", .map(attributes))) }
    }
  }

  /// The ids of an object's connections, in the order in which an export makes them.
  func connectionIDs(of node: DocumentNode) -> [WrittenValue.Entry] {
    let all = node.child("connections")?.children ?? []
    let isRecognizer = { (connection: DocumentNode) in
      connection.name == "outletCollection" && connection["property"] == "gestureRecognizers"
        && connection["destination"].map(survey.placedRecognizers.contains) == true
    }
    func grouped(_ list: [DocumentNode], by key: String) -> [DocumentNode] {
      var names: [String] = []
      for connection in list where !names.contains(connection[key] ?? "") { names.append(connection[key] ?? "") }
      return names.flatMap { name in list.filter { ($0[key] ?? "") == name } }
    }
    let outlets = all.filter { ($0.name == "outlet" || $0.name == "outletCollection") && !isRecognizer($0) }
    let actions = all.filter { $0.name == "action" }
    let ordered = grouped(outlets, by: "property") + all.filter(isRecognizer) + grouped(actions, by: "eventType")
    let ids = ordered.compactMap { $0["id"] }
    return ids.isEmpty ? [] : [.init("connections", .text(ids.joined(separator: " ")))]
  }

  /// The outlets of an object, of the same name together.
  mutating func outlets(of node: DocumentNode, _ schema: ClassSchema?) -> [WrittenValue.Entry] {
    var names: [String] = []
    var targets: [String: (isCollection: Bool, ids: [String])] = [:]
    for connection in node.child("connections")?.children ?? [] {
      guard connection.name == "outlet" || connection.name == "outletCollection",
        let property = connection["property"], let destination = connection["destination"]
      else { continue }
      if connection.name == "outletCollection", property == "gestureRecognizers",
        survey.placedRecognizers.contains(destination)
      {
        continue
      }
      guard let target = reference(destination) else {
        report("the outlet '\(property)' is connected to something that does not exist", at: connection)
        continue
      }
      let name = schema?.outlets.values.first { $0.label == property }?.name ?? property
      if targets[name] == nil { names.append(name) }
      let isCollection = connection.name == "outletCollection"
      if !isCollection, targets[name] != nil {
        report("the outlet '\(property)' is connected twice", at: connection)
        targets[name]?.ids = [target]
      } else {
        targets[name, default: (isCollection, [])].ids.append(target)
      }
    }
    return names.compactMap { name in
      guard let (isCollection, ids) = targets[name] else { return nil }
      let list = ids.map { WrittenValue.plain($0) }
      return .init(name, isCollection ? .list(list) : list[0])
    }
  }

  private mutating func actions(of node: DocumentNode) -> WrittenValue? {
    var events: [String] = []
    var messages: [String: [WrittenValue]] = [:]
    for connection in node.child("connections")?.children ?? [] where connection.name == "action" {
      guard let selector = connection["selector"], let message = SwiftMessage.spelling(of: selector) else {
        report("'\(connection["selector"] ?? "")' is not a message that Swift can spell", at: connection)
        continue
      }
      guard let receiver = connection["destination"].flatMap({ reference($0, from: node["id"]) }) else {
        report("the action '\(selector)' is sent to something that does not exist", at: connection)
        continue
      }
      let event = connection["eventType"] ?? ""
      if messages[event] == nil { events.append(event) }
      messages[event, default: []].append(.plain("\(receiver).\(message)"))
    }
    let entries = events.map { event -> WrittenValue.Entry in
      let list = messages[event] ?? []
      return .init(event, list.count == 1 ? list[0] : .list(list))
    }
    if entries.count == 1, entries[0].key.isEmpty { return entries[0].value }
    return entries.isEmpty ? nil : .map(entries.filter { !$0.key.isEmpty })
  }
}

/// Messages as Swift spells them.
enum SwiftMessage {
  /// `signIn:` as `signIn(_:)`; nil for a selector that no method of Swift has.
  static func spelling(of selector: String) -> String? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, isIdentifier(name) else { return nil }
    if parts.count == 1 { return String(name) }
    guard parts.last?.isEmpty == true else { return nil }
    let labels = parts.dropFirst().dropLast()
    guard labels.allSatisfy({ $0.isEmpty || isIdentifier($0) }) else { return nil }
    return "\(name)(_:" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
