#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// A button with round ends; how round, the scene says in a runtime attribute.
final class RoundButton: UIButton {
  /// The radius of the corners in points.
  #if canImport(ObjectiveC)
    @objc
  #endif
  var radius: Double = 0 {
    didSet { layer.cornerRadius = radius }
  }
}
