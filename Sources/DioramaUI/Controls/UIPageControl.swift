public import Foundation
import LayoutEngine

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages: Int { didSet { pagesDidChange() } }

  /// The page that is shown, counted from 0.
  open var currentPage: Int { didSet { setNeedsDisplay() } }

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

  /// Creates a page control in code.
  public override init(frame: CGRect) {
    numberOfPages = 0
    currentPage = 0
    hidesForSinglePage = false
    defersCurrentPageDisplay = false
    backgroundStyle = .automatic
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a page control out of an archive.
  public required init?(coder: NSCoder) {
    numberOfPages = coder.decodeInteger(forKey: "UINumberOfPages", absent: 0)
    currentPage = coder.decodeInteger(forKey: "UICurrentPage", absent: 0)
    currentPageIndicatorTintColor = coder.decode(UIColor.self, forKey: "UICurrentPageIndicatorTintColor")
    pageIndicatorTintColor = coder.decode(UIColor.self, forKey: "UIPageIndicatorTintColor")
    hidesForSinglePage = coder.decodeBool(forKey: "UIHideForSinglePage", absent: false)
    defersCurrentPageDisplay = coder.decodeBool(forKey: "UIDefersCurrentPageDisplay", absent: false)
    backgroundStyle = coder.decodeCase(forKey: "UIPageControlBackgroundStyle", absent: .automatic)
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

  private func pagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
