public import Foundation

/// What a view keeps of its geometry and its look; it draws nothing.
@MainActor
open class CALayer: NSObject {
  /// The layer's own coordinates, in points.
  open var bounds = CGRect.zero

  /// Where the anchor point stands in the superlayer's coordinates.
  open var position = CGPoint.zero

  /// The point of the bounds that `position` places and that the transform turns about, from 0 to 1 on each axis.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The name of the layer; nil if it has none.
  open var name: String?

  var settings = Settings()

  /// The radius of the corners of the background, in points.
  open var cornerRadius: CGFloat = 0

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat = 0

  /// The colour of the border; nil stands for opaque black, as Core Animation has it.
  open var borderColor: CGColor?

  /// The colour of the shadow; nil stands for opaque black, as Core Animation has it.
  open var shadowColor: CGColor?

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3

  /// The order in which siblings are drawn, the smallest first.
  open var zPosition: CGFloat = 0

  /// Whether the layer is drawn once and then reused as an image.
  open var shouldRasterize = false

  /// How many pixels of the raster stand for a point.
  open var rasterizationScale: CGFloat = 1

  /// Whether nothing outside the bounds is drawn.
  open var masksToBounds = false

  /// Whether the layer is left out of the drawing.
  open var isHidden = false

  /// Whether the layer promises to fill its bounds.
  open var isOpaque = false

  /// The opacity, kept with the precision that a view's `alpha` has.
  var alpha: CGFloat = 1

  /// The background in UIKit's terms, whose names a bare colour loses.
  var background: UIColor?

  private var storedTransform: CGAffineTransform?

  /// Creates a layer of no size.
  public required nonisolated override init() {
    super.init()
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// The colour that fills the bounds; nil for none.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set { background = newValue.map(UIColor.init(cgColor:)) }
  }

  /// Returns the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform {
    storedTransform ?? .identity
  }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    storedTransform = transform.isIdentity ? nil : transform
  }

  /// The smallest rectangle of the superlayer that holds the layer.
  ///
  /// It is derived from the bounds, the position, the anchor point and the transform. Setting it sets the position and
  /// the size of the bounds; the origin of the bounds stays.
  open var frame: CGRect {
    get {
      let placed = CGRect(
        x: -anchorPoint.x * bounds.width,
        y: -anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
      let box = storedTransform.map(placed.applying) ?? placed
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      let size =
        (storedTransform?.inverted()).map { CGRect(origin: .zero, size: frame.size).applying($0).size } ?? frame.size
      bounds.size = size
      let placed = CGRect(
        x: -anchorPoint.x * size.width,
        y: -anchorPoint.y * size.height,
        width: size.width,
        height: size.height
      )
      let box = storedTransform.map(placed.applying) ?? placed
      position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    }
  }
}
