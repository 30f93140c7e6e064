public import Foundation
import NibLoader

/// A controller that turns pages, each of which is a controller.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How long a page takes to turn, in seconds.
  static let transitionDuration: TimeInterval = 0.3

  var pages: [UIViewController] = []

  /// The pages that were set before the controller was shown; they appear in its first layout.
  var waiting: [UIViewController] = []
  let contentView = UIView(frame: .zero)
  var running: TransitionCoordinator?
  var turning: PageTurn?
  lazy var pan = makePan()
  let pageControl = UIPageControl(frame: .zero)

  /// How pages change.
  open internal(set) var transitionStyle: TransitionStyle

  /// The direction of the pages.
  open internal(set) var navigationOrientation: NavigationOrientation

  /// Where the spine of curling pages is.
  open internal(set) var spineLocation: SpineLocation

  /// The space between scrolling pages, in points.
  var interPageSpacing: CGFloat

  /// Whether content stands on both sides of a page.
  open var isDoubleSided: Bool

  /// The object that is told when pages were turned; nil for none.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that gives a page view controller its pages; nil for none.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Creates a controller in code that turns pages in a certain way; nil for no further options.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
    interPageSpacing = (options?[.interPageSpacing] as? Double).map { CGFloat($0) } ?? 0
    isDoubleSided = false
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.decodeCase(forKey: "UIPageViewControllerTransitionStyle", absent: .pageCurl)
    navigationOrientation = coder.decodeCase(
      forKey: "UIPageViewControllerNavigationOrientation",
      absent: .horizontal
    )
    spineLocation = coder.decodeCase(forKey: "UIPageViewControllerSpineLocation", absent: .min)
    interPageSpacing = coder.decodeSingle(forKey: "UIPageViewControllerPageSpacing", absent: 0)
    isDoubleSided = coder.decodeBool(forKey: "UIPageViewControllerDoubleSided", absent: false)
    super.init(coder: coder)
  }

  // MARK: - Pages

  /// The controllers of the pages that are shown: one, or two with a spine in the middle; none at first.
  open var viewControllers: [UIViewController]? { pages }

  /// What the user turns pages with: a drag along the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  /// Shows other pages; a turn that is under way ends first.
  ///
  /// Two pages are needed if pages curl about a spine in the middle, and one otherwise. The delegate is told nothing.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers of the pages; nil for none.
  ///   - direction: Where the pages come from.
  ///   - animated: Whether they move.
  ///   - completion: Called at the end with whether it was reached; nil for nothing.
  @preconcurrency
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    checkCount(viewControllers ?? [])
    turn(to: viewControllers ?? [], direction, animated: animated, completion: completion)
  }

  // MARK: - Content

  override func prepareContent() {
    if waiting.isEmpty { layOutEverything() }
  }

  override func layOutContent() { showWaitingPages { layOutEverything() } }
}

extension UIPageViewController {
  /// Where pages come from.
  public enum NavigationDirection: Int, Sendable {
    /// From behind the page that is shown: the right, or below.
    case forward = 0
    /// From before it: the left, or above.
    case reverse = 1
  }
}

extension UIPageViewController {
  /// The direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }
}

extension UIPageViewController {
  /// The name of something that a page view controller is told when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine is: the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController {
  /// Where the spine of curling pages is.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle, between two pages.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }
}

extension UIPageViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// A page is turned over.
    case pageCurl = 0
    /// A page is moved.
    case scroll = 1
  }
}

/// An object that is told when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Called when the pages stand still, with those that were shown before and whether others are shown now.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}

/// An object that gives a page view controller its pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The controller of the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The controller of the page behind another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots stand below scrolling pages; none by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is that of the page that is shown, counted from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension UIKitClasses {
  static let uiPageViewController = NibClass(
    UIPageViewController.self,
    parent: UIViewController.self,
    name: "UIPageViewController",
    outlets: [
      NibOutlet("delegate", \UIPageViewController.delegate),
      NibOutlet("dataSource", \UIPageViewController.dataSource),
    ],
    properties: [
      NibProperty("isDoubleSided", \UIPageViewController.isDoubleSided),
      NibProperty("transitionStyle", \UIPageViewController.transitionStyle),
      NibProperty("navigationOrientation", \UIPageViewController.navigationOrientation),
      NibProperty("spineLocation", \UIPageViewController.spineLocation),
      NibProperty("interPageSpacing", \UIPageViewController.interPageSpacing),
    ]
  )
}
