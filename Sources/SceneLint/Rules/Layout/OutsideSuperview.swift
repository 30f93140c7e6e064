import SceneCatalog
import SceneGeometry
import SceneModel
import SceneNodes

extension LintRule {
  /// Every view is inside its superview.
  static let outsideSuperview = LintRule(
    "outside-superview",
    .layout,
    "A view extends outside its superview.",
    options: [LintOption("tolerance", "how many points a view may reach out", .number(1))]
  ) { context, options in
    let tolerance = max(0, options.number("tolerance"))
    let (roots, frames) = (context.solvedRoots, context.frames)
    return context.views.compactMap { id -> LintFinding? in
      if let (root, node) = roots.node(of: id) {
        return solvedFinding(id, node, root, tolerance, in: context)
      }
      guard let frame = frames.frame(of: id), let parent = context.parent(of: id),
        !context.isKind(parent, of: .scrollView), let bounds = frames.bounds(of: parent),
        frame.excess(over: bounds) > tolerance, context.touches.isVisible(id)
      else { return nil }
      return finding(id, frame, bounds, in: context)
    }
  }

  /// The finding for a view that extends outside its superview at some size, unless the constant of a constraint puts it there.
  private static func solvedFinding(
    _ id: ObjectID,
    _ node: Int,
    _ root: SolvedRoot,
    _ tolerance: Double,
    in context: LintContext
  ) -> LintFinding? {
    guard let parent = root.root.parents[node], root.isSettled(node), root.isSettled(parent),
      context.touches.isVisible(id), !context.sets(.transform, of: id),
      !context.isKind(id, of: .imageView), !context.isKind(root.root.views[parent], of: .scrollView),
      !context.isCustom(root.root.views[parent])
    else { return nil }
    let found = root.occurrence { layout in
      let (frame, bounds) = (layout.seenBox(node), layout.bounds(parent))
      // A cell's height follows from its content.
      let excess =
        root.root.kind == .cell ? frame.horizontal.excess(over: bounds.horizontal) : frame.excess(over: bounds)
      return !layout.nodes.absent.contains(node) && frame.area > 0 && bounds.area > 0
        && excess > tolerance && frame.depth(in: bounds) > 0
        && !layout.nodes.protruding.contains(node)
    }
    guard let found else { return nil }
    let bounds = found.layout.bounds(parent)
    let size = "\(SceneNumber.text(bounds.horizontal.length)) × \(SceneNumber.text(bounds.vertical.length))"
    return LintFinding(
      "\(context.name(of: id)) extends outside its superview\(found.atSize)",
      at: context.reportedRange(of: id),
      hint: "its superview is \(size)"
    )
  }

  private static func finding(_ id: ObjectID, _ frame: Box, _ bounds: Box, in context: LintContext) -> LintFinding? {
    let size = "\(SceneNumber.text(bounds.horizontal.length)) × \(SceneNumber.text(bounds.vertical.length))"
    let name = context.name(of: id)
    let range = context.frameRange(of: id)
    // Images that extend over an edge are intentional.
    if frame.depth(in: bounds) > 0, context.isKind(id, of: .imageView) { return nil }
    guard frame.depth(in: bounds) > 0 else {
      return LintFinding("\(name) is outside its superview", at: range, hint: "its superview is \(size)")
    }
    return LintFinding("\(name) extends outside its superview", at: range, hint: "its superview is \(size)")
  }
}
