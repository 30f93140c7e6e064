import SceneModel

/// What stands where in a part of a document and what refers to it, found before anything is imported.
struct DocumentSurvey {
  /// A guide of a view or a controller.
  struct Guide {
    var owner: String
    var name: String
  }

  /// Every element with an id, by that id; of two with one id the first.
  private(set) var nodes: [String: DocumentNode] = [:]
  private(set) var guides: [String: Guide] = [:]
  /// The ids that connections and constraints name from elsewhere.
  private(set) var referenced: Set<String> = []
  /// The views that a constraint names as they are, not by a guide.
  private(set) var constrained: Set<String> = []
  /// The views that a constraint places.
  private(set) var placed: Set<String> = []
  /// The recognizers that one view alone has, by that view: they stand in its slot.
  private(set) var recognizers: [String: [DocumentNode]] = [:]
  private(set) var nestedRecognizers: Set<String> = []
  /// What variations say of whether an object or a constraint is installed, in their order.
  private(set) var installed: [String: [(traits: String, isInstalled: Bool)]] = [:]
  private(set) var images: Set<String> = []

  /// Looks at elements in the order of the text.
  init(_ list: [DocumentNode]) {
    var users: [String: [(view: String, node: DocumentNode)]] = [:]
    for node in list {
      if let id = node["id"], nodes[id] == nil { nodes[id] = node }
      switch node.name {
      case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide": addGuide(node)
      case "outlet", "action":
        if let target = node["destination"] { referenced.insert(target) }
      case "outletCollection":
        guard let target = node["destination"] else { continue }
        if node["property"] == "gestureRecognizers", let view = node.owner?["id"] {
          users[target, default: []].append((view, node))
        } else {
          referenced.insert(target)
        }
      case "segue": referenced.formUnion(["popoverAnchorView", "popoverAnchorBarButtonItem"].compactMap { node[$0] })
      case "popoverPassthroughViews": referenced.formUnion(node.children.compactMap { $0["reference"] })
      case "mask": addMask(node)
      default: break
      }
    }
    for node in list where node.name == "constraint" { addTerms(of: node) }
    nestRecognizers(users)
  }

  private mutating func addGuide(_ node: DocumentNode) {
    guard let id = node["id"], let owner = node.owner?["id"] else { return }
    if node.name == "viewControllerLayoutGuide" {
      let guide: LayoutGuideName = node["type"] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide
      guides[id] = Guide(owner: owner, name: guide.rawValue)
    } else {
      guides[id] = Guide(owner: owner, name: GuideElements.name(ofKey: node["key"] ?? ""))
    }
  }

  private mutating func addTerms(of node: DocumentNode) {
    let owner = node.owner?["id"]
    let items = [node["firstItem"] ?? owner, node["secondItem"]].compactMap { $0 }
    placed.formUnion(FixedFrame.views(placedBy: items.map { guides[$0] == nil ? $0 : nil }, on: owner))
    for item in items {
      if let guide = guides[item] {
        if guide.owner != owner { referenced.insert(guide.owner) }
      } else {
        constrained.insert(item)
        if item != owner { referenced.insert(item) }
      }
    }
  }

  /// `<variation key="default"><mask key="subviews"><exclude reference="…"/></mask></variation>`.
  private mutating func addMask(_ node: DocumentNode) {
    guard let traits = node.parent?["key"], node.parent?.name == "variation" else { return }
    for child in node.children {
      guard let reference = child["reference"] else { continue }
      installed[reference, default: []].append((traits, child.name == "include"))
    }
  }

  /// A recognizer that two views have cannot stand in both: it stays at the top level.
  private mutating func nestRecognizers(_ users: [String: [(view: String, node: DocumentNode)]]) {
    for (id, users) in users {
      guard users.count == 1, let recognizer = nodes[id], recognizer.parent?.name == "objects" else {
        referenced.insert(id)
        continue
      }
      recognizers[users[0].view, default: []].append(users[0].node)
      nestedRecognizers.insert(id)
    }
    for view in recognizers.keys { recognizers[view]?.sort { $0.index < $1.index } }
  }
}
