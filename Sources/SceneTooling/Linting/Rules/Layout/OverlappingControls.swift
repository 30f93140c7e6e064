import SceneDiagnostics
import SceneGeometry
import SceneModel

extension LintRule {
  /// No view takes the touches that a control behind it is there for.
  static let overlappingControls = LintRule(
    "overlapping-controls",
    .layout,
    "A view covers a control and takes its touches.",
    options: [LintOption("tolerance", "how many points a view may reach over a control", .number(4))]
  ) { context, options in
    let tolerance = max(0, options.number("tolerance"))
    return context.views.flatMap { parent -> [LintFinding] in
      let siblings = context.scene[parent].children(in: "subviews")
      guard siblings.count > 1 else { return [] }
      return findings(Siblings(siblings, context), tolerance, in: context)
    }
  }

  /// How many views in front of a control are looked at, so that the work grows with their number alone.
  private static let reach = 200

  private struct Siblings {
    var frames: [(id: ObjectID, frame: Box)]

    init(_ ids: [ObjectID], _ context: LintContext) {
      frames = ids.compactMap { id in context.frames.frame(of: id).map { (id, $0) } }
    }
  }

  private static func findings(_ siblings: Siblings, _ tolerance: Double, in context: LintContext) -> [LintFinding] {
    let frames = siblings.frames
    return frames.indices.compactMap { index in
      let (id, frame) = frames[index]
      guard context.touches.isTarget(id), context.touches.reach(id) else { return nil }
      let front = frames[(index + 1)...].prefix(reach).first { other in
        frame.depth(in: other.frame) > tolerance && context.touches.reach(other.id)
          && !isMeant(other.id, other.frame, over: frame, in: context)
      }
      guard let front else { return nil }
      return LintFinding(
        "\(context.name(of: front.id)) covers \(context.name(of: id)) and takes its touches",
        at: context.frames.place(of: front.id),
        hint: "move it, or place it before the control in 'subviews'",
        notes: [.init("the control is here", at: context.place(of: id))]
      )
    }
  }

  /// Whether a view may lie where it lies: a small control on a large one, or a class that may hand touches on.
  private static func isMeant(_ id: ObjectID, _ frame: Box, over other: Box, in context: LintContext) -> Bool {
    if context.isCustom(id) { return true }
    let isOnMiddle = frame.contains(
      other.horizontal.position + other.horizontal.length / 2,
      other.vertical.position + other.vertical.length / 2
    )
    return context.touches.isTarget(id) && !isOnMiddle
  }
}
