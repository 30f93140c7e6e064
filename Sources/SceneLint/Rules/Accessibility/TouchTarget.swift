import LayoutEngine
import SceneCatalog
import SceneDiagnostics
import SceneGeometry
import SceneModel
import SceneNodes

extension LintRule {
  /// Every control is large enough to tap.
  static let touchTarget = LintRule(
    "touch-target",
    .accessibility,
    "A control is too small to tap.",
    options: [LintOption("minimum", "the least width and height in points", .number(44))]
  ) { context, options in
    let minimum = options.number("minimum")
    return context.views.compactMap { id -> LintFinding? in
      guard context.touches.isTarget(id), !context.isCustom(id),
        context.slotName(of: id) != "customView"
      else {
        return nil
      }
      let small = LayoutAxis.allCases.compactMap { axis -> SmallLength? in
        guard !SystemLengths.decides(axis, of: id, in: context) else { return nil }
        guard let (points, range) = length(of: id, axis, in: context) else {
          return solvedLength(of: id, axis, below: minimum, in: context)
        }
        guard points > 0, points < minimum else { return nil }
        return SmallLength(axis: axis, points: points, range: range ?? context.frameRange(of: id))
      }
      guard let first = small.first else { return nil }
      let name = context.name(of: id)
      let least = SceneNumber.text(minimum)
      let size = small.map { SceneNumber.text($0.points) }
      let message =
        small.count == 2
        ? "\(name) is only \(size[0]) × \(size[1]) points large"
        : "\(name) is only \(size[0]) points \(first.axis == .horizontal ? "wide" : "high")"
      return LintFinding(message + first.atSize, at: first.range, hint: "a touch target needs \(least) × \(least)")
    }
  }

  /// A length that is too small to tap.
  private struct SmallLength {
    var axis: LayoutAxis
    var points: Double
    var range: SourceRange
    /// The screen size for messages; empty if it is too small at every size.
    var atSize = ""
  }

  /// A length that constraints make too small at some size; nil if there is none, or it is the natural length.
  private static func solvedLength(
    of id: ObjectID,
    _ axis: LayoutAxis,
    below minimum: Double,
    in context: LintContext
  ) -> SmallLength? {
    guard let (root, node) = context.solvedRoots.node(of: id), node > 0, root.isSettled(node) else { return nil }
    let found = root.occurrence { layout in
      let length = layout.box(node)[axis].length
      guard !layout.nodes.absent.contains(node), length > 0, length < minimum - 0.5 else { return false }
      guard case .fixed(let width, let height) = layout.nodes.tree.nodes[node].naturalSize,
        let natural = axis == .horizontal ? width : height
      else { return true }
      return abs(natural - length) > LayoutDoubt.textTolerance + 1
    }
    guard let found else { return nil }
    let points = (found.layout.box(node)[axis].length * 10).rounded() / 10
    return SmallLength(axis: axis, points: points, range: context.reportedRange(of: id), atSize: found.atSize)
  }

  /// A view's length, and the constraint that sets it, nil for the frame; nil if the scene does not set it.
  private static func length(
    of id: ObjectID,
    _ axis: LayoutAxis,
    in context: LintContext
  ) -> (points: Double, range: SourceRange?)? {
    if let length = context.requiredLengths.length(of: id, axis) { return (length.points, length.range) }
    // A flexible length can differ at run time.
    guard case .optionSet(let mask, _)? = context.value(.autoresizingMask, of: id),
      !mask.contains(axis == .horizontal ? "flexibleWidth" : "flexibleHeight")
    else { return nil }
    return context.frames.frame(of: id).map { ($0[axis].length, nil) }
  }
}

/// The lengths of controls that the system decides.
private enum SystemLengths {
  private static let bothLengths: KnownClass.Set = [.switch, .stepper, .pageControl, .datePicker, .refreshControl]
  private static let heights: KnownClass.Set = [.slider, .segmentedControl, .textField]

  static func decides(_ axis: LayoutAxis, of id: ObjectID, in context: LintContext) -> Bool {
    if context.isKind(id, ofAny: bothLengths) { return true }
    if context.isKind(id, ofAny: heights) { return axis == .vertical }
    guard context.isKind(id, of: .button), let type = context.caseName(.buttonType, of: id) else { return false }
    return ViewKind.systemButtonTypes.contains(type)
  }
}
