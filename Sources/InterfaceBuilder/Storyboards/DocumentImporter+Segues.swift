import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  private typealias Key = SceneKeys.Segue

  /// Attributes of segues that the scene says in other words, or that are for Interface Builder alone.
  private static let taken = [
    "destination", "kind", "identifier", "customClass", "customModule", "customModuleProvider", "unwindAction",
    "destinationCreationSelector", "trigger", "animates", "modalPresentationStyle", "modalTransitionStyle",
    "splitViewControllerTargetIndex", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ]

  /// Adds a segue of an object.
  mutating func addSegue(_ node: DocumentNode, of source: ObjectID, to object: inout SceneObject) {
    guard let word = node["kind"], let kind = SceneSegue.Kind(rawValue: word) else {
      return report("'\(node["kind"] ?? "")' is not a kind of segue that a scene can have", at: node)
    }
    var segue = SceneSegue(kind: Located(unwritten: kind), source: source, range: .unwritten)
    segue.interfaceBuilderID = node["id"]
    if kind == .unwind {
      guard let action = node["unwindAction"].flatMap({ message($0, at: node) }) else {
        return report("the unwind segue names no method", at: node)
      }
      segue.action = action
    } else {
      guard let name = node["destination"].flatMap({ sceneName(ofController: $0) }) else {
        return reportDangling("the segue leads to '\(node["destination"] ?? "")', which does not exist", at: node)
      }
      segue.destination = Located(unwritten: name)
    }
    segue.identifier = node["identifier"].flatMap { $0.isEmpty ? nil : Located(unwritten: $0) }
    let keys = Set(SceneKeys.Segue.keys(of: kind))
    if keys.contains(.class) { segue.className = customClass(of: node).map { Located(unwritten: $0) } }
    if keys.contains(.creator) { segue.creator = node["destinationCreationSelector"].flatMap { message($0, at: node) } }
    if keys.contains(.trigger) { segue.trigger = node["trigger"].map { Located(unwritten: trigger($0)) } }
    var element = ElementReading(node)
    addProperties(&element, keys, to: &segue)
    if keys.contains(.sourceView) {
      segue.sourceView = node["popoverAnchorView"].flatMap { anchor($0, at: node) }
      segue.barButtonItem = node["popoverAnchorBarButtonItem"].flatMap { anchor($0, at: node) }
      segue.passthroughViews = (element.takeChild("popoverPassthroughViews")?.children ?? []).compactMap { view in
        let name = view["reference"].flatMap { reference($0) }
        if name == nil { reportDangling("the popover lets touches through to something that does not exist", at: view) }
        return name.map { SceneReference(unwritten: $0) }
      }
    }
    for name in Self.taken { _ = element.take(name) }
    for attribute in element.leftAttributes where !DesignTime.isAttribute(attribute.name, of: node) {
      report("the attribute '\(attribute.name)' of a segue cannot be written in a scene", at: node)
    }
    // What peeking and popping say: an export gives it back, and no compiler has used it since iOS 13.
    for child in element.leftChildren where child.name != "segue" && !DesignTime.isElement(child) {
      report("the element \(child.name) of a segue cannot be written in a scene", at: child)
    }
    object.segues.append(scene.segues.count)
    segueNodes.append(node)
    if let id = node["id"] { segueIDs.insert(id) }
    scene.segues.append(segue)
  }

  /// The name of the scene or reference with a controller; nil where there is none that has a name.
  private func sceneName(ofController id: String) -> String? {
    guard let storyboard, let index = storyboard.controllers[id] else { return nil }
    let name = storyboard.entries[index].name
    return name.isEmpty ? nil : name
  }

  private mutating func message(_ selector: String, at node: DocumentNode) -> Located<String>? {
    if MessageSpelling.swift(ofSelector: selector) != nil { return Located(unwritten: selector) }
    report("'\(selector)' is not a message that Swift can spell", at: node)
    return nil
  }

  private func trigger(_ word: String) -> SceneSegue.Trigger {
    SceneSegue.Trigger(ofCells: word) ?? .event(name: word, mask: 0)
  }

  private mutating func anchor(_ id: String, at node: DocumentNode) -> SceneReference? {
    if let name = reference(id) { return SceneReference(unwritten: name) }
    reportDangling("the popover points at something that does not exist", at: node)
    return nil
  }

  private mutating func addProperties(
    _ element: inout ElementReading,
    _ keys: Set<SceneKeys.Segue>,
    to segue: inout SceneSegue
  ) {
    let node = element.node
    func add(_ key: SceneKeys.Segue, _ value: SceneValue?) {
      guard keys.contains(key), let value, value != .invalid else { return }
      segue.properties.append(SceneProperty(unwritten: key.rawValue, value))
    }
    if node["animates"] == "NO" { add(.animates, .bool(false)) }
    for key in [SceneKeys.Segue.modalPresentationStyle, .modalTransitionStyle] {
      guard let type = key.enumeration else { continue }
      let value = values.read(.named(type), key.rawValue, in: &element)
      if value == .invalid {
        report("the value of '\(key.rawValue)' of a segue cannot be written in a scene", at: node)
      }
      add(key, value)
    }
    if let child = element.takeChild(key: "popoverArrowDirection", named: ["popoverArrowDirection"]),
      let type = catalog.enumeration(named: SceneKeys.Segue.permittedArrowDirections.enumeration ?? "")
    {
      add(.permittedArrowDirections, ValueImport.optionSet(child, of: type))
    }
    add(
      .splitViewControllerTargetIndex,
      node["splitViewControllerTargetIndex"].flatMap(ValueImport.integer).map { .int($0) }
    )
  }

  /// Adds the children of a container: controllers that are written in place, and the names of the others.
  mutating func addContained(
    _ element: inout ElementReading,
    _ slot: SlotSchema,
    of id: ObjectID,
    to object: inout SceneObject
  ) {
    guard let storyboard else { return }
    let node = element.node
    for child in node.children where child.name == "nil" && child["name"] == slot.name { element.take(child) }
    let found = storyboard.relationships(of: node)
    for segue in node.child("connections")?.children ?? [] {
      guard segue.name == "segue", segue["kind"] == StoryboardSurvey.relationship, !found.contains(segue) else {
        continue
      }
      report(
        "the relationship '\(segue["relationship"] ?? "")' leads to nothing that a scene can have there",
        at: segue
      )
    }
    var children: [ObjectID] = []
    for (index, segue) in found.enumerated() {
      guard let target = segue["destination"].flatMap({ storyboard.controllers[$0] }) else { continue }
      let entry = storyboard.entries[target]
      if entry.name.isEmpty {
        if let child = self.object(entry.controller, in: slot, of: id) { children.append(child) }
      } else {
        object.sceneLinks.append(SceneLink(index: index, scene: Located(unwritten: entry.name)))
      }
    }
    if !children.isEmpty { object.slots.append(SceneSlot(name: Located(unwritten: slot.name), children: children)) }
  }

  /// Adds the identifier of a controller, and what Interface Builder makes of it.
  mutating func addStoryboardIdentifier(
    _ element: inout ElementReading,
    _ schema: ClassSchema,
    to object: inout SceneObject
  ) {
    guard schema.isKind(of: "UIViewController"), let identifier = element.take("storyboardIdentifier"),
      !identifier.isEmpty
    else { return }
    object.storyboardIdentifier = Located(unwritten: identifier)
    guard element.node.isOn("useStoryboardIdentifierAsRestorationIdentifier") else { return }
    object.properties.removeAll { $0.name.value == "restorationIdentifier" }
    object.properties.append(SceneProperty(unwritten: "restorationIdentifier", .text(identifier)))
    object.properties = sorted(object.properties, as: schema)
  }
}
