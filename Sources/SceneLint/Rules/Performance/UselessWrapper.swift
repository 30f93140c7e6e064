import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No view is there only to hold another one of its size.
  static let uselessWrapper = LintRule(
    "useless-wrapper",
    .performance,
    "A plain view only wraps another view that fills it.",
    isOnByDefault: false
  ) { context, _ in
    let edges = FilledEdges(context)
    return context.views.compactMap { id in
      guard isPlain(id, context), let child = onlyChild(of: id, context),
        edges.fills(child, id) || fillsByMask(child, id, context)
      else { return nil }
      return LintFinding(
        "\(context.name(of: id)) only wraps \(context.name(of: child)), which fills it",
        at: context.reportedRange(of: id),
        hint: "use the inner view in its place"
      )
    }
  }

  /// What a wrapper may say of itself: where it lies.
  private static let placing: Set<String> = [
    "frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "contentMode", "isOpaque",
    "clearsContextBeforeDrawing",
  ]

  private static func isPlain(_ id: ObjectID, _ context: LintContext) -> Bool {
    let object = context.scene[id]
    guard object.className.value == "UIView", ["subviews", "arrangedSubviews"].contains(object.slotName ?? ""),
      object.variations.isEmpty, object.isInstalled, object.attributes.isEmpty, object.outlets.isEmpty,
      !context.references.isReachable(id), !context.references.containers.contains(id),
      !context.references.receivers.contains(id), !context.touches.hasGestures(id)
    else { return false }
    return object.properties.allSatisfy { property in
      placing.contains(property.name.value) || isClear(property)
    }
  }

  private static func isClear(_ property: SceneProperty) -> Bool {
    guard property.name.value == "backgroundColor" else { return false }
    return switch property.value.value {
    case .null, .color(.constant("clear")): true
    case .color(.white(_, let alpha, _)), .color(.rgb(_, _, _, let alpha, _)): alpha == 0
    default: false
    }
  }

  private static func onlyChild(of id: ObjectID, _ context: LintContext) -> ObjectID? {
    let children = context.children(in: "subviews", of: id)
    guard children.count == 1, let child = children.first, context.frames.isConstant(child),
      context.touches.isVisible(child)
    else { return nil }
    return child
  }

  private static func fillsByMask(_ child: ObjectID, _ id: ObjectID, _ context: LintContext) -> Bool {
    guard let frame = context.frames.frame(of: child), frame == context.frames.bounds(of: id),
      case .optionSet(let names, _)? = context.value(.autoresizingMask, of: child)
    else { return false }
    return Set(names) == ["flexibleWidth", "flexibleHeight"]
  }
}

/// The edges that views share with their superviews by required constraints.
private struct FilledEdges {
  private struct Pair: Hashable {
    var child: ObjectID
    var parent: ObjectID
  }

  private var edges: [Pair: Set<ConstraintAttribute>] = [:]

  init(_ context: LintContext) {
    for (index, constraint) in context.scene.constraints.enumerated() where constraint.isCertain {
      guard constraint.relation == .equal, constraint.constant == 0, constraint.multiplier == 1,
        !context.references.constraints.contains(index), let second = constraint.second,
        constraint.first.guide == nil, second.guide == nil, let first = constraint.first.item.object,
        let other = second.item.object, constraint.first.attributeValue == second.attributeValue,
        let attribute = ConstraintAttribute(constraint.first.attributeValue), !attribute.isMargin,
        attribute.edge == .near || attribute.edge == .far
      else { continue }
      let isChild = context.parent(of: first) == other
      edges[Pair(child: isChild ? first : other, parent: isChild ? other : first), default: []].insert(attribute)
    }
  }

  func fills(_ child: ObjectID, _ parent: ObjectID) -> Bool {
    edges[Pair(child: child, parent: parent)]?.count == 4
  }
}
