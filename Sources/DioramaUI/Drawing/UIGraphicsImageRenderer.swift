public import Foundation

/// Makes images out of what is drawn.
///
/// An image keeps the drawing and not its pixels.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// How the images are made.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer for images of a size, in points, made in a certain way.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of what is drawn in a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer for images of what is drawn in a rectangle, made in a certain way.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns an image of what a closure draws; the context is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    withoutActuallyEscaping(actions) { actions in
      nonisolated(unsafe) let actions = actions
      return onMainActor { self.drawn(actions) }
    }
  }

  @MainActor
  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    UIGraphicsPopContext()
    return .drawn(context, size: bounds.size, scale: format.scale)
  }
}

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// The pixels per point; those of the screen unless it was set.
  open var scale = onMainActor { UIRuntime.shared.screenScale }

  /// Whether the images have no transparent parts.
  open var opaque = false

  /// Returns the format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat(screen: ()) }

  /// Returns the format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { .default() }

  private init(screen: Void) {
    super.init()
  }

  /// Creates the format for the screen.
  @_nonoverride public convenience init() {
    self.init(screen: ())
  }
}

/// What a renderer's closure draws into.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// The context that records the drawing.
  public let cgContext: CGContext

  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the present fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the border of a rectangle in the present stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Keeps what follows inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIImage {
  /// An image of what a context has recorded.
  @MainActor
  static func drawn(_ context: CGContext, size: CGSize, scale: CGFloat) -> UIImage {
    UIImage(Content(scale: scale, drawing: context.commands), resourceName: nil, size: size)
  }
}

/// The context that is drawn into now; nil outside of drawing, and beside the main actor.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  MainActorText.onMainActor { UIRuntime.shared.contexts.last } ?? nil
}

/// Makes a context the one that is drawn into.
public func UIGraphicsPushContext(_ context: CGContext) {
  onMainActor { UIRuntime.shared.contexts.append(context) }
}

/// Goes back to the context that was drawn into before.
public func UIGraphicsPopContext() { onMainActor { _ = UIRuntime.shared.contexts.popLast() } }

/// Fills a rectangle with the present color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame inside the edges of a rectangle, as wide as lines are now, with the present fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let width = context.state.line.width
  let line = CGPath(rect: rect.insetBy(dx: width / 2, dy: width / 2))
  context.add(.stroke(line, context.state.line), color: context.state.fill)
}

/// Keeps what follows inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the color of what is filled and of lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of what is filled.
  public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = self }

  /// Makes this the color of lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = self }
}
