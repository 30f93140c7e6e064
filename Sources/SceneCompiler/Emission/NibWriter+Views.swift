import NibArchive
import SceneCatalog
import SceneModel

/// Views that no scene says and UIKit's own classes archive nevertheless.
extension NibWriter {
  /// Writes a cell's own subviews: the content view, and the line below it, which UIKit's cells archive too.
  mutating func emitCellSubviews(_ key: String, of id: ObjectID) {
    let tools = context.tools
    let size = context.frameSize(of: id)
    let separator = graph.makeNode("_UITableViewCellSeparatorView")
    // The line begins at the margin that cells had in the tools' own UIKit; the newest ends at one, too.
    let inset = tools.isSince(.xcode12_5) ? 8.0 : 15
    let width = max(size.width - (tools.isSince(.xcode26) ? 2 : 1) * inset, 0)
    // Xcode 8 and 9 draw that of a prototype as thin as a device does.
    let height = context.region.prototype == id && tools.isSince(.xcode8) && !tools.isSince(.xcode10) ? 0.5 : 1
    graph.append("UIBounds", .numbers([0, 0, width, height]), to: separator)
    graph.append("UICenter", .numbers([inset + width / 2, size.height - height / 2]), to: separator)
    if tools.isSince(.xcode8) { graph.append("UIDeepDrawRect", .bool(true), to: separator) }
    for key in ["UIOpaque", "UIAutoresizeSubviews"] { graph.append(key, .bool(true), to: separator) }
    graph.append("UIViewSemanticContentAttribute", integer: 0, to: separator)
    if tools.isSince(.xcode11) { graph.append("UIViewLargeContentStoredProperties", .null, to: separator) }
    var subviews: [NibArchiveGraph.NodeID] = []
    for child in context.objects.children(in: "contentView", at: id.index) { subviews.append(node(of: child)) }
    append(key, "NSMutableArray", subviews + [separator], to: node(of: id))
  }

  /// Writes what a collection view without items shows of a section's header and footer up to Xcode 10: empty views where they would be.
  mutating func emitStandIns(_ slots: [String], _ key: String, of id: ObjectID) {
    guard let section = context.emptySection(of: id) else { return }
    var views: [NibArchiveGraph.NodeID] = []
    for slot in slots where !context.objects.children(in: slot, at: id.index).isEmpty {
      let isHeader = slot == "sectionHeaderView"
      let frame = isHeader ? section.header : section.footer
      guard frame[2] > 0, frame[3] > 0 else { continue }
      let view = graph.makeNode("UICollectionReusableView")
      graph.append("UIBounds", .numbers([0, 0, frame[2], frame[3]]), to: view)
      graph.append("UICenter", .numbers([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]), to: view)
      if context.tools.isSince(.xcode8) { graph.append("UIDeepDrawRect", .bool(true), to: view) }
      for key in ["UIOpaque", "UIAutoresizeSubviews"] { graph.append(key, .bool(true), to: view) }
      graph.append("UIViewSemanticContentAttribute", integer: 0, to: view)
      let identifier = "IBUICollectionView\(isHeader ? "Header" : "Footer")ReuseIdentifier"
      graph.append("UIReuseIdentifier", .object(graph.string(identifier)), to: view)
      views.append(view)
    }
    if !views.isEmpty { append(key, "NSMutableArray", views, to: node(of: id)) }
  }

  /// Writes what Xcode 13 keeps of the traits of tables and collection views.
  mutating func emitFocusTraits(_ key: String, of id: ObjectID) {
    let traits = graph.makeNode("UITraitCollection")
    graph.append("UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", integer: 0, to: traits)
    graph.append(key, .object(traits), to: node(of: id))
  }
}
