package import DioramaUI

/// Objects made in code, by the initializer that each class's schema names.
@MainActor
package enum ProgrammaticObjects {
  /// A new object of a class; nil for a class that this list does not know.
  package static func make(_ className: String) -> NSObject? {
    view(className) ?? control(className) ?? container(className) ?? controller(className) ?? recognizer(className)
      ?? item(className)
  }

  private static func view(_ className: String) -> NSObject? {
    switch className {
    case "UIView": UIView(frame: .zero)
    case "UIWindow": UIWindow(frame: .zero)
    case "UILabel": UILabel(frame: .zero)
    case "UIImageView": UIImageView(frame: .zero)
    case "UITextView": UITextView(frame: .zero)
    case "UIScrollView": UIScrollView(frame: .zero)
    case "UIStackView": UIStackView(frame: .zero)
    case "UIProgressView": UIProgressView(progressViewStyle: .default)
    case "UIActivityIndicatorView": UIActivityIndicatorView(style: .medium)
    case "UIPickerView": UIPickerView(frame: .zero)
    case "UISearchBar": UISearchBar(frame: .zero)
    case "UINavigationBar": UINavigationBar(frame: .zero)
    case "UIToolbar": UIToolbar(frame: .zero)
    case "UITabBar": UITabBar(frame: .zero)
    case "UIVisualEffectView": UIVisualEffectView(effect: nil)
    case "UIWebView": UIWebView(frame: .zero)
    case "WKWebView": WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    case "MKMapView": MKMapView(frame: .zero)
    case "MTKView": MTKView(frame: .zero)
    case "GLKView": GLKView(frame: .zero)
    default: nil
    }
  }

  private static func control(_ className: String) -> NSObject? {
    switch className {
    case "UIControl": UIControl(frame: .zero)
    case "UIButton": UIButton(frame: .zero)
    case "UITextField": UITextField(frame: .zero)
    case "UISwitch": UISwitch(frame: .zero)
    case "UISlider": UISlider(frame: .zero)
    case "UIStepper": UIStepper(frame: .zero)
    case "UISegmentedControl": UISegmentedControl(frame: .zero)
    case "UIPageControl": UIPageControl(frame: .zero)
    case "UIDatePicker": UIDatePicker(frame: .zero)
    case "UIRefreshControl": UIRefreshControl()
    case "UIColorWell": UIColorWell()
    default: nil
    }
  }

  private static func container(_ className: String) -> NSObject? {
    switch className {
    case "UITableView": UITableView(frame: .zero, style: .plain)
    case "UITableViewCell": UITableViewCell(style: .default, reuseIdentifier: nil)
    case "UITableViewHeaderFooterView": UITableViewHeaderFooterView(reuseIdentifier: nil)
    case "UICollectionView": UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "UICollectionViewCell": UICollectionViewCell(frame: .zero)
    case "UICollectionReusableView": UICollectionReusableView(frame: .zero)
    case "UICollectionViewLayout": UICollectionViewLayout()
    case "UICollectionViewFlowLayout": UICollectionViewFlowLayout()
    default: nil
    }
  }

  private static func controller(_ className: String) -> NSObject? {
    switch className {
    case "UIViewController": UIViewController(nibName: nil, bundle: nil)
    case "GLKViewController": GLKViewController(nibName: nil, bundle: nil)
    case "AVPlayerViewController": AVPlayerViewController(nibName: nil, bundle: nil)
    case "UITableViewController": UITableViewController(style: .plain)
    case "UICollectionViewController": UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "UINavigationController": UINavigationController(nibName: nil, bundle: nil)
    case "UITabBarController": UITabBarController(nibName: nil, bundle: nil)
    case "UISplitViewController": UISplitViewController(style: .unspecified)
    case "UIPageViewController":
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    default: nil
    }
  }

  private static func recognizer(_ className: String) -> NSObject? {
    switch className {
    case "UITapGestureRecognizer": UITapGestureRecognizer(target: nil, action: nil)
    case "UIPinchGestureRecognizer": UIPinchGestureRecognizer(target: nil, action: nil)
    case "UIRotationGestureRecognizer": UIRotationGestureRecognizer(target: nil, action: nil)
    case "UISwipeGestureRecognizer": UISwipeGestureRecognizer(target: nil, action: nil)
    case "UIPanGestureRecognizer": UIPanGestureRecognizer(target: nil, action: nil)
    case "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    case "UILongPressGestureRecognizer": UILongPressGestureRecognizer(target: nil, action: nil)
    default: nil
    }
  }

  private static func item(_ className: String) -> NSObject? {
    switch className {
    case "UINavigationItem": UINavigationItem()
    case "UIMenu": UIMenu()
    case "UICommand": UICommand(title: "", action: Selector(""))
    case "UIKeyCommand": UIKeyCommand(title: "", action: Selector(""), input: "")
    case "UIAction": UIAction(title: "") { _ in }
    case "UIBarButtonItem": UIBarButtonItem()
    case "UITabBarItem": UITabBarItem()
    case "UIBlurEffect": UIBlurEffect(style: .extraLight)
    case "UIVibrancyEffect": UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight))
    case "UINavigationBarAppearance": UINavigationBarAppearance()
    case "UIToolbarAppearance": UIToolbarAppearance()
    case "UITabBarAppearance": UITabBarAppearance()
    case "WKWebViewConfiguration": WKWebViewConfiguration()
    case "WKPreferences": WKPreferences()
    default: nil
    }
  }
}
