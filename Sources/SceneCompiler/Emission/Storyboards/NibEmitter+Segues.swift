import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// What makes an object trigger its segues, and what their templates need to know of it.
  mutating func segueConnections(of id: ObjectID) -> [Connection] {
    guard let rest = objects.rest(at: id.index), rest.hasRareParts else { return [] }
    var found: [Connection] = []
    for index in scene[id].segues where scene.segues.indices.contains(index) {
      let segue = scene.segues[index]
      let template = handedNode(.segue(index))
      switch segue.kind.value {
      case .embed:
        var made = outlet("containerView", from: template, to: node(of: id))
        made.ends = [.segue(index), .object(id)]
        found.append(made)
      default:
        found += trigger(segue, index, template, of: id).map { [$0] } ?? []
      }
      guard segue.kind.value == .popoverPresentation || segue.kind.value == .popover else { continue }
      if segue.barButtonItem == nil, segue.sourceView == nil, validated.schema(of: id).isKind(of: "UIView") {
        var made = outlet("anchorView", from: template, to: node(of: id))
        made.ends = [.segue(index), .object(id)]
        found.append(made)
      }
    }
    return found
  }

  /// The views that popovers point at, where those do not trigger them, and those that can be touched meanwhile.
  mutating func anchorConnections(where isWanted: (ObjectID) -> Bool) -> [Connection] {
    var found: [Connection] = []
    for (index, segue) in scene.segues.enumerated() {
      let touched = segue.passthroughViews.compactMap(\.object)
      if !touched.isEmpty, touched.allSatisfy(isWanted) {
        let template = handedNode(.segue(index))
        let nodes = touched.map { node(of: $0) }
        var made = collection("passthroughViews", nodes, appends: false, from: template, at: segue.range)
        made.ends = [.segue(index)] + touched.map { .object($0) }
        found.append(made)
      }
      guard let view = segue.sourceView?.object, isWanted(view) else { continue }
      var made = outlet("anchorView", from: handedNode(.segue(index)), to: node(of: view))
      made.ends = [.segue(index), .object(view)]
      found.append(made)
    }
    return found
  }

  private mutating func trigger(
    _ segue: SceneSegue,
    _ index: Int,
    _ template: NibArchiveGraph.NodeID,
    of id: ObjectID
  ) -> Connection? {
    let schema = validated.schema(of: id)
    if schema.isKind(of: "UIViewController") { return nil }
    let ends: [StoryboardPart.Outsider] = [.object(id), .segue(index)]
    if schema.isKind(of: "UITableViewCell") || schema.isKind(of: "UICollectionViewCell") {
      let isAccessory = segue.trigger?.value == .accessoryAction
      let label = isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
      var made = outlet(label, from: node(of: id), to: template)
      made.ends = ends
      return made
    }
    var mask: Int?
    if case .event(_, let bits)? = segue.trigger?.value {
      mask = bits
    } else if schema.isKind(of: "UIControl") {
      mask = schema.isKind(of: "UIButton") ? 64 : 4096
    }
    let connection = graph.makeNode("UIRuntimeEventConnection")
    appendEnds("perform:", from: node(of: id), to: template, connection)
    if let mask { graph.append("UIEventMask", integer: mask, to: connection) }
    return Connection(group: Self.actionGroup, label: "perform:", mask: mask ?? 0, node: connection, ends: ends)
  }
}
