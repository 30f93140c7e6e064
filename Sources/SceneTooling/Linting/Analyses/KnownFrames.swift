import LayoutEngine
package import SceneDiagnostics
import SceneGeometry
package import SceneModel

/// Where views lie at design time, as far as the scene alone says it.
///
/// A frame is known where neither constraints, nor a stack, nor a bar, nor traits have a say in it.
package struct KnownFrames {
  // The context keeps this value.
  private unowned let context: LintContext

  /// Makes the frames of a scene.
  init(_ context: LintContext) { self.context = context }

  /// Whether a view leaves its place to constraints, or to a stack.
  package func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    context.flag("translatesAutoresizingMaskIntoConstraints", of: id) == false
  }

  /// Whether a view is in the hierarchy for all traits, and is the same for all.
  package func isConstant(_ id: ObjectID) -> Bool {
    context.scene[id].isInstalled && context.scene[id].variations.isEmpty
  }

  /// A view's frame in its superview; nil where the scene does not say it, or not alone.
  package func frame(of id: ObjectID) -> Box? {
    guard context.scene[id].slotName == "subviews", !isPlacedByConstraints(id) else { return nil }
    return written(id)
  }

  /// The rectangle in which a view's subviews lie; nil where it is not known.
  package func bounds(of id: ObjectID) -> Box? {
    guard isConstant(id) else { return nil }
    if isPlacedByConstraints(id) {
      let lengths = LayoutAxis.allCases.compactMap { context.requiredLengths.length(of: id, $0)?.points }
      return lengths.count == 2 ? Box([0, 0] + lengths) : nil
    }
    if let written = written(id) { return Box([0, 0, written.horizontal.length, written.vertical.length]) }
    guard context.scene[id].parent == nil, let canvas = context.scene.canvasSize,
      context.scene[id].property("frame") == nil
    else { return nil }
    return Box([0, 0, canvas.width, canvas.height])
  }

  /// The frame as the scene writes it, whoever has a say in it; nil where it writes none, and for turned or moved views.
  private func written(_ id: ObjectID) -> Box? {
    guard isConstant(id), context.scene[id].property("transform") == nil,
      context.scene[id].property("bounds") == nil,
      case .geometry(.rect, let numbers)? = context.scene[id].property("frame")?.value.value
    else { return nil }
    return Box(numbers)
  }

  /// Where the frame is written: the object's own line of it, or the object's first.
  package func place(of id: ObjectID) -> SourceRange {
    guard let frame = context.scene[id].property("frame"), frame.style == nil else { return context.place(of: id) }
    return frame.value.range
  }
}
