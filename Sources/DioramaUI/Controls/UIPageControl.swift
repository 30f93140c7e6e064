public import Foundation
import LayoutEngine
import NibLoader

/// A row of dots, one for each page.
@MainActor
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
    CGSize(
      width: ControlMetrics.pageControlWidth(pages: pageCount),
      height: ControlMetrics.current.pageControlHeight
    )
  }

  /// A tap on the trailing half moves to the next page, one on the leading half to the previous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isTrailing = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
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
  /// The size of a dot and the distance from one to the next, in points.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16

  /// The most dots that are drawn: more than any screen has room for, and few enough to draw for a width out of a hostile nib.
  private static let mostDots = 1000

  func drawDots() {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    // More dots than fit are not drawn; the number of pages and the width out of a nib may be any.
    let fitting = Int(clamping: (bounds.width + Self.pitch - Self.dot) / Self.pitch)
    let count = min(numberOfPages, max(1, fitting), Self.mostDots)
    let width = CGFloat(count - 1) * Self.pitch + Self.dot
    if backgroundStyle == .prominent {
      UIColor.tertiarySystemFill.setFill()
      let pill = CGRect(x: bounds.midX - width / 2 - 11, y: bounds.midY - 13, width: width + 22, height: 26)
      UIBezierPath(roundedRect: pill, cornerRadius: 13).fill()
    }
    for page in 0..<count {
      let color =
        page == shownPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      color.setFill()
      let x = bounds.midX - width / 2 + CGFloat(page) * Self.pitch
      let dot = CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      UIBezierPath(ovalIn: flippedIfNeeded(dot)).fill()
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
    ]
  )
}
