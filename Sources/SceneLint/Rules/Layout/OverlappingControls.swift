import SceneCatalog
import SceneDiagnostics
import SceneGeometry
import SceneModel
import SceneNodes

extension LintRule {
  /// No view takes the touches of a control behind it.
  static let overlappingControls = LintRule(
    "overlapping-controls",
    .layout,
    "A view covers a control and takes its touches.",
    options: [LintOption("tolerance", "how many points a view may reach over a control", .number(4))]
  ) { context, options in
    let tolerance = max(0, options.number("tolerance"))
    return context.views.flatMap { parent -> [LintFinding] in
      let siblings = context.children(in: "subviews", of: parent)
      guard siblings.count > 1 else { return [] }
      let known = siblings.compactMap { id in context.touches.reach(id) ? KnownGeometry(id, in: context) : nil }
      return known.indices.compactMap { index in
        let control = known[index]
        guard context.touches.isTarget(control.id) else { return nil }
        for front in known[(index + 1)...].prefix(reach) {
          guard let size = overlap(of: front, and: control, tolerance, in: context) else { continue }
          return finding(front.id, control.id, size, in: context)
        }
        return nil
      }
    }
  }

  /// How many views in front of a control are checked, which keeps the check linear.
  private static let reach = 200

  /// How a view's frame is known.
  private enum Geometry {
    case frame(Box)
    case solved(SolvedRoot, Int)
  }

  private struct KnownGeometry {
    var id: ObjectID
    var geometry: Geometry

    /// Finds a view's frame; nil if it is not known.
    init?(_ id: ObjectID, in context: LintContext) {
      self.id = id
      if let (root, node) = context.solvedRoots.node(of: id) {
        guard root.isSettled(node) else { return nil }
        geometry = .solved(root, node)
      } else {
        guard let frame = context.frames.frame(of: id) else { return nil }
        geometry = .frame(frame)
      }
    }
  }

  /// The size for messages at which a view covers a control behind it; nil if there is none.
  private static func overlap(
    of front: KnownGeometry,
    and control: KnownGeometry,
    _ tolerance: Double,
    in context: LintContext
  ) -> String? {
    func covers(_ frame: Box, _ other: Box) -> Bool {
      other.depth(in: frame) > tolerance && !isMeant(front.id, frame, over: control.id, other, in: context)
    }
    switch (front.geometry, control.geometry) {
    case (.frame(let frame), .frame(let other)): return covers(frame, other) ? "" : nil
    case (.solved(let root, let node), .solved(_, let other)):
      return root.occurrence { layout in
        !layout.nodes.absent.contains(node) && !layout.nodes.absent.contains(other)
          && covers(layout.box(node), layout.box(other))
      }?.atSize
    default: return nil
    }
  }

  private static func finding(
    _ front: ObjectID,
    _ control: ObjectID,
    _ size: String,
    in context: LintContext
  ) -> LintFinding {
    LintFinding(
      "\(context.name(of: front)) covers \(context.name(of: control)) and takes its touches\(size)",
      at: context.frameRange(of: front),
      hint: "move it, or place it before the control in 'subviews'",
      notes: [.init("the control is here", at: context.reportedRange(of: control))]
    )
  }

  /// Whether an overlap is intentional: a small control on a large one, or a custom class, which may pass touches on.
  private static func isMeant(
    _ id: ObjectID,
    _ frame: Box,
    over control: ObjectID,
    _ other: Box,
    in context: LintContext
  ) -> Bool {
    if context.isCustom(id) { return true }
    // A background that dismisses the view on top of it.
    if !context.isKind(control, of: .control), frame.area < other.area / 2 { return true }
    let isOnMiddle = frame.contains(
      other.horizontal.position + other.horizontal.length / 2,
      other.vertical.position + other.vertical.length / 2
    )
    return context.touches.isTarget(id) && !isOnMiddle
  }
}
