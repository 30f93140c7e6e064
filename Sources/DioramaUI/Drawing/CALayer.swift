public import Foundation
import NibLoader

/// Geometry and look: what every view keeps in one, or a part of the picture without a view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // What a layout looks at stands first and together: a large hierarchy is as fast as its memory. Accesses to what is not open cannot
  // overlap: none of it is held on to while others are called.

  // Only the main actor uses the list; the layer's end, which belongs to no actor, takes it apart.
  @exclusivity(unchecked) nonisolated(unsafe) var sublayerList: [CALayer] = []

  @exclusivity(unchecked) var layoutState = LayoutState()

  /// The layer that holds this one; nil at the top.
  @exclusivity(unchecked) open internal(set) weak var superlayer: CALayer?

  @exclusivity(unchecked) var geometry = Geometry()

  /// The object that lays out and draws for the layer: its view, if it has one; it is not kept alive.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      layoutState.hasDelegate = newValue != nil
      layoutState.hasNobodyToAsk = false
      layoutState.hasNobodyToTell = false
    }
  }

  @exclusivity(unchecked) private weak var ownDelegate: (any CALayerDelegate)?

  /// The opacity, kept with the precision that a view's `alpha` has.
  @exclusivity(unchecked) var alpha: CGFloat = 1 {
    didSet { record(.opacity, .number(oldValue), changed: oldValue != alpha) }
  }

  /// The background in UIKit's terms, whose names a bare color loses.
  @exclusivity(unchecked) var background: UIColor? {
    didSet { record(.backgroundColor, .color(oldValue), changed: oldValue != background) }
  }

  /// Whether nothing outside the bounds is drawn.
  open var masksToBounds = false

  /// Whether the layer is left out of the drawing.
  open var isHidden: Bool {
    get { isOut }
    set {
      let wasOut = isOut
      isOut = newValue
      if wasOut, !newValue { spreadMarks() }
      if wasOut != newValue { KeyValueObservers.changed(self) }
    }
  }

  @exclusivity(unchecked) private var isOut = false

  /// Whether the layer promises to fill its bounds.
  open var isOpaque = false

  @exclusivity(unchecked) var displayState = DisplayState()
  @exclusivity(unchecked) var animations: [LayerProperty: [PropertyAnimation]] = [:]

  /// What the layer shows besides its background: the drawing that `draw(_:)` made, or nil.
  open var contents: Any?

  /// What few layers set; nil as long as nobody has set any of it.
  @exclusivity(unchecked) var settings: SettingsStore?

  /// Creates a layer of no size.
  public required nonisolated override init() {
    super.init()
  }

  deinit {
    CALayer.releaseHierarchy(&sublayerList)
  }

  /// Creates a copy of another layer for its presentation, without its sublayers; anything but a layer leaves a new one.
  ///
  /// A subclass copies its own properties here, as in Core Animation. `presentation()` creates the copy with `init()`, because
  /// a class cannot be asked in pure Swift for an initializer that its subclasses need not have.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    takeOver(other)
    geometry = other.geometry
    set(\.transform, to: other.setting(\.transform))
    set(\.transformInSpace, to: other.setting(\.transformInSpace))
    alpha = other.alpha
    background = other.background
    isHidden = other.isHidden
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// The color that fills the bounds; nil for none.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set { background = newValue.map(UIColor.init(cgColor:)) }
  }

  // MARK: - Geometry

  /// The layer's own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      geometry.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// Where the anchor point stands in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set {
      let old = geometry.position
      geometry.position = newValue
      if old != newValue { geometryDidChange(isMoved: true) }
      record(.position, .point(old), changed: old != newValue)
    }
  }

  /// The point of the bounds that lies at `position` and that the transform turns about, from 0 to 1 on each axis.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// Returns the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform {
    setting(\.transform) ?? .identity
  }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    set(\.transformInSpace, to: nil)
    let old = affineTransform()
    set(\.transform, to: transform.isIdentity ? nil : transform)
    guard old != transform else { return }
    superlayer?.markLayoutForSublayer()
    record(.transform, .transform(old), changed: true)
  }

  // MARK: - Look of few layers

  /// The name of the layer; nil if it has none.
  open var name: String? {
    get { setting(\.name) }
    set { set(\.name, to: newValue) }
  }

  /// The radius of the corners of the background, in points.
  open var cornerRadius: CGFloat {
    get { setting(\.cornerRadius) }
    set { set(\.cornerRadius, to: newValue) }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { setting(\.borderWidth) }
    set { set(\.borderWidth, to: newValue) }
  }

  /// The color of the border; nil stands for opaque black, as Core Animation has it.
  open var borderColor: CGColor? {
    get { setting(\.borderColor) }
    set { set(\.borderColor, to: newValue) }
  }

  /// The color of the shadow; nil stands for opaque black, as Core Animation has it.
  open var shadowColor: CGColor? {
    get { setting(\.shadowColor) }
    set { set(\.shadowColor, to: newValue) }
  }

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float {
    get { setting(\.shadowOpacity) }
    set { set(\.shadowOpacity, to: newValue) }
  }

  /// Where the shadow falls, in points.
  open var shadowOffset: CGSize {
    get { setting(\.shadowOffset) }
    set { set(\.shadowOffset, to: newValue) }
  }

  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { setting(\.shadowRadius) }
    set { set(\.shadowRadius, to: newValue) }
  }

  /// The order in which siblings are drawn, the smallest first.
  open var zPosition: CGFloat {
    get { setting(\.zPosition) }
    set { set(\.zPosition, to: newValue) }
  }

  /// Whether the layer is drawn once and then reused as an image.
  open var shouldRasterize: Bool {
    get { setting(\.shouldRasterize) }
    set { set(\.shouldRasterize, to: newValue) }
  }

  /// How many pixels of the raster stand for a point.
  open var rasterizationScale: CGFloat {
    get { setting(\.rasterizationScale) }
    set { set(\.rasterizationScale, to: newValue) }
  }

  // MARK: - Layout and display

  /// Marks the layer for layout, at the end of the turn or when `layoutIfNeeded` asks for it.
  open func setNeedsLayout() { markLayout() }

  /// Lays out now what is marked, this layer and everything inside it, beginning with the topmost marked superlayer.
  open func layoutIfNeeded() { layoutMarked() }

  /// Lays out the sublayers; by default the view's `layoutSubviews`.
  open func layoutSublayers() {
    if !layoutState.hasNobodyToAsk || layoutState.usesConstraints { delegate?.layoutSublayers(of: self) }
  }

  /// Marks the whole layer to be drawn, at the end of the turn.
  open func setNeedsDisplay() { markDisplay(nil) }

  /// Marks a rectangle of the layer's own coordinates to be drawn, at the end of the turn.
  open func setNeedsDisplay(_ r: CGRect) { markDisplay(r) }

  /// Draws what is marked, at once; nothing if nothing is.
  open func displayIfNeeded() { displayMarked() }

  /// Whether the layer draws something although its bounds may be empty.
  var drawsBeyondBounds: Bool { false }

  /// Takes over what another layer of the class is set to beside its geometry, its opacity and its background.
  func takeOver(_ other: CALayer) {
    cornerRadius = other.cornerRadius
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    zPosition = other.zPosition
    name = other.name
    masksToBounds = other.masksToBounds
    isOpaque = other.isOpaque
    contents = other.contents
    mask = other.mask
    maskedCorners = other.maskedCorners
    shadowPath = other.shadowPath
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    isDoubleSided = other.isDoubleSided
    isGeometryFlipped = other.isGeometryFlipped
    anchorPointZ = other.anchorPointZ
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    contentsGravity = other.contentsGravity
    allowsGroupOpacity = other.allowsGroupOpacity
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    drawsAsynchronously = other.drawsAsynchronously
  }

  #if !canImport(ObjectiveC)
    /// Called when a property has changed that the object observes; does nothing unless a class overrides it.
    open func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// Draws the layer's own content; by default nothing.
  open func draw(in ctx: CGContext) {}

  /// The smallest rectangle of the superlayer that holds the layer.
  ///
  /// It is derived from the bounds, the position, the anchor point and the transform. Setting it sets the position and
  /// the size of the bounds; the origin of the bounds stays.
  open var frame: CGRect {
    get {
      let untransformed = CGRect(
        x: -anchorPoint.x * bounds.width,
        y: -anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
      let box = perspective?.box(of: untransformed) ?? setting(\.transform).map(untransformed.applying) ?? untransformed
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      guard KeyValueObservers.isActive else { return setFrame(newValue) }
      KeyValueObservers.inSteps(of: self) { setFrame(newValue) }
    }
  }

  private func setFrame(_ newValue: CGRect) {
    let frame = newValue.standardized
    let size =
      (setting(\.transform)?.inverted()).map { CGRect(origin: .zero, size: frame.size).applying($0).size }
      ?? frame.size
    bounds.size = size
    let untransformed = CGRect(
      x: -anchorPoint.x * size.width,
      y: -anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
    let box = setting(\.transform).map(untransformed.applying) ?? untransformed
    position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }
}

extension CALayer {
  /// Where a layer is.
  struct Geometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }

  /// Gives a new layer its bounds and position, and tells nobody but the main loop: it has neither superlayer nor sublayers yet.
  ///
  /// - Returns: False, with nothing done, where somebody would have to be told: a class of its own, or an open block of animations.
  func setInitial(bounds: CGRect, position: CGPoint) -> Bool {
    guard type(of: self) == CALayer.self, superlayer == nil, sublayerList.isEmpty else { return false }
    guard !UIRuntime.shared.animator.isRecording else { return false }
    geometry.bounds = bounds
    geometry.position = position
    layoutState.isMarked = true
    if bounds.size != .zero { UIRuntime.shared.mainLoop.setNeedsCommit() }
    return true
  }
}

extension UIKitClasses {
  static let caLayer = NibClass(
    CALayer.self,
    parent: nil,
    name: "CALayer",
    make: CALayer.init,
    properties: [
      NibProperty("bounds", \CALayer.bounds),
      NibProperty("position", \CALayer.position),
      NibProperty("frame", \CALayer.frame),
      NibProperty("anchorPoint", \CALayer.anchorPoint),
      NibProperty("zPosition", \CALayer.zPosition),
      NibProperty("name", \CALayer.name),
      NibProperty("cornerRadius", \CALayer.cornerRadius),
      NibProperty("borderWidth", \CALayer.borderWidth),
      NibProperty("borderColor", \CALayer.borderColor),
      NibProperty("backgroundColor", \CALayer.backgroundColor),
      NibProperty("shadowColor", \CALayer.shadowColor),
      NibProperty("shadowOpacity", \CALayer.shadowOpacity),
      NibProperty("shadowOffset", \CALayer.shadowOffset),
      NibProperty("shadowRadius", \CALayer.shadowRadius),
      NibProperty("opacity", \CALayer.opacity),
      NibProperty("isHidden", \CALayer.isHidden),
      NibProperty("isOpaque", \CALayer.isOpaque),
      NibProperty("masksToBounds", \CALayer.masksToBounds),
      NibProperty("shouldRasterize", \CALayer.shouldRasterize),
      NibProperty("rasterizationScale", \CALayer.rasterizationScale),
      NibProperty("isDoubleSided", \CALayer.isDoubleSided),
      NibProperty("isGeometryFlipped", \CALayer.isGeometryFlipped),
      NibProperty("anchorPointZ", \CALayer.anchorPointZ),
      NibProperty("contentsScale", \CALayer.contentsScale),
      NibProperty("contentsRect", \CALayer.contentsRect),
      NibProperty("contentsGravity", \CALayer.contentsGravity),
      NibProperty("allowsGroupOpacity", \CALayer.allowsGroupOpacity),
      NibProperty("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
      NibProperty("drawsAsynchronously", \CALayer.drawsAsynchronously),
    ]
  )
}
