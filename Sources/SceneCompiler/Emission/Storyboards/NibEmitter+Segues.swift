import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// What makes an object trigger its segues, and what their templates need to know of it.
  mutating func segueConnections(of id: ObjectID) -> [NibConnection] {
    guard let rest = context.objects.rest(at: id.index), rest.hasRareParts else { return [] }
    var found: [NibConnection] = []
    for index in context.scene[id].segues where context.scene.segues.indices.contains(index) {
      let segue = context.scene.segues[index]
      let template = handedNode(.segue(index))
      switch segue.kind.value {
      case .embed:
        var made = writer.outlet("containerView", from: template, to: writer.node(of: id))
        made.ends = [.segue(index), .object(id)]
        found.append(made)
      default:
        found += trigger(segue, index, template, of: id).map { [$0] } ?? []
      }
      guard segue.kind.value == .popoverPresentation || segue.kind.value == .popover else { continue }
      if segue.barButtonItem == nil, segue.sourceView == nil, context.validated.schema(of: id).isKind(of: "UIView") {
        var made = writer.outlet("anchorView", from: template, to: writer.node(of: id))
        made.ends = [.segue(index), .object(id)]
        found.append(made)
      }
    }
    return found
  }

  /// The views of the nib that popovers point at, where those do not trigger them, and those that can be touched meanwhile.
  mutating func anchorConnections() -> [NibConnection] {
    let context = context
    var found: [NibConnection] = []
    for (index, segue) in context.scene.segues.enumerated() {
      let touched = segue.passthroughViews.compactMap(\.object)
      if !touched.isEmpty, touched.allSatisfy(context.isMember) {
        let template = handedNode(.segue(index))
        let nodes = touched.map { writer.nodes[$0] }
        var made = writer.collection("passthroughViews", nodes, appends: false, from: template, at: segue.range)
        made.ends = [.segue(index)] + touched.map { .object($0) }
        found.append(made)
      }
      guard let view = segue.sourceView?.object, context.isMember(view) else { continue }
      var made = writer.outlet("anchorView", from: handedNode(.segue(index)), to: writer.node(of: view))
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
  ) -> NibConnection? {
    let schema = context.validated.schema(of: id)
    if schema.isKind(of: "UIViewController") { return nil }
    let ends: [StoryboardPart.Outsider] = [.object(id), .segue(index)]
    if schema.isKind(of: "UITableViewCell") || schema.isKind(of: "UICollectionViewCell") {
      let isAccessory = segue.trigger?.value == .accessoryAction
      let label = isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
      var made = writer.outlet(label, from: writer.node(of: id), to: template)
      made.ends = ends
      return made
    }
    var mask: Int?
    if case .event(_, let bits)? = segue.trigger?.value {
      mask = bits
    } else if schema.isKind(of: "UIControl") {
      mask = schema.isKind(of: "UIButton") ? 64 : 4096
    }
    let connection = writer.graph.makeNode("UIRuntimeEventConnection")
    writer.graph.appendEnds("perform:", from: writer.node(of: id), to: template, of: connection)
    if let mask { writer.graph.append("UIEventMask", integer: mask, to: connection) }
    return NibConnection(group: .action, label: "perform:", mask: mask ?? 0, node: connection, ends: ends)
  }
}
