#if !canImport(CoreGraphics)
  public import Foundation

  /// A drawing destination that records its commands; its origin is at the top left.
  ///
  /// It is used by one thread at a time, as in Core Graphics.
  public final class CGContext: @unchecked Sendable {
    struct State {
      var transform = CGAffineTransform.identity
      var clips: [DrawingCommand.Clip] = []
      var fill = UIColor.black
      var stroke = UIColor.black
      var line = LineStyle(width: 1)
      var alpha: CGFloat = 1
    }

    /// The recorded commands, in drawing order.
    public private(set) var commands: [DrawingCommand] = []

    /// The size of the context, in points.
    public let size: CGSize

    var state = State()
    private var saved: [State] = []
    private var steps: [CGPath.Element] = []

    /// The part that a view is asked to draw.
    var dirtyRect: CGRect

    /// Creates an empty context with a size.
    public init(size: CGSize) {
      self.size = size
      dirtyRect = CGRect(origin: .zero, size: size)
    }

    // MARK: - State

    /// Saves the colors, line width, opacity, clips and transform.
    public func saveGState() { saved.append(state) }

    /// Restores the state that was saved last; does nothing without a saved state.
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// The transform from the current coordinates to those of the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales subsequent drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates subsequent drawing by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }

    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Sets the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets how many times as long as the width of the line a pointed corner may be.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the lengths of dashes and gaps, in points, and how far into them a line begins.
    ///
    /// Without lengths, lines are unbroken.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      state.line.dashPhase = phase
      state.line.dashes = lengths
    }

    /// Sets the opacity of subsequent drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Clips subsequent drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect)) }

    /// Clips subsequent drawing to the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule) }

    func clip(to path: CGPath, _ rule: CGPathFillRule = .winding) {
      state.clips.append(DrawingCommand.Clip(path: path, transform: state.transform, rule: rule))
    }

    // MARK: - Paths

    /// Begins a new path.
    public func beginPath() { steps = [] }

    /// Begins a new subpath.
    public func move(to point: CGPoint) { steps.append(.move(point)) }

    /// Adds a straight line to the path.
    public func addLine(to point: CGPoint) { steps.append(.line(point)) }

    /// Adds a curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      steps.append(.curve(control1, control2, to: end))
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect)) }

    /// Adds an ellipse in a rectangle to the path.
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect)) }

    /// Adds a path to the path.
    public func addPath(_ path: CGPath) { steps += path.elements }

    /// Closes the current subpath.
    public func closePath() { steps.append(.close) }

    /// Fills the current path, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) { add(.fill(takePath(), rule), color: state.fill) }

    /// Strokes the current path, and clears it.
    public func strokePath() { add(.stroke(takePath(), state.line), color: state.stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { add(.fill(CGPath(rect: rect)), color: state.fill) }

    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { add(.fill(CGPath(ellipseIn: rect)), color: state.fill) }

    /// Draws a line around the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
      add(.stroke(CGPath(ellipseIn: rect), state.line), color: state.stroke)
    }

    /// Strokes the edge of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.width) }

    /// Strokes the edge of a rectangle with a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      var line = state.line
      line.width = width
      add(.stroke(CGPath(rect: rect), line), color: state.stroke)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { add(.clear(rect), color: .clear) }

    /// Records one thing in the present state.
    func add(_ kind: DrawingCommand.Kind, color: UIColor, isRightToLeft: Bool = false) {
      commands.append(
        DrawingCommand(
          kind: kind,
          color: color,
          alpha: state.alpha,
          transform: state.transform,
          clips: state.clips,
          isRightToLeft: isRightToLeft
        )
      )
    }

    /// Adds what another context of a size has recorded, scaled into a rectangle.
    func replay(_ drawing: [DrawingCommand], ofSize size: CGSize, in rect: CGRect) {
      guard size.width > 0, size.height > 0 else { return }
      let placement = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        .concatenating(state.transform)
      commands += drawing.map { command in
        var command = command
        command.transform = command.transform.concatenating(placement)
        command.alpha *= state.alpha
        command.clips =
          state.clips
          + command.clips.map {
            DrawingCommand.Clip(path: $0.path, transform: $0.transform.concatenating(placement), rule: $0.rule)
          }
        return command
      }
    }

    private func takePath() -> CGPath {
      defer { steps = [] }
      return CGPath(elements: steps)
    }
  }
#endif
