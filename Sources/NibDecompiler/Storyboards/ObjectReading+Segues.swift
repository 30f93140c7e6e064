import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension ObjectReading {
  /// Reads the templates of the controllers' segues; what triggers them is connected later.
  mutating func readSegues() {
    let content = nibs[0].content
    for id in ids where schema(of: id)?.isKind(of: .viewController) == true && location(of: id).nib == 0 {
      for template in content.elements("UIStoryboardSegueTemplates", of: location(of: id).number) {
        guard let segue = segue(template, of: id) else { continue }
        storyboard?.segues[.init(nib: 0, number: template)] = scene.segues.count
        scene.segues.append(segue)
      }
    }
  }

  private static let kinds: [String: SceneSegue.Kind] = [
    "UIStoryboardShowSegueTemplate": .show, "UIStoryboardPresentationSegueTemplate": .presentation,
    "UIStoryboardPopoverPresentationSegueTemplate": .popoverPresentation, "UIStoryboardEmbedSegueTemplate": .embed,
    "UIStoryboardUnwindSegueTemplate": .unwind, "UIStoryboardPushSegueTemplate": .push,
    "UIStoryboardModalSegueTemplate": .modal, "UIStoryboardPopoverSegueTemplate": .popover,
    "UIStoryboardReplaceSegueTemplate": .replace, "UIStoryboardSegueTemplate": .custom,
  ]

  private func segue(_ template: Int, of controller: ObjectID) -> SceneSegue? {
    let content = nibs[0].content
    guard var kind = Self.kinds[content.className(of: template)] else { return nil }
    if kind == .show, content.string("UIActionName", of: template) == "showDetailViewController:sender:" {
      kind = .showDetail
    }
    var segue = SceneSegue(kind: Located(unwritten: kind), source: controller, range: .unwritten)
    if kind == .unwind {
      guard let action = content.string("UIAction", of: template), MessageSpelling.swift(ofSelector: action) != nil
      else {
        return nil
      }
      segue.action = Located(unwritten: action)
    } else {
      guard let identifier = content.string("UIDestinationViewControllerIdentifier", of: template),
        let name = storyboard?.destinations[identifier]
      else { return nil }
      segue.destination = Located(unwritten: name)
    }
    let keys = Set(SceneKeys.Segue.keys(of: kind))
    segue.identifier = content.string("UIIdentifier", of: template).map { Located(unwritten: $0) }
    if keys.contains(.class), let name = content.string("UISegueClassName", of: template) {
      segue.className = Located(unwritten: SwiftClassName.demangled(name))
    }
    if keys.contains(.creator),
      let name = content.string("UICustomPrepareForChildViewControllersSegueName", of: template),
      MessageSpelling.swift(ofSelector: name) != nil
    {
      segue.creator = Located(unwritten: name)
    }
    if keys.contains(.animates), let isAnimated = content.value("UIAnimates", of: template),
      content.flag(isAnimated) == false
    {
      segue.properties.append(SceneProperty(unwritten: SceneKeys.Segue.animates.rawValue, .bool(false)))
    }
    let numbers: [(SceneKeys.Segue, String, usual: Int?)] = [
      (.modalPresentationStyle, "UIModalPresentationStyle", nil),
      (.modalTransitionStyle, "UIModalTransitionStyle", nil),
      (.permittedArrowDirections, "UIPermittedArrowDirections", 15),
      (.splitViewControllerTargetIndex, "UISplitViewControllerIndex", 0),
    ]
    for (key, archived, usual) in numbers where keys.contains(key) {
      guard let raw = content.integer(archived, of: template), raw != usual, let value = value(raw, of: key) else {
        continue
      }
      segue.properties.append(SceneProperty(unwritten: key.rawValue, value))
    }
    return segue
  }

  private func value(_ raw: Int, of key: SceneKeys.Segue) -> SceneValue? {
    guard let name = key.enumeration else { return .int(raw) }
    guard let type = catalog.enumeration(named: name) else { return nil }
    guard type.isOptionSet else {
      return type.cases.first { $0.raw == .int(raw) }.map { .enumeration(name: $0.name, raw: $0.raw) }
    }
    return values(0).optionSet(raw, of: type)
  }

  /// Gives each segue to what triggers it.
  mutating func connectSegues() {
    var isTriggered = Set<Int>()
    for nib in nibs.indices {
      for connection in nibs[nib].connections {
        func object(_ number: Int) -> ObjectID? { indexes[.init(nib: nib, number: number)] }
        func segue(_ number: Int?) -> Int? { number.flatMap { storyboard?.segues[.init(nib: nib, number: $0)] } }
        if let index = segue(connection.destinations.first), let source = object(connection.source) {
          guard let trigger = trigger(connection, of: source) else { continue }
          scene.segues[index].source = source
          scene.segues[index].trigger = trigger.map { Located(unwritten: $0) }
          isTriggered.insert(index)
        } else if let index = segue(connection.source) {
          let targets = connection.destinations.compactMap { object($0) }
          guard targets.count == connection.destinations.count, let first = targets.first else { continue }
          switch connection.label {
          case "containerView": scene.segues[index].source = first
          case "anchorView": scene.segues[index].sourceView = SceneReference(to: .object(first))
          case "passthroughViews":
            scene.segues[index].passthroughViews = targets.map { SceneReference(to: .object($0)) }
          default: break
          }
        }
      }
    }
    let templates = (storyboard?.segues ?? [:]).filter { $0.key.nib == 0 && isOwn($0.key.number) }
    for (location, index) in templates {
      guard let item = nibs[0].content.object("UIAnchorBarButtonItem", of: location.number),
        let id = indexes[.init(nib: 0, number: item)], id != scene.segues[index].source
      else { continue }
      scene.segues[index].barButtonItem = SceneReference(to: .object(id))
    }
    for index in scene.segues.indices {
      let segue = scene.segues[index]
      // What triggers a popover is what it points at.
      if segue.sourceView?.object == segue.source { scene.segues[index].sourceView = nil }
      scene[segue.source].segues.append(index)
    }
  }

  private func isOwn(_ number: Int) -> Bool { Self.kinds[nibs[0].content.className(of: number)] != nil }

  /// What of an object triggers a segue, nil inside for what usually does; nil for a connection that triggers nothing.
  private func trigger(_ connection: NibConnection, of source: ObjectID) -> SceneSegue.Trigger?? {
    switch (connection.kind, connection.label) {
    case (.outlet, "selectionSegueTemplate"): return .some(nil)
    case (.outlet, "accessoryActionSegueTemplate"): return .some(.accessoryAction)
    case (.event, "perform:"):
      guard let schema = schema(of: source), let mask = connection.mask, schema.isKind(of: .control) else {
        return .some(nil)
      }
      let events = schema.events.isEmpty ? catalog.schema(named: "UIControl")?.events ?? [] : schema.events
      let usual = schema.isKind(of: .button) ? "touchUpInside" : "valueChanged"
      guard let event = events.first(where: { $0.mask == mask }), event.name != usual else { return .some(nil) }
      return .some(.event(name: event.name, mask: mask))
    default: return nil
    }
  }
}
