import LayoutEngine
import SceneCompiler
package import SceneDiagnostics
import SceneGeometry
package import SceneModel

/// The frames of views at design time, as far as the scene alone determines them.
///
/// A frame is known if no constraints, stack view, bar or traits affect it.
package final class KnownFrames {
  /// What the scene says of one object.
  private struct Placement {
    var isPlacedByConstraints: Bool
    var isConstant: Bool
    var isSubview: Bool
    /// The written frame, whatever else affects it; nil if there is none, and for views with a transform or bounds.
    var written: Box?
  }

  /// By the index of the object.
  private let placements: [Placement]
  private let requiredLengths: RequiredLengths
  /// The size of views at the top level that have no frame; nil where the scene does not say.
  private let canvas: Box?
  /// Whether an object is at the top level and has no frame, by the index of the object.
  private let onCanvas: [Bool]

  /// Creates the frames of a scene.
  init(_ context: LintContext) {
    requiredLengths = context.requiredLengths
    canvas = context.scene.canvasSize.map { Box([0, 0, $0.width, $0.height]) } ?? nil
    let objects = context.list
    let subviews = objects.names.number(of: "subviews") ?? NameTable.none
    placements = objects.records.indices.map { index in
      let (id, record) = (ObjectID(index), objects.records[index])
      let isConstant = record.isInstalled && (record.rest < 0 || context.variations(of: id).isEmpty)
      var written: Box?
      if isConstant, let frame = context.values.writtenRect(.frame, of: id), !context.sets(.transform, of: id),
        !context.sets(.bounds, of: id)
      {
        written = Box(
          Span(position: frame.x, length: frame.width),
          Span(position: frame.y, length: frame.height)
        )
      }
      return Placement(
        isPlacedByConstraints: context.flag(.translatesAutoresizingMaskIntoConstraints, of: id) == false,
        isConstant: isConstant,
        isSubview: record.parent >= 0 && record.slotName == subviews,
        written: written
      )
    }
    onCanvas = objects.records.indices.map { objects.records[$0].parent < 0 && !context.sets(.frame, of: ObjectID($0)) }
  }

  /// Whether constraints or a stack view place a view.
  package func isPlacedByConstraints(_ id: ObjectID) -> Bool { placements[id.index].isPlacedByConstraints }

  /// Whether a view is installed and the same for all traits.
  package func isConstant(_ id: ObjectID) -> Bool { placements[id.index].isConstant }

  /// A view's frame in its superview; nil if the scene does not determine it.
  package func frame(of id: ObjectID) -> Box? {
    let placement = placements[id.index]
    return placement.isSubview && !placement.isPlacedByConstraints ? placement.written : nil
  }

  /// A view's bounds; nil if they are not known.
  package func bounds(of id: ObjectID) -> Box? {
    let placement = placements[id.index]
    guard placement.isConstant else { return nil }
    if placement.isPlacedByConstraints {
      let lengths = LayoutAxis.allCases.compactMap { requiredLengths.length(of: id, $0)?.points }
      return lengths.count == 2 ? Box([0, 0] + lengths) : nil
    }
    if let written = placement.written {
      return Box(
        Span(position: 0, length: written.horizontal.length),
        Span(position: 0, length: written.vertical.length)
      )
    }
    return onCanvas[id.index] ? canvas : nil
  }
}

extension LintContext {
  /// The range of an object's own `frame`, else of the object.
  package func frameRange(of id: ObjectID) -> SourceRange {
    guard let frame = property(.frame, of: id), frame.style == nil else { return reportedRange(of: id) }
    return frame.value.range
  }
}
