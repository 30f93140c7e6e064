public import Foundation

/// A controller that turns pages, each of which is a controller.
@MainActor
open class UIPageViewController: UIViewController {
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

  /// The object that is asked and told about what happens; nil for none.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that gives the content; nil for none.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

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
}
