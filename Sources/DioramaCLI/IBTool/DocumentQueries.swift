import InterfaceBuilder
import NibArchive
import SceneCatalog

/// What is in a document, as property lists by the ids of its objects.
struct DocumentQueries {
  private let document: IBToolDocument
  private let catalog: SceneCatalog
  private let classes: ElementClasses
  /// The objects in the order of the text, each id once.
  private var objects: [(id: String, node: DocumentNode)] = []
  private var byID: [String: DocumentNode] = [:]
  /// The connections with the objects that they lead from.
  private var allConnections: [(source: DocumentNode, node: DocumentNode)] = []
  /// The messages that the document sends, by the ids of their receivers.
  private var actions: [String: [String]] = [:]

  init(_ document: IBToolDocument, catalog: SceneCatalog) {
    self.document = document
    self.catalog = catalog
    classes = ElementClasses(catalog)
    let root = document.tree?.root
    guard let list = root?.child("objects") ?? root?.child("scenes") else { return }
    let end = root?.children.first { $0.index > list.index }?.index ?? list.tree.elements.count
    for node in list.tree.nodes[(list.index + 1)..<end] {
      guard node.parent?.name != "connections", let id = node["id"], byID[id] == nil else { continue }
      byID[id] = node
      objects.append((id, node))
      for connection in node.child("connections")?.children ?? [] { allConnections.append((node, connection)) }
    }
    for (_, node) in allConnections where node.name == "action" {
      if let receiver = node["destination"], let selector = node["selector"] {
        actions[receiver, default: []].append(selector)
      }
    }
  }

  /// The answer to a question.
  func answer(to query: IBToolQuery) -> PropertyList {
    switch query {
    case .objects: byObject { properties(of: $0) }
    case .hierarchy: byObject { place(of: $0) }
    case .classes: byObject { facts(ofClassOf: $0) }
    case .connections: connections
    case .localizableStrings: texts { !$0.hasSuffix("]") }
    case .localizableStringArrays: arrays
    case .versionHistory:
      .dictionary(["interface-builder-version": .string(document.tree?.root?["toolsVersion"] ?? "")])
    }
  }

  private func byObject(_ value: (DocumentNode) -> [String: PropertyList]) -> PropertyList {
    .dictionary(Dictionary(uniqueKeysWithValues: objects.map { ($0.id, .dictionary(value($0.node))) }))
  }

  // MARK: - Objects

  /// The UIKit class of an element.
  private func className(of node: DocumentNode) -> String {
    switch node.name {
    case "placeholder": "NSObject"
    case "constraint": "NSLayoutConstraint"
    case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide": "UILayoutGuide"
    default: classes.name(of: node.name)?.name ?? node.name
    }
  }

  private func properties(of node: DocumentNode) -> [String: PropertyList] {
    var found: [String: PropertyList] = [:]
    for attribute in node.attributes where attribute.name != "id" {
      found[attribute.name] = Self.value(attribute.value)
    }
    for child in node.children {
      guard let key = child["key"] else { continue }
      if let x = child["x"], let y = child["y"], let width = child["width"], let height = child["height"],
        key == "frame"
      {
        found["frameOrigin"] = .string("{\(x), \(y)}")
        found["frameSize"] = .string("{\(width), \(height)}")
      } else if child["id"] == nil, child.children.isEmpty {
        found[key] = part(child)
      }
    }
    found["class"] = .string(className(of: node))
    return found
  }

  /// A value that is written as an element: its text, or its attributes.
  private func part(_ node: DocumentNode) -> PropertyList {
    let attributes = node.attributes.filter { $0.name != "key" }
    if attributes.isEmpty { return .string(node.text) }
    return .dictionary(Dictionary(attributes.map { ($0.name, Self.value($0.value)) }) { first, _ in first })
  }

  private static func value(_ text: String) -> PropertyList {
    switch text {
    case "YES": .boolean(true)
    case "NO": .boolean(false)
    default: .string(text)
    }
  }

  // MARK: - The outline

  /// What Interface Builder's outline calls an object.
  private func label(of node: DocumentNode) -> String {
    if let label = node["userLabel"] { return label }
    switch node.name {
    case "placeholder": return node["placeholderIdentifier"] == "IBFirstResponder" ? "First Responder" : "Placeholder"
    case "viewLayoutGuide" where node["key"] == "safeArea": return "Safe Area"
    default: break
    }
    if let text = node["text"] ?? node["title"] ?? node.child("state")?["title"], !text.isEmpty { return text }
    var words = ""
    for character in node.name {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
  }

  private func place(of node: DocumentNode) -> [String: PropertyList] {
    var found: [String: PropertyList] = [
      "object-id": .string(node["id"] ?? ""), "label": .string(label(of: node)),
    ]
    if let name = node["userLabel"] { found["name"] = .string(name) }
    if let custom = node["customClass"] { found["custom-class"] = .string(custom) }
    let children = children(of: node)
    if !children.isEmpty { found["children"] = .array(children.map { .string($0) }) }
    return found
  }

  /// The ids of the objects right inside an object.
  private func children(of node: DocumentNode) -> [String] {
    node.children.flatMap { child -> [String] in
      guard child.name != "connections" else { return [] }
      return child["id"].map { [$0] } ?? children(of: child)
    }
  }

  // MARK: - Classes

  private func facts(ofClassOf node: DocumentNode) -> [String: PropertyList] {
    let base = className(of: node)
    let name = node["customClass"] ?? base
    var found: [String: PropertyList] = ["class": .string(name)]
    let superclass = name == base ? catalog.schema(named: base)?.superclass : base
    if let superclass { found["superclass"] = .string(superclass) }
    var outlets: [String: PropertyList] = [:]
    for connection in node.child("connections")?.children ?? [] {
      guard connection.name == "outlet" || connection.name == "outletCollection", let property = connection["property"]
      else { continue }
      outlets[property] = .string(connection["destination"].flatMap { byID[$0] }.map { className(of: $0) } ?? "id")
    }
    if !outlets.isEmpty { found["outlets"] = .dictionary(outlets) }
    let actions = actions[node["id"] ?? ""] ?? []
    if !actions.isEmpty {
      found["actions"] = .dictionary(Dictionary(actions.map { ($0, .string("id")) }) { first, _ in first })
    }
    return found
  }

  // MARK: - Connections

  private static let connectionTypes = [
    "outlet": "IBCocoaTouchOutletConnection", "outletCollection": "IBCocoaTouchOutletCollectionConnection",
    "action": "IBCocoaTouchEventConnection", "segue": "IBSegueConnection",
  ]

  private var connections: PropertyList {
    var found: [String: PropertyList] = [:]
    for (source, node) in allConnections {
      guard let type = Self.connectionTypes[node.name], let id = node["id"] else { continue }
      var facts: [String: PropertyList] = [
        "type": .string(type), "source-id": .string(source["id"] ?? ""), "source-label": .string(label(of: source)),
        "label": .string(node["property"] ?? node["selector"] ?? node["identifier"] ?? node["kind"] ?? ""),
      ]
      if let destination = node["destination"] {
        facts["destination-id"] = .string(destination)
        facts["destination-label"] = .string(byID[destination].map { label(of: $0) } ?? "")
      }
      if let event = node["eventType"] { facts["event-type"] = .string(event) }
      found[id] = .dictionary(facts)
    }
    return .dictionary(found)
  }

  // MARK: - Texts

  private func texts(_ isWanted: (String) -> Bool) -> PropertyList {
    var found: [String: [String: PropertyList]] = [:]
    for entry in document.tree?.texts ?? [] where isWanted(entry.property) {
      found[entry.id, default: [:]][entry.property] = .string(entry.text)
    }
    return .dictionary(found.mapValues { .dictionary($0) })
  }

  /// The titles of segments, which are lists.
  private var arrays: PropertyList {
    var found: [String: [PropertyList]] = [:]
    for entry in document.tree?.texts ?? [] where entry.property.hasPrefix("segmentTitles[") {
      found[entry.id, default: []].append(.string(entry.text))
    }
    return .dictionary(found.mapValues { .dictionary(["segmentTitles": .array($0)]) })
  }
}
