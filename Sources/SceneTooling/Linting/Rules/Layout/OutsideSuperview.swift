import SceneGeometry
import SceneModel

extension LintRule {
  /// Every view lies inside its superview.
  static let outsideSuperview = LintRule(
    "outside-superview",
    .layout,
    "A view extends outside its superview.",
    options: [LintOption("tolerance", "how many points a view may reach out", .number(1))]
  ) { context, options in
    let tolerance = max(0, options.number("tolerance"))
    return context.views.compactMap { id -> LintFinding? in
      guard let frame = context.frames.frame(of: id), let parent = context.scene[id].parent,
        !context.isKind(parent, of: "UIScrollView"), let bounds = context.frames.bounds(of: parent),
        frame.excess(over: bounds) > tolerance, context.touches.isVisible(id)
      else { return nil }
      return finding(id, frame, bounds, in: context)
    }
  }

  private static func finding(_ id: ObjectID, _ frame: Box, _ bounds: Box, in context: LintContext) -> LintFinding? {
    let size = "\(SceneNumber.text(bounds.horizontal.length)) × \(SceneNumber.text(bounds.vertical.length))"
    let name = context.name(of: id)
    let range = context.frames.place(of: id)
    // Pictures that bleed over an edge are meant to.
    if frame.depth(in: bounds) > 0, context.isKind(id, of: "UIImageView") { return nil }
    guard frame.depth(in: bounds) > 0 else {
      return LintFinding("\(name) is outside its superview", at: range, hint: "its superview is \(size)")
    }
    return LintFinding("\(name) extends outside its superview", at: range, hint: "its superview is \(size)")
  }
}
