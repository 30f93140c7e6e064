import Foundation
import SceneGeometry

extension UITraitCollection {
  /// The traits of the screen; `UIRuntime.shared` says how large it is and what kind of device it belongs to.
  public class var current: UITraitCollection { ofRoom(UIRuntime.shared.screenBounds.size) }

  /// Whether the collection has every trait that another one says something of.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
      && (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.userInterfaceIdiom == .unspecified || trait.userInterfaceIdiom == userInterfaceIdiom)
      && (trait.displayGamut == .unspecified || trait.displayGamut == displayGamut)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
  }

  /// How many traits the collection says something of.
  var specificity: Int {
    [
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified, userInterfaceStyle != .unspecified,
      userInterfaceIdiom != .unspecified, displayGamut != .unspecified, displayScale != 0,
    ].count { $0 }
  }

  /// The traits where there is as much room as a size has, in points, on the device of the runtime.
  static func ofRoom(_ size: CGSize) -> UITraitCollection {
    let idiom = UIRuntime.shared.userInterfaceIdiom
    let classes = SizeClasses(width: Double(size.width), height: Double(size.height), isTablet: idiom == .pad)
    return UITraitCollection(
      horizontalSizeClass: classes.isWideRegular ? .regular : .compact,
      verticalSizeClass: classes.isHighRegular ? .regular : .compact,
      userInterfaceIdiom: idiom
    )
  }
}

extension UIView {
  /// The traits of the window; outside of one, those of the screen.
  public var traitCollection: UITraitCollection { window.map { .ofRoom($0.bounds.size) } ?? .current }
}

extension UIViewController {
  /// The traits of the view's window; outside of one, those of the screen.
  public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
}
