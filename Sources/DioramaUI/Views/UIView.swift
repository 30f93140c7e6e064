public import Foundation
import NibLoader

/// A rectangle with content, which holds other views.
///
/// There are two ways to make one. `init(frame:)` makes a view in code, `init(coder:)` one that a nib describes.
/// Neither calls the other, and they start from different defaults: a nib that leaves a key out means by it what UIKit
/// means.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor NSCoding {
  // What a layout looks at stands first. Accesses to what is not open cannot overlap: none of it is held on to while others are
  // called. What a layout reads and an application may set is a store of that kind with an open property before it.

  // Only the main actor uses the list; the view's end, which belongs to no actor, takes it apart.
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []

  @exclusivity(unchecked) var madeLayer: CALayer?

  /// Which parts of the geometry give way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { ownMask }
    set {
      ownMask = newValue
      layer.superlayer?.contentOfSystemDidChange()
    }
  }

  @exclusivity(unchecked) private var ownMask: AutoresizingMask

  /// The view that holds this one; nil at the top of a hierarchy.
  @exclusivity(unchecked) open internal(set) weak var superview: UIView?

  @exclusivity(unchecked) weak var containingWindow: UIWindow?
  @exclusivity(unchecked) weak var controller: UIViewController? { didSet { controllerDidChange() } }

  /// How the content is laid out in the bounds.
  open var contentMode: ContentMode {
    get { ownContentMode }
    set {
      ownContentMode = newValue
      layer.layoutState.hasNobodyToTell = false
    }
  }

  @exclusivity(unchecked) private var ownContentMode: ContentMode

  /// Whether the direct subviews follow changes of the view's size.
  open var autoresizesSubviews: Bool {
    get { resizesSubviews }
    set { resizesSubviews = newValue }
  }

  @exclusivity(unchecked) private var resizesSubviews: Bool

  /// Whether an archive gives the view to a controller that has not loaded it yet.
  @exclusivity(unchecked) var isArchivedRoot = false

  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled: Bool

  /// Whether the view takes more than one touch at a time.
  open var isMultipleTouchEnabled: Bool

  /// Whether a touch in the view keeps other views of its window from taking one.
  open var isExclusiveTouch: Bool

  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque: Bool

  /// Whether the bounds are cleared before the view draws.
  open var clearsContextBeforeDrawing: Bool

  /// Whether the content is mirrored in languages written from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { arrangementDidChange() } }
  }

  /// Whether the tint color is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode { didSet { if tintAdjustmentMode != oldValue { announceTint() } } }

  /// Whether the autoresizing mask is turned into constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementDidChange() } }
  }

  /// Whether the margins also keep the distance that the superview's margins ask for.
  open var preservesSuperviewLayoutMargins: Bool { didSet { marginsDidChange() } }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool { didSet { marginsDidChange() } }

  /// Whether the margins leave lines of text that are not too long to read.
  var layoutMarginsFollowReadableWidth: Bool

  /// An integer by which `viewWithTag` finds the view; 0 by default.
  open var tag: Int

  @exclusivity(unchecked) var ownTintColor: UIColor?
  @exclusivity(unchecked) var hugging: AxisPriorities
  @exclusivity(unchecked) var compressionResistance: AxisPriorities
  @exclusivity(unchecked) var layoutParts: LayoutParts?
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []

  /// Recognizers that belong to the class and are not in `gestureRecognizers`.
  var innerRecognizers: [UIGestureRecognizer] { [] }

  /// The frame of a view that is created without one.
  class var initialFrame: CGRect { .zero }

  /// The class of the view's layer: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: - Initializers

  /// Creates a view in code with an empty frame, a window with that of the screen.
  ///
  /// It is an initializer of its own, as `NSObject`'s belongs to no actor; `UIView.init` is a function without arguments.
  @_nonoverride public convenience init() {
    self.init(frame: Self.initialFrame)
  }

  /// Creates a view in code with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    hugging = Self.defaultHugging
    compressionResistance = AxisPriorities(.defaultHigh)
    tag = 0
    ownContentMode = .scaleToFill
    ownMask = []
    resizesSubviews = true
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = false
    isExclusiveTouch = false
    isOpaque = true
    clearsContextBeforeDrawing = true
    semanticContentAttribute = .unspecified
    tintAdjustmentMode = .automatic
    translatesAutoresizingMaskIntoConstraints = true
    preservesSuperviewLayoutMargins = false
    insetsLayoutMarginsFromSafeArea = true
    layoutMarginsFollowReadableWidth = false
    super.init()
    layer.frame = frame
  }

  /// Creates a view out of an archive, with its subviews; outlets, actions and runtime attributes follow later.
  public required init?(coder: NSCoder) {
    let seldom = coder.seldom(Self.seldomKeys)
    hugging = seldom.priorities("UIViewContentHuggingPriority", absent: Self.defaultHugging)
    compressionResistance = seldom.priorities(
      "UIViewContentCompressionResistancePriority",
      absent: AxisPriorities(.defaultHigh)
    )
    tag = coder.decodeInteger(forKey: "UITag", absent: 0)
    ownContentMode = coder.decodeCase(forKey: "UIContentMode", absent: .scaleToFill)
    ownMask = coder.decodeOptions(forKey: "UIAutoresizingMask", absent: [])
    resizesSubviews = coder.decodeBool(forKey: "UIAutoresizeSubviews", absent: false)
    isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled", absent: false)
    isMultipleTouchEnabled = seldom.bool("UIMultipleTouchEnabled", absent: false)
    isExclusiveTouch = seldom.bool("UIExclusiveTouch", absent: false)
    isOpaque = coder.decodeBool(forKey: "UIOpaque", absent: false)
    clearsContextBeforeDrawing = seldom.bool("UIClearsContextBeforeDrawing", absent: true)
    semanticContentAttribute = coder.decodeCase(forKey: "UIViewSemanticContentAttribute", absent: .unspecified)
    tintAdjustmentMode = .automatic
    translatesAutoresizingMaskIntoConstraints = !seldom.bool(
      "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
      absent: false
    )
    preservesSuperviewLayoutMargins = seldom.bool("UIViewPreservesSuperviewMargins", absent: false)
    insetsLayoutMarginsFromSafeArea = seldom.bool("UIViewInsetsLayoutMarginsFromSafeArea", absent: true)
    layoutMarginsFollowReadableWidth = seldom.bool("UIViewLayoutMarginsFollowReadableWidth", absent: false)
    super.init()
    coder.announce(self)
    decodeLook(of: coder, seldom)
    adoptDecodedContent(of: coder, seldom)
  }

  deinit {
    UIView.releaseHierarchy(&children)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live views.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  // MARK: - Geometry

  /// The view's rectangle in its superview, in points, derived from bounds, center and transform.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's own coordinates, in points; subviews are laid out in them.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue.standardized }
  }

  /// The center of the view in its superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The size that the view asks for inside another; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that it asks for; the top left of its untransformed frame stays where it is.
  open func sizeToFit() { fitSize() }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue }
  }

  /// The opacity of everything that the view shows beside `alpha`, which dims disabled controls; from 0 to 1.
  var dimming: CGFloat { 1 }

  /// Whether the view itself is hidden, whatever its superviews are.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      if layer.isHidden != newValue { hide(newValue) }
    }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color that fills the bounds; nil for none.
  open var backgroundColor: UIColor? {
    get { layer.background }
    set { layer.background = newValue }
  }

  /// The color of what can be used; the superview's unless it was set, and the system's blue at the top.
  ///
  /// Nil gives the view the superview's color again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      ownTintColor = newValue
      announceTint()
    }
  }

  /// Called when the tint color was set on the view itself, or on a superview from which the view has it.
  open func tintColorDidChange() {}

  // MARK: - Hierarchy

  /// The views that this one holds, from back to front.
  open var subviews: [UIView] { children }

  /// The window at the top of the hierarchy; nil if there is none.
  open var window: UIWindow? { containingWindow }

  /// Puts a view in front of the others.
  ///
  /// A view that is already a subview only moves to the front. One that has another superview leaves it first.
  open func addSubview(_ view: UIView) {
    insert(view, .index(.max))
  }

  /// Puts a view at an index counted from the back; an index beyond the end means the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, atIndex: index)
  }

  /// Puts a view right in front of a sibling, or in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  /// Puts a view right behind a sibling, or in front of all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  /// Moves a subview to the front; a view that is no subview is ignored.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, .index(.max))
  }

  /// Moves a subview to the back; a view that is no subview is ignored.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, .index(0))
  }

  /// Exchanges the indexes of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Takes the view out of its superview; without one, nothing happens.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Whether the view is another one or lies inside it at any depth.
  open func isDescendant(of view: UIView) -> Bool { liesInside(view) }

  /// The first view with a tag: this one, or one inside it, depth first and from back to front; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(withTag: tag)
  }

  // MARK: - Notifications

  /// Called when the view's traits have changed; the collection is the one before, nil for none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change; nil if there will be none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change; nil if there will be none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Gives the subviews that constraints lay out their frames; call `setNeedsLayout()` instead.
  open func layoutSubviews() { applySolvedFrames() }

  /// Whether the natural height depends on the width, as for text in several lines.
  var wrapsContent: Bool { false }

  /// The distances of the baselines from top and bottom; nil if the font determines them.
  var ownBaselines: (first: Double, last: Double)? { nil }

  /// Marks the view for layout at the end of the turn; several marks lead to one layout.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the marked views immediately, if there are any: superviews first.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The natural size of the content, in points; `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Invalidates the intrinsic content size, because the content has changed.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// The size, in points, that satisfies the view's constraints and is nearest to a target size.
  ///
  /// `layoutFittingCompressedSize` asks for the smallest size, `layoutFittingExpandedSize` for the largest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size, in points, that satisfies the view's constraints and is nearest to a target size, whose width and height
  /// have priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: - Constraints

  /// Whether the class can only be laid out by constraints, which makes its window look for some.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the view's constraints are to be updated before the next layout; true of a new view.
  open func needsUpdateConstraints() -> Bool { layer.layoutState.isMarkedForConstraints }

  /// Lets the view update its constraints before the next layout; several marks lead to one update.
  open func setNeedsUpdateConstraints() { layer.markForConstraints() }

  /// Updates the constraints of the marked views immediately, in this view and its subviews: subviews first.
  open func updateConstraintsIfNeeded() { layer.updateConstraintsInside() }

  /// Updates the view's constraints; an override calls super at its end.
  ///
  /// It is called when the view was marked, and never directly, and only in hierarchies that use constraints.
  open func updateConstraints() {}

  /// The insets from the frame to the alignment rectangle, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

  /// The view that provides the first baseline for constraints.
  open var forFirstBaselineLayout: UIView { self }

  /// The view that provides the last baseline for constraints.
  open var forLastBaselineLayout: UIView { self }

  // MARK: - Drawing

  /// Draws the content into the current graphics context; by default nothing.
  ///
  /// - Parameter rect: The part of the bounds that was marked; all of it the first time.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole view to be drawn at the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Marks a part of the bounds to be drawn at the end of the turn; several parts are drawn as one.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: - Touches

  /// Whether the class overrides `hitTest(_:with:)`; a class of an application's own counts as one that does.
  class var searchesInItsOwnWay: Bool { false }

  /// The view in front that holds a point of the bounds and takes touches; nil if it is none of this hierarchy.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }

  /// Whether a point lies in the bounds, whose right and lower edges do not belong to them.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of the view, or of one around it, may begin; by default it may.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Margins and priorities

  /// How far bars and the edges of the screen reach into the view, in points; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// How far content keeps from the edges, in points, as safe area and superviews ask; setting sets the view's own.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The margins by reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(currentMargins) }
    set { setMargins(.directional(newValue)) }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The hugging priorities of a new view; controls with a fixed size or height have stronger ones than others.
  class var defaultHugging: AxisPriorities { .stretching }

  /// How strongly the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// How strongly the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setResistance(priority, axis)
  }

  /// Lets the view lay out its subviews, between the two calls that its controller gets.
  open func layoutSublayers(of layer: CALayer) { layOutSublayers() }

  /// What is done where a property of the layer changes; nothing, as the view's own animations are recorded, unless a class overrides it.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// The controller whose root view this is, or the superview.
  open override var next: UIResponder? { controller ?? superview }
}
