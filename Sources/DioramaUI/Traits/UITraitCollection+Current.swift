import Foundation
import SceneGeometry

extension UITraitCollection {
  /// The traits of the view that is being drawn, laid out or notified; otherwise those of the screen.
  ///
  /// `UIRuntime.shared` says how large the screen is, what kind of device it belongs to, and what the user prefers.
  @MainActor
  public class var current: UITraitCollection {
    get { UIRuntime.shared.traits.current ?? ofRoom(UIRuntime.shared.screenBounds.size) }
    set { UIRuntime.shared.traits.current = newValue }
  }

  /// Does something while the collection is the current one.
  @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UIRuntime.shared.traits.current
    UIRuntime.shared.traits.current = self
    actions()
    UIRuntime.shared.traits.current = outer
  }

  /// The traits where there is as much room as a size has, in points, on the device of the runtime.
  @MainActor
  static func ofRoom(_ size: CGSize) -> UITraitCollection {
    let runtime = UIRuntime.shared
    let idiom = runtime.userInterfaceIdiom
    let classes = SizeClasses(width: Double(size.width), height: Double(size.height), isTablet: idiom == .pad)
    return UITraitCollection(
      TraitValues(
        horizontalSizeClass: classes.isWideRegular ? .regular : .compact,
        verticalSizeClass: classes.isHighRegular ? .regular : .compact,
        userInterfaceStyle: runtime.userInterfaceStyle,
        userInterfaceIdiom: idiom,
        displayScale: runtime.screenScale,
        preferredContentSizeCategory: runtime.preferredContentSizeCategory
      )
    )
  }
}
