import LayoutEngine
package import SceneDiagnostics
import SceneGeometry
package import SceneModel

/// The frames of views at design time, as far as the scene alone determines them.
///
/// A frame is known if no constraints, stack view, bar or traits affect it.
package struct KnownFrames {
  // The context owns this value.
  private unowned let context: LintContext

  /// Creates the frames of a scene.
  init(_ context: LintContext) { self.context = context }

  /// Whether constraints or a stack view place a view.
  package func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    context.flag("translatesAutoresizingMaskIntoConstraints", of: id) == false
  }

  /// Whether a view is installed and the same for all traits.
  package func isConstant(_ id: ObjectID) -> Bool {
    context.isInstalled(id) && context.variations(of: id).isEmpty
  }

  /// A view's frame in its superview; nil if the scene does not determine it.
  package func frame(of id: ObjectID) -> Box? {
    guard context.slotName(of: id) == "subviews", !isPlacedByConstraints(id) else { return nil }
    return written(id)
  }

  /// A view's bounds; nil if they are not known.
  package func bounds(of id: ObjectID) -> Box? {
    guard isConstant(id) else { return nil }
    if isPlacedByConstraints(id) {
      let lengths = LayoutAxis.allCases.compactMap { context.requiredLengths.length(of: id, $0)?.points }
      return lengths.count == 2 ? Box([0, 0] + lengths) : nil
    }
    if let written = written(id) { return Box([0, 0, written.horizontal.length, written.vertical.length]) }
    guard context.parent(of: id) == nil, let canvas = context.scene.canvasSize,
      !context.sets("frame", of: id)
    else { return nil }
    return Box([0, 0, canvas.width, canvas.height])
  }

  /// The written frame, whatever else affects it; nil if there is none, and for views with a transform or bounds.
  private func written(_ id: ObjectID) -> Box? {
    guard isConstant(id), !context.sets("transform", of: id),
      !context.sets("bounds", of: id),
      case .geometry(.rect, let numbers)? = context.written("frame", of: id)
    else { return nil }
    return Box(numbers)
  }

  /// The range of the object's own `frame`, else of the object.
  package func place(of id: ObjectID) -> SourceRange {
    guard let frame = context.property("frame", of: id), frame.style == nil else { return context.place(of: id) }
    return frame.value.range
  }
}
