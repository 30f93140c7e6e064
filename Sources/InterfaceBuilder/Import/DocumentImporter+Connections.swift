import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Adds outlets, actions and runtime attributes.
  mutating func addConnections(
    _ element: inout ElementReading,
    _ schema: ClassSchema,
    of id: ObjectID,
    to object: inout SceneObject
  ) {
    object.outlets = outlets(of: element.node, schema)
    object.actions = actions(of: element.node)
    if let connections = element.takeChild("connections") {
      object.interfaceBuilder += connectionIDs(of: element.node)
      for node in connections.children where !["outlet", "action", "outletCollection"].contains(node.name) {
        if storyboard != nil, node.name == "segue" {
          if node["kind"] != StoryboardSurvey.relationship { addSegue(node, of: id, to: &object) }
          continue
        }
        report("the \(node.name) of \(element.node.name) cannot be written in a scene", at: node)
      }
    }
    if let list = element.takeChild("userDefinedRuntimeAttributes") {
      let attributes = runtimeAttributes(list)
      if !attributes.isEmpty { object.attributes = attributes }
    }
  }

  /// The ids of an object's connections, in the order in which an export makes them.
  func connectionIDs(of node: DocumentNode) -> [WrittenValue.Entry] {
    let all = node.child("connections")?.children ?? []
    let isRecognizer = { (connection: DocumentNode) in
      connection.name == "outletCollection" && connection["property"] == "gestureRecognizers"
        && connection["destination"].map(survey.nestedRecognizers.contains) == true
    }
    func grouped(_ list: [DocumentNode], by key: String) -> [DocumentNode] {
      var numbers: [String: Int] = [:]
      var groups: [[DocumentNode]] = []
      for connection in list {
        let number = numbers[connection[key] ?? "", default: groups.count]
        if number == groups.count {
          numbers[connection[key] ?? ""] = number
          groups.append([])
        }
        groups[number].append(connection)
      }
      return groups.flatMap { $0 }
    }
    let own = all.filter { storyboard?.leadsAway($0) != true && !isSlot($0, of: node) }
    let outlets = own.filter { ($0.name == "outlet" || $0.name == "outletCollection") && !isRecognizer($0) }
    let actions = own.filter { $0.name == "action" }
    let contained = storyboard?.relationships(of: node) ?? []
    let ordered =
      grouped(outlets, by: "property") + all.filter(isRecognizer) + grouped(actions, by: "eventType") + contained
    let ids = ordered.compactMap { $0["id"] }
    return ids.isEmpty ? [] : [.init(SceneKeys.InterfaceBuilder.connections, .text(ids.joined(separator: " ")))]
  }

  /// Whether an outlet leads to what fills the slot of its name, which says the same.
  private func isSlot(_ connection: DocumentNode, of node: DocumentNode) -> Bool {
    guard connection.name == "outlet", let property = connection["property"] else { return false }
    return node.child(key: property)?["id"].map { $0 == connection["destination"] } == true
  }

  /// The outlets of an object, of the same name together.
  mutating func outlets(of node: DocumentNode, _ schema: ClassSchema?) -> [SceneOutlet] {
    var names: [String] = []
    var targets: [String: (isCollection: Bool, ids: [String])] = [:]
    for connection in node.child("connections")?.children ?? [] {
      guard connection.name == "outlet" || connection.name == "outletCollection",
        let property = connection["property"], let destination = connection["destination"]
      else { continue }
      if connection.name == "outletCollection", property == "gestureRecognizers",
        survey.nestedRecognizers.contains(destination)
      {
        continue
      }
      // Interface Builder's tools drop what leads into another scene; an export gives it back.
      if storyboard?.leadsAway(connection) == true || isSlot(connection, of: node) { continue }
      guard let target = reference(destination) else {
        reportDangling("the outlet '\(property)' is connected to something that does not exist", at: connection)
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
      targets[name].map { isCollection, ids in
        let references = (isCollection ? ids : Array(ids.prefix(1))).map { SceneReference(unwritten: $0) }
        return SceneOutlet(name: Located(unwritten: name), targets: references, isCollection: isCollection)
      }
    }
  }

  private mutating func actions(of node: DocumentNode) -> [SceneAction] {
    var actions: [SceneAction] = []
    for connection in node.child("connections")?.children ?? [] where connection.name == "action" {
      if storyboard?.leadsAway(connection) == true { continue }
      guard let selector = connection["selector"], MessageSpelling.swift(ofSelector: selector) != nil else {
        report("'\(connection["selector"] ?? "")' is not a message that Swift can spell", at: connection)
        continue
      }
      guard let receiver = connection["destination"].flatMap({ reference($0, from: node["id"]) }) else {
        reportDangling("the action '\(selector)' is sent to something that does not exist", at: connection)
        continue
      }
      actions.append(
        SceneAction(
          event: connection["eventType"].map { Located(unwritten: $0) },
          mask: nil,
          receiver: SceneReference(unwritten: receiver),
          selector: Located(unwritten: selector)
        )
      )
    }
    return actions
  }
}
