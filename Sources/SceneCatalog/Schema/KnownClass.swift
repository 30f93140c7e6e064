import TextTables

/// The classes of UIKit that stages ask for by name; whether an object is of one of them takes no comparison of names.
package enum KnownClass: UInt8, CaseIterable, Sendable {
  case activityIndicatorView
  case application
  case barButtonItem
  case button
  case collectionReusableView
  case collectionView
  case collectionViewCell
  case collectionViewFlowLayout
  case control
  case datePicker
  case gestureRecognizer
  case imageView
  case label
  case mapView
  case navigationBar
  case navigationController
  case navigationItem
  case pageControl
  case pickerView
  case progressView
  case refreshControl
  case scrollView
  case searchBar
  case segment
  case segmentedControl
  case slider
  case splitViewController
  case stackView
  case stepper
  case `switch`
  case tabBar
  case tabBarController
  case tableView
  case tableViewCell
  case tableViewCellContentView
  case tableViewController
  case tapGestureRecognizer
  case textField
  case textView
  case toolbar
  case view
  case viewController
  case visualEffect
  case visualEffectContentView
  case visualEffectView
  case webView
  case window

  /// The name of the class.
  package var name: String { Self.names[Int(rawValue)] }

  /// The names in the order of the cases; making them of the cases would take longer than reading a small scene.
  private static let names = [
    "UIActivityIndicatorView", "UIApplication", "UIBarButtonItem", "UIButton", "UICollectionReusableView",
    "UICollectionView",
    "UICollectionViewCell", "UICollectionViewFlowLayout", "UIControl", "UIDatePicker", "UIGestureRecognizer",
    "UIImageView", "UILabel", "MKMapView", "UINavigationBar", "UINavigationController", "UINavigationItem",
    "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl", "UIScrollView", "UISearchBar", "UISegment",
    "UISegmentedControl", "UISlider", "UISplitViewController", "UIStackView", "UIStepper", "UISwitch", "UITabBar",
    "UITabBarController", "UITableView", "UITableViewCell", "UITableViewCellContentView", "UITableViewController",
    "UITapGestureRecognizer", "UITextField", "UITextView", "UIToolbar", "UIView", "UIViewController",
    "UIVisualEffect", "_UIVisualEffectContentView", "UIVisualEffectView", "WKWebView", "UIWindow",
  ]
  private static let lookup = TextLookup(names)

  /// Some of these classes.
  package struct Set: ExpressibleByArrayLiteral, Equatable, Sendable {
    private var bits: UInt64

    /// Makes a set of classes.
    package init(arrayLiteral classes: KnownClass...) {
      bits = classes.reduce(0) { $0 | 1 << $1.rawValue }
    }

    /// Makes the set of the classes that have one of several names; other names are left out.
    init(named names: [String]) {
      bits = names.reduce(0) { bits, name in KnownClass.lookup.index(of: name).map { bits | 1 << $0 } ?? bits }
    }

    /// Adds a class.
    mutating func insert(_ known: KnownClass) { bits |= 1 << known.rawValue }

    /// The first class that is in the set, but not in another; nil if there is none.
    func first(notIn other: Set) -> KnownClass? {
      let own = bits & ~other.bits
      return own == 0 ? nil : KnownClass(rawValue: UInt8(own.trailingZeroBitCount))
    }

    /// Whether a class is in the set.
    package func contains(_ known: KnownClass) -> Bool { bits & 1 << known.rawValue != 0 }

    /// Whether two sets have a class in common.
    package func intersects(_ other: Set) -> Bool { bits & other.bits != 0 }
  }
}
