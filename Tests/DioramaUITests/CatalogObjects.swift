import DioramaUI

/// Objects made in code, by the initializer that UIKit means for each class.
@MainActor
enum CatalogObjects {
  static func make(_ className: String) -> NSObject? {
    view(className) ?? controller(className) ?? recognizer(className) ?? item(className)
  }

  private static func view(_ className: String) -> UIView? {
    switch className {
    case "UINavigationBar": UINavigationBar(frame: .zero)
    case "UIToolbar": UIToolbar(frame: .zero)
    case "UITabBar": UITabBar(frame: .zero)
    case "UISearchBar": UISearchBar(frame: .zero)
    case "UITableView": UITableView(frame: .zero, style: .plain)
    case "UITableViewCell": UITableViewCell(style: .default, reuseIdentifier: nil)
    case "UITableViewHeaderFooterView": UITableViewHeaderFooterView(reuseIdentifier: nil)
    case "UICollectionView": UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "UICollectionReusableView": UICollectionReusableView(frame: .zero)
    case "UICollectionViewCell": UICollectionViewCell(frame: .zero)
    case "UIStepper": UIStepper(frame: .zero)
    case "UIProgressView": UIProgressView(progressViewStyle: .default)
    case "UIPageControl": UIPageControl(frame: .zero)
    case "UIActivityIndicatorView": UIActivityIndicatorView(style: .medium)
    case "UIDatePicker": UIDatePicker(frame: .zero)
    case "UIColorWell": UIColorWell(frame: .zero)
    case "UIPickerView": UIPickerView(frame: .zero)
    case "UIRefreshControl": UIRefreshControl()
    case "UIVisualEffectView": UIVisualEffectView(effect: nil)
    case "WKWebView": WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    case "UIWebView": UIWebView(frame: .zero)
    case "MKMapView": MKMapView(frame: .zero)
    case "MTKView": MTKView(frame: .zero)
    case "GLKView": GLKView(frame: .zero)
    default: nil
    }
  }

  private static func controller(_ className: String) -> UIViewController? {
    switch className {
    case "UIViewController": UIViewController(nibName: nil, bundle: nil)
    case "GLKViewController": GLKViewController(nibName: nil, bundle: nil)
    case "AVPlayerViewController": AVPlayerViewController(nibName: nil, bundle: nil)
    case "UINavigationController": UINavigationController(nibName: nil, bundle: nil)
    case "UITabBarController": UITabBarController(nibName: nil, bundle: nil)
    case "UISplitViewController": UISplitViewController(style: .unspecified)
    case "UIPageViewController":
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    case "UITableViewController": UITableViewController(style: .plain)
    case "UICollectionViewController": UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    default: nil
    }
  }

  private static func recognizer(_ className: String) -> UIGestureRecognizer? {
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
    case "UIBarButtonItem": UIBarButtonItem()
    case "UITabBarItem": UITabBarItem()
    case "UINavigationItem": UINavigationItem()
    case "UINavigationBarAppearance": UINavigationBarAppearance()
    case "UICollectionViewFlowLayout": UICollectionViewFlowLayout()
    case "UIBlurEffect": UIBlurEffect(style: .extraLight)
    case "UIVibrancyEffect": UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight))
    case "WKWebViewConfiguration": WKWebViewConfiguration()
    case "WKPreferences": WKPreferences()
    default: nil
    }
  }
}
