public import Foundation
import NibLoader

/// A view that lets its content scroll and zoom.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The object that is told about scrolling; nil for none.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize: CGSize {
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeDidChange()
      KeyValueObservers.changed(self)
    }
  }

  /// The axes along which the safe area stays in the inset although the content does not scroll.
  var keepsInset = (horizontal: false, vertical: false)

  /// What the safe area added to the inset at the beginning of the content when that was last looked at, in points.
  var knownInset: (top: CGFloat, left: CGFloat) = (0, 0)

  /// Whether the view computes its content size, as tables and collections do, so that constraints do not change it.
  var sizesOwnContent: Bool { false }

  /// The space around the content, in points.
  open var contentInset: UIEdgeInsets

  /// The space around the scroll indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// How far the vertical indicator keeps from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far the horizontal indicator keeps from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Shows the indicators for a moment; there are none here, so nothing happens.
  open func flashScrollIndicators() {}

  /// Whether the safe area is added to the inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet {
      setNeedsLayout()
      followSafeAreaInset()
    }
  }

  /// Whether the indicators keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool

  /// Whether the content scrolls.
  open var isScrollEnabled: Bool

  /// Whether scrolling stops at pages.
  open var isPagingEnabled: Bool

  /// Whether a drag keeps to one direction.
  open var isDirectionalLockEnabled: Bool

  /// Whether scrolling goes past the edge and back.
  open var bounces: Bool

  /// Whether small content bounces up and down.
  open var alwaysBounceVertical: Bool { didSet { setNeedsLayout() } }

  /// Whether small content bounces from side to side.
  open var alwaysBounceHorizontal: Bool { didSet { setNeedsLayout() } }

  /// Whether the lower indicator is shown.
  open var showsHorizontalScrollIndicator: Bool

  /// Whether the indicator at the side is shown.
  open var showsVerticalScrollIndicator: Bool

  /// The look of the indicators.
  open var indicatorStyle: IndicatorStyle

  /// The smallest zoom.
  open var minimumZoomScale: CGFloat

  /// The largest zoom.
  open var maximumZoomScale: CGFloat

  /// Whether zooming goes past the limit and back.
  open var bouncesZoom: Bool

  /// Whether touches wait until it is clear that they are no scroll.
  open var delaysContentTouches: Bool

  /// Whether a touch of the content may become a scroll.
  open var canCancelContentTouches: Bool

  /// Whether a tap at the top of the screen scrolls to the top.
  open var scrollsToTop: Bool

  /// How a drag hides the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode

  /// What ties the content to a search bar above it; nil for no such bar.
  var searchBarLink: SearchBarLink?

  /// The containers whose bars are beside the content.
  var barContainers = BarContainers()

  /// Creates a scroll view in code.
  public override init(frame: CGRect) {
    contentSize = .zero
    contentInset = .zero
    contentInsetAdjustmentBehavior = .automatic
    automaticallyAdjustsScrollIndicatorInsets = true
    isScrollEnabled = true
    isPagingEnabled = false
    isDirectionalLockEnabled = false
    bounces = true
    alwaysBounceVertical = false
    alwaysBounceHorizontal = false
    showsHorizontalScrollIndicator = true
    showsVerticalScrollIndicator = true
    indicatorStyle = .default
    minimumZoomScale = 1
    maximumZoomScale = 1
    bouncesZoom = true
    delaysContentTouches = true
    canCancelContentTouches = true
    scrollsToTop = true
    keyboardDismissMode = .none
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
  }

  /// Creates a scroll view out of an archive.
  public required init?(coder: NSCoder) {
    contentSize = coder.decodeSize(forKey: "UIContentSize", absent: .zero)
    contentInset = coder.decodeInsets(forKey: "UIContentInset", absent: .zero)
    verticalScrollIndicatorInsets = coder.decodeInsets(forKey: "UIScrollIndicatorInsets", absent: .zero)
    horizontalScrollIndicatorInsets = verticalScrollIndicatorInsets
    contentInsetAdjustmentBehavior = coder.decodeCase(
      forKey: "UIScrollViewContentInsetAdjustmentBehavior",
      absent: .automatic
    )
    automaticallyAdjustsScrollIndicatorInsets = coder.decodeBool(
      forKey: "UIScrollViewIndicatorInsetAdjustmentBehavior",
      absent: true
    )
    isScrollEnabled = !coder.decodeBool(forKey: "UIScrollDisabled", absent: false)
    isPagingEnabled = coder.decodeBool(forKey: "UIPagingEnabled", absent: false)
    isDirectionalLockEnabled = coder.decodeBool(forKey: "UIDirectionalLockEnabled", absent: false)
    bounces = coder.decodeBool(forKey: "UIBounceEnabled", absent: true)
    alwaysBounceVertical = coder.decodeBool(forKey: "UIAlwaysBounceVertical", absent: false)
    alwaysBounceHorizontal = coder.decodeBool(forKey: "UIAlwaysBounceHorizontal", absent: false)
    showsHorizontalScrollIndicator = coder.decodeBool(forKey: "UIShowsHorizontalScrollIndicator", absent: true)
    showsVerticalScrollIndicator = coder.decodeBool(forKey: "UIShowsVerticalScrollIndicator", absent: true)
    indicatorStyle = coder.decodeCase(forKey: "UIIndicatorStyle", absent: .default)
    minimumZoomScale = coder.decodeSingle(forKey: "UIMinimumZoomScale", absent: 1)
    maximumZoomScale = coder.decodeSingle(forKey: "UIMaximumZoomScale", absent: 1)
    bouncesZoom = coder.decodeBool(forKey: "UIBouncesZoom", absent: false)
    delaysContentTouches = coder.decodeBool(forKey: "UIDelaysContentTouches", absent: true)
    canCancelContentTouches = coder.decodeBool(forKey: "UICanCancelContentTouches", absent: true)
    scrollsToTop = coder.decodeBool(forKey: "UIScrollsToTop", absent: true)
    keyboardDismissMode = coder.decodeCase(forKey: "UIKeyboardDismissMode", absent: .none)
    super.init(coder: coder)
  }

  /// How far the content is scrolled, in points: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls the content, at once or on its way there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopDecelerating()
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.contentOffset = contentOffset
    } completion: { [weak self] _ in
      if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// The recognizer of the finger that drags the content.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = ScrollPanGestureRecognizer()
    recognizer.view = self
    recognizer.addAction { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) }
    }
    return recognizer
  }()

  /// How the content moves under a finger and after it.
  var motion = Motion()

  /// How soon content comes to rest that moves after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// The control that a pull beyond the top reveals; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { refreshControl.move(into: self) }
    }
  }

  /// The offset at which content is to stop that would stop at another; the same unless a subclass's layout says otherwise.
  func proposedOffset(_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint { offset }

  /// The recognizer of the fingers that zoom; nil where least and greatest scale are the same.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? zoomRecognizer : nil
  }

  private lazy var zoomRecognizer: UIPinchGestureRecognizer = {
    let recognizer = UIPinchGestureRecognizer()
    recognizer.view = self
    recognizer.addAction { [weak self] in
      if let pinch = $0 as? UIPinchGestureRecognizer { self?.pinch(pinch) }
    }
    return recognizer
  }()

  // MARK: - Touches of the content

  /// Whether a view of the content gets new touches; by default it does.
  ///
  /// Without it, neither the view nor the scroll view learns of them.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a finger that is on a view of the content may be taken away from it to scroll; by default not from controls.
  ///
  /// It is asked only if `canCancelContentTouches` is true.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Only a finger that moves along an axis of the content scrolls, and none that the content keeps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayScroll(panGestureRecognizer)
  }

  var pinchStart: CGFloat = 1
  var isPinched = false

  override var innerRecognizers: [UIGestureRecognizer] {
    (isScrollEnabled ? [panGestureRecognizer] : []) + (pinchGestureRecognizer.map { [$0] } ?? [])
  }

  /// The view's own coordinates, whose origin is what is scrolled.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard old != super.bounds.origin else { return }
      searchBarLink?.controller?.contentDidScroll(self)
      updateBars()
      delegate?.scrollViewDidScroll(self)
    }
  }
}

extension UIScrollView {
  /// Whether the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where a scroll view stands in a controller that asks for it.
    case automatic
    /// On the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }
}

extension UIScrollView {
  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }
}

extension UIScrollView {
  /// When dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When a drag begins.
    case onDrag
    /// While the drag covers it.
    case interactive
    /// When a drag begins, with the accessory view.
    case onDragWithAccessory
    /// While the drag covers it, with the accessory view.
    case interactiveWithAccessory
  }
}

extension UIKitClasses {
  static let uiScrollView = NibClass(
    UIScrollView.self,
    parent: UIView.self,
    name: "UIScrollView",
    outlets: [
      NibOutlet("delegate", \UIScrollView.delegate)
    ],
    properties: [
      NibProperty("contentSize", \UIScrollView.contentSize),
      NibProperty("contentOffset", \UIScrollView.contentOffset),
      NibProperty("contentInset", \UIScrollView.contentInset),
      NibProperty("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      NibProperty("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      NibProperty("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
      NibProperty("isScrollEnabled", \UIScrollView.isScrollEnabled),
      NibProperty("isPagingEnabled", \UIScrollView.isPagingEnabled),
      NibProperty("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      NibProperty("bounces", \UIScrollView.bounces),
      NibProperty("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      NibProperty("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      NibProperty("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      NibProperty("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      NibProperty("indicatorStyle", \UIScrollView.indicatorStyle),
      NibProperty("minimumZoomScale", \UIScrollView.minimumZoomScale),
      NibProperty("maximumZoomScale", \UIScrollView.maximumZoomScale),
      NibProperty("bouncesZoom", \UIScrollView.bouncesZoom),
      NibProperty("delaysContentTouches", \UIScrollView.delaysContentTouches),
      NibProperty("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      NibProperty("scrollsToTop", \UIScrollView.scrollsToTop),
      NibProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
    ]
  )
}
