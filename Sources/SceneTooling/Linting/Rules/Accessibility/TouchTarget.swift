import LayoutEngine
import SceneCatalog
import SceneDiagnostics
import SceneGeometry
import SceneModel

extension LintRule {
  /// Everything that is there to be touched is large enough for a finger.
  static let touchTarget = LintRule(
    "touch-target",
    .accessibility,
    "A control is too small to tap.",
    options: [LintOption("minimum", "the least width and height in points", .number(44))]
  ) { context, options in
    let minimum = options.number("minimum")
    return context.views.compactMap { id -> LintFinding? in
      guard context.touches.isTarget(id), !context.isCustom(id), context.scene[id].slotName != "customView" else {
        return nil
      }
      let small = LayoutAxis.allCases.compactMap { axis -> (axis: LayoutAxis, points: Double, range: SourceRange)? in
        guard !SystemLengths.decides(axis, of: id, in: context),
          let (points, range) = length(of: id, axis, in: context), points > 0, points < minimum
        else { return nil }
        return (axis, points, range)
      }
      guard let first = small.first else { return nil }
      let name = context.name(of: id)
      let least = SceneNumber.text(minimum)
      let size = small.map { SceneNumber.text($0.points) }
      let message =
        small.count == 2
        ? "\(name) is only \(size[0]) × \(size[1]) points large"
        : "\(name) is only \(size[0]) points \(first.axis == .horizontal ? "wide" : "high")"
      return LintFinding(message, at: first.range, hint: "a touch target needs \(least) × \(least)")
    }
  }

  /// How long a view is, and where the scene says so; nil where it does not.
  private static func length(
    of id: ObjectID,
    _ axis: LayoutAxis,
    in context: LintContext
  ) -> (points: Double, range: SourceRange)? {
    if let length = context.requiredLengths.length(of: id, axis) { return (length.points, length.range) }
    // A length that follows the superview can be another one when the application runs.
    guard case .optionSet(let mask, _)? = context.value("autoresizingMask", of: id),
      !mask.contains(axis == .horizontal ? "flexibleWidth" : "flexibleHeight")
    else { return nil }
    return context.frames.frame(of: id).map { ($0[axis].length, context.frames.place(of: id)) }
  }
}

/// The lengths of controls that are the system's to choose.
private enum SystemLengths {
  static func decides(_ axis: LayoutAxis, of id: ObjectID, in context: LintContext) -> Bool {
    let schema = context.schema(of: id)
    if ["UISwitch", "UIStepper", "UIPageControl", "UIDatePicker", "UIRefreshControl"].contains(where: schema.isKind) {
      return true
    }
    if ["UISlider", "UISegmentedControl", "UITextField"].contains(where: schema.isKind) { return axis == .vertical }
    guard schema.isKind(of: "UIButton") else { return false }
    return ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]
      .contains(context.caseName("buttonType", of: id))
  }
}
