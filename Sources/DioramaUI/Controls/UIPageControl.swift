public import Foundation
import LayoutEngine
import NibLoader

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages: Int { didSet { pagesDidChange() } }

  /// The page that is shown, counted from 0; kept between the first and the last page.
  ///
  /// Setting it sends no actions.
  open var currentPage: Int {
    get { page }
    set {
      page = pinned(newValue)
      shownPage = page
    }
  }

  private var page: Int

  /// The page whose dot is drawn, which waits for code if `defersCurrentPageDisplay` is set.
  private(set) var shownPage: Int { didSet { setNeedsDisplay() } }

  /// The color of the current page's dot; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the other dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether a single dot is hidden.
  open var hidesForSinglePage: Bool { didSet { setNeedsDisplay() } }

  /// Whether the dots wait for code to show the new page.
  open var defersCurrentPageDisplay: Bool

  /// What is drawn behind the dots.
  open var backgroundStyle: BackgroundStyle { didSet { setNeedsDisplay() } }

  /// Whether a drag along the dots turns pages.
  open var allowsContinuousInteraction: Bool

  /// The image that is drawn instead of dots, in their colors; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The way in which the pages follow each other.
  open var direction = Direction.natural { didSet { directionDidChange() } }

  /// Creates a page control in code.
  public override init(frame: CGRect) {
    numberOfPages = 0
    page = 0
    shownPage = 0
    hidesForSinglePage = false
    defersCurrentPageDisplay = false
    backgroundStyle = .automatic
    allowsContinuousInteraction = true
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a page control out of an archive.
  public required init?(coder: NSCoder) {
    numberOfPages = coder.decodeInteger(forKey: "UINumberOfPages", absent: 0)
    page = coder.decodeInteger(forKey: "UICurrentPage", absent: 0)
    shownPage = page
    currentPageIndicatorTintColor = coder.decode(UIColor.self, forKey: "UICurrentPageIndicatorTintColor")
    pageIndicatorTintColor = coder.decode(UIColor.self, forKey: "UIPageIndicatorTintColor")
    hidesForSinglePage = coder.decodeBool(forKey: "UIHideForSinglePage", absent: false)
    defersCurrentPageDisplay = coder.decodeBool(forKey: "UIDefersCurrentPageDisplay", absent: false)
    backgroundStyle = coder.decodeCase(forKey: "UIPageControlBackgroundStyle", absent: .automatic)
    allowsContinuousInteraction = coder.decodeBool(forKey: "UIPageControlAllowsContinuousInteraction", absent: true)
    preferredIndicatorImage = coder.decode(UIImage.self, forKey: "UIPreferredIndicatorImage")
    direction = coder.decodeCase(forKey: "UIPageControlDirection", absent: .natural)
    super.init(coder: coder)
  }

  /// Draws a dot for each page.
  open override func draw(_ rect: CGRect) { drawDots() }

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The size of the dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = ControlMetrics.pageControlWidth(pages: pageCount)
    let side = LookFigures.current.metrics.pageControlHeight
    return isVertical ? CGSize(width: side, height: length) : CGSize(width: length, height: side)
  }

  override var ownsTaps: Bool { true }

  /// A tap on the trailing half moves to the next page, one on the leading half to the previous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let location = touch.location(in: self)
    let isTrailing = (isVertical ? location.y >= bounds.midY : location.x >= bounds.midX) != runsBackward
    let wanted = pinned(page + (isTrailing ? 1 : -1))
    guard wanted != page else { return }
    page = wanted
    if !defersCurrentPageDisplay { shownPage = page }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Draws the dot of the current page, which `defersCurrentPageDisplay` has put off.
  open func updateCurrentPageDisplay() { shownPage = page }

  private func pinned(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

  override var defaultAccessibilityValue: String? { "page \(page + 1) of \(numberOfPages)" }

  /// Whether the dots are below each other.
  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right, or at the bottom.
  var runsBackward: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private func directionDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func pagesDidChange() {
    if page != pinned(page) { currentPage = page }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension UIPageControl {
  /// What is drawn behind the dots of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// A full background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
}

extension UIPageControl {
  /// The way in which the pages of a page control follow each other.
  public enum Direction: Int, Sendable {
    /// As lines of text are read.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }
}

extension UIPageControl {
  /// The size of a dot and the distance from one to the next, in points.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16

  /// The most dots that are drawn: more than any screen has room for, and few enough to draw for a width out of a hostile nib.
  private static let mostDots = 1000

  func drawDots() {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    // More dots than fit are not drawn; the number of pages and the size out of a nib may be any.
    let room = isVertical ? bounds.height : bounds.width
    let fitting = Int(clamping: (room + Self.pitch - Self.dot) / Self.pitch)
    let count = min(numberOfPages, max(1, fitting), Self.mostDots)
    let length = CGFloat(count - 1) * Self.pitch + Self.dot
    if backgroundStyle == .prominent {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: centered(length + 22, 26), cornerRadius: 13).fill()
    }
    for page in 0..<count {
      let color =
        page == shownPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      let step = (CGFloat(page) * Self.pitch + Self.dot / 2 - length / 2) * (runsBackward ? -1 : 1)
      let middle = CGPoint(x: bounds.midX + (isVertical ? 0 : step), y: bounds.midY + (isVertical ? step : 0))
      drawIndicator(around: middle, color: color)
    }
  }

  /// A rectangle in the middle, as long as given in the direction of the pages.
  private func centered(_ length: CGFloat, _ breadth: CGFloat) -> CGRect {
    let size = isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    return CGRect(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      size: size
    )
  }

  private func drawIndicator(around middle: CGPoint, color: UIColor) {
    if let image = preferredIndicatorImage {
      let size = image.shownSize
      let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
      image.withTintColor(color).draw(in: CGRect(origin: origin, size: size))
    } else {
      color.setFill()
      let dot = CGRect(x: middle.x - Self.dot / 2, y: middle.y - Self.dot / 2, width: Self.dot, height: Self.dot)
      UIBezierPath(ovalIn: dot).fill()
    }
  }
}

extension UIKitClasses {
  static let uiPageControl = NibClass(
    UIPageControl.self,
    parent: UIControl.self,
    name: "UIPageControl",
    properties: [
      NibProperty("numberOfPages", \UIPageControl.numberOfPages),
      NibProperty("currentPage", \UIPageControl.currentPage),
      NibProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      NibProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      NibProperty("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      NibProperty("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay),
      NibProperty("backgroundStyle", \UIPageControl.backgroundStyle),
      NibProperty("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
      NibProperty("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      NibProperty("direction", \UIPageControl.direction),
    ]
  )
}
