import SceneDiagnostics

extension SceneCatalog {
  /// The most common classes, in order of preference.
  package static let usualClasses = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UITextField", "UIStackView", "UITextView", "UISwitch", "UISlider",
    "UIStepper", "UIProgressView", "UIPageControl", "UISegmentedControl", "UIActivityIndicatorView", "UIDatePicker",
    "UIScrollView", "UITableView", "UICollectionView", "UISearchBar", "UIPickerView", "UIVisualEffectView", "UIToolbar",
    "UINavigationBar", "UITabBar", "UITableViewCell", "UICollectionViewCell", "WKWebView", "MKMapView",
    "UITapGestureRecognizer", "UIViewController", "UINavigationController", "UITabBarController", "UIBarButtonItem",
  ]

  /// "did you mean 'UILabel'?" for a class that no schema declares; nil if none is similar.
  ///
  /// `Label`, `label` and `Text` are UILabel as well as `UILable` is.
  package func suggestion(forClass name: String) -> String? {
    let names = classNames
    var bare = String(name.drop { $0 == "." })
    for prefix in ["UIKit.", "WebKit.", "MapKit."] where bare.hasPrefix(prefix) {
      bare = String(bare.dropFirst(prefix.count))
    }
    for suffix in ["()", ".self", ".class", ";"] where bare.hasSuffix(suffix) {
      bare = String(bare.dropLast(suffix.count))
    }
    if bare != name, names.contains(bare) { return "write \(bare)" }
    if let known = ForeignNames.classes[bare], names.contains(known) {
      let note = bare == "VStack" ? " it also needs 'axis: vertical'" : ""
      return Spelling.suggestion(of: [known]) + note
    }
    let prefixed = "ui" + bare.lowercased()
    if let known = names.first(where: { $0.lowercased() == prefixed }) { return Spelling.suggestion(of: [known]) }
    return Spelling.suggestion(for: bare, in: names)
  }
}
