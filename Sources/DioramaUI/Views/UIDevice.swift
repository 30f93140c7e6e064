public import Foundation

/// The device, of which only the kind is known here.
@MainActor
open class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// What kind of device it is; `UIRuntime.shared.userInterfaceIdiom` decides it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIRuntime.shared.userInterfaceIdiom }
}

extension UIUserInterfaceIdiom {
  /// What the names of files for this kind of device end with; nil for kinds without such files.
  var fileSuffix: String? {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    default: nil
    }
  }
}
