import NibArchive
import SceneDiagnostics
import SceneModel

/// How a segue is archived.
struct SegueTemplate {
  let segue: SceneSegue
  /// The identifier of the destination; nil for a way back.
  let destination: String?

  /// The class that performs the segue.
  var className: String {
    switch segue.kind.value {
    case .show, .showDetail: "UIStoryboardShowSegueTemplate"
    case .presentation: "UIStoryboardPresentationSegueTemplate"
    case .popoverPresentation: "UIStoryboardPopoverPresentationSegueTemplate"
    case .embed: "UIStoryboardEmbedSegueTemplate"
    case .unwind: "UIStoryboardUnwindSegueTemplate"
    case .custom: "UIStoryboardSegueTemplate"
    case .push: "UIStoryboardPushSegueTemplate"
    case .modal: "UIStoryboardModalSegueTemplate"
    case .popover: "UIStoryboardPopoverSegueTemplate"
    case .replace: "UIStoryboardReplaceSegueTemplate"
    }
  }

  /// Writes the keys that all segues have, then those of the kind.
  ///
  /// - Parameters:
  ///   - node: The template.
  ///   - anchor: The bar item that a popover points at; nil for none.
  ///   - passthroughViews: The views that can be touched while a popover is shown; nil for none.
  ///   - graph: The nib.
  func write(
    to node: NibArchiveGraph.NodeID,
    anchor: NibArchiveGraph.NodeID?,
    passthroughViews: NibArchiveGraph.NodeID?,
    in graph: inout NibArchiveGraph
  ) {
    func text(_ key: String, _ text: String?) {
      if let text { graph.append(key, .object(graph.string(text)), to: node) }
    }
    text("UIIdentifier", segue.identifier?.value)
    text("UISegueClassName", segue.className.map { SwiftClassName.mangled($0.value) })
    text("UIDestinationViewControllerIdentifier", destination)
    if destination == nil { graph.append("UIDestinationViewControllerIdentifier", .null, to: node) }
    if segue.kind.value == .embed { graph.append("UIPerformOnViewLoad", .bool(true), to: node) }
    if segue.property("animates")?.value.value == .bool(false) { graph.append("UIAnimates", .bool(false), to: node) }
    text("UICustomPrepareForChildViewControllersSegueName", segue.creator?.value)
    writeKind(to: node, anchor, passthroughViews, in: &graph)
  }

  private func writeKind(
    to node: NibArchiveGraph.NodeID,
    _ anchor: NibArchiveGraph.NodeID?,
    _ passthroughViews: NibArchiveGraph.NodeID?,
    in graph: inout NibArchiveGraph
  ) {
    func object(_ key: String, _ value: NibArchiveGraph.NodeID?) {
      graph.append(key, value.map { .object($0) } ?? .null, to: node)
    }
    func number(_ key: String, _ name: String) {
      if let raw = raw(name) { graph.append(key, integer: raw, to: node) }
    }
    switch segue.kind.value {
    case .show: object("UIActionName", graph.string("showViewController:sender:"))
    case .showDetail: object("UIActionName", graph.string("showDetailViewController:sender:"))
    case .presentation, .modal:
      number("UIModalPresentationStyle", "modalPresentationStyle")
      number("UIModalTransitionStyle", "modalTransitionStyle")
    case .popoverPresentation, .popover:
      // Any direction is all four bits.
      graph.append("UIPermittedArrowDirections", integer: raw("permittedArrowDirections") ?? 15, to: node)
      object("UIPassthroughViews", passthroughViews)
      object("UIAnchorBarButtonItem", anchor)
      object("UIAnchorView", nil)
    case .embed: object("UIContainerView", nil)
    case .unwind: object("UIAction", segue.action.map { graph.string($0.value) })
    case .push, .replace:
      graph.append("UIDestinationContainmentContext", integer: segue.kind.value == .push ? 0 : 1, to: node)
      graph.append("UISplitViewControllerIndex", integer: raw("splitViewControllerTargetIndex") ?? 0, to: node)
    case .custom: break
    }
  }

  /// The number that a property stands for; nil where the segue does not set it.
  private func raw(_ name: String) -> Int? {
    switch segue.property(name)?.value.value {
    case .int(let number): number
    case .enumeration(_, .int(let raw)), .optionSet(_, let raw): raw
    default: nil
    }
  }
}
