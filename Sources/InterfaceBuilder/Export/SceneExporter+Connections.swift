import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension SceneExporter {
  /// Adds outlets, collections and actions with their ids.
  mutating func addConnections(of id: ObjectID, _ schema: ClassSchema?, to element: inout DocumentElement) {
    let object = scene[id]
    var list: [DocumentElement] = []
    for outlet in object.outlets {
      let name = schema?.outlets[outlet.name.value]?.label ?? outlet.name.value
      for target in outlet.targets {
        guard let destination = destination(target, from: id) else { continue }
        var connection = DocumentElement(outlet.isCollection ? "outletCollection" : "outlet")
        connection["property"] = name
        connection["destination"] = destination
        if outlet.isCollection { connection["collectionClass"] = "NSMutableArray" }
        list.append(connection)
      }
    }
    for recognizer in object.children(in: "gestureRecognizers") {
      var connection = DocumentElement("outletCollection", ["property": "gestureRecognizers"])
      connection["destination"] = self.id(of: recognizer)
      connection["appends"] = "YES"
      connection["collectionClass"] = "NSMutableArray"
      list.append(connection)
    }
    for action in object.actions {
      guard let destination = destination(action.receiver, from: id) else { continue }
      var connection = DocumentElement("action", ["selector": action.selector.value, "destination": destination])
      connection["eventType"] = action.event?.value
      list.append(connection)
    }
    let segues = segues(of: id)
    list += segues.contained
    guard !list.isEmpty || !segues.own.isEmpty else { return }
    let kept = keptConnections[id] ?? []
    for index in list.indices {
      let words =
        "\(path(of: id)).\(list[index].name).\(list[index]["property"] ?? list[index]["selector"] ?? "").\(index)"
      list[index]["id"] = (kept.count == list.count ? kept[index] : nil) ?? ids.make(from: words)
    }
    var connections = DocumentElement("connections")
    connections.children =
      list
      + zip(segues.own, object.segues).map { element, index in
        var element = element
        element["id"] = segueIDs[index] ?? ids.make(from: "\(path(of: id)).segue.\(index)")
        notes.patch(of: scene.segues[index]).apply(to: &element)
        return element
      }
    element.children.append(connections)
  }

  /// The id of what a reference leads to; nil for what is not in the document.
  func destination(_ reference: SceneReference) -> String? {
    guard parts.contains(reference) else { return nil }
    return switch reference.target {
    case .object(let id): self.id(of: id)
    case .constraint(let index): constraintIDs[index]
    case .unresolved: nil
    }
  }

  /// The id of what a reference of an object leads to: each scene of a storyboard has its own First Responder.
  private func destination(_ reference: SceneReference, from source: ObjectID) -> String? {
    guard reference.object == Scene.firstResponder, let surroundings else { return destination(reference) }
    return surroundings.controllers[source.index].flatMap { surroundings.firstResponders[$0] }
  }

  /// Adds user-defined runtime attributes.
  func addRuntimeAttributes(of id: ObjectID, to element: inout DocumentElement) {
    let attributes = scene[id].attributes
    guard !attributes.isEmpty else { return }
    var list = DocumentElement("userDefinedRuntimeAttributes")
    list.children = attributes.map { runtimeAttribute($0.keyPath.value, $0.value.value) }
    element.children.append(list)
  }

  private func runtimeAttribute(_ path: String, _ value: RuntimeValue) -> DocumentElement {
    var element = DocumentElement("userDefinedRuntimeAttribute", ["type": "string", "keyPath": path])
    switch value {
    case .null, .invalid: element["type"] = "nil"
    case .bool(let flag):
      element["type"] = "boolean"
      element["value"] = DocumentValues.flag(flag)
    case .int(let number):
      element["type"] = "number"
      element.children = [DocumentElement("integer", ["key": "value", "value": String(number)])]
    case .double(let number):
      element["type"] = "number"
      element.children = [DocumentElement("real", ["key": "value", "value": DocumentValues.number(number)])]
    case .text(let text), .localizedText(let text, _):
      if text.contains(where: \.isNewline) {
        element.children = [DocumentValues.lines(text, key: "value")]
      } else {
        element["value"] = text
      }
    case .color(let color):
      element["type"] = "color"
      element.children = [values.color(color, key: "value")]
    case .image(let image):
      element["type"] = "image"
      switch image {
      case .asset(let name), .system(let name, _): element["value"] = name
      }
    case .geometry(let kind, let numbers):
      element["type"] = kind.rawValue
      element.children = [DocumentValues.geometry(kind, numbers, key: "value")]
    }
    return element
  }
}
