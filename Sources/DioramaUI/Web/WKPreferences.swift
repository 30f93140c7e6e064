public import Foundation
import NibLoader

/// What the user prefers in web pages.
@MainActor
open class WKPreferences: NSObject, @MainActor NSCoding {
  /// The smallest size of text in points.
  open var minimumFontSize: CGFloat

  /// Whether scripts run.
  open var javaScriptEnabled: Bool

  /// Whether scripts may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically: Bool

  /// Creates the preferences of the system.
  public nonisolated override init() {
    minimumFontSize = 0
    javaScriptEnabled = true
    javaScriptCanOpenWindowsAutomatically = false
    super.init()
  }

  /// Creates preferences out of an archive.
  public required init?(coder: NSCoder) {
    minimumFontSize = coder.decodeCGFloat(forKey: "minimumFontSize", absent: 0)
    javaScriptEnabled = coder.decodeBool(forKey: "javaScriptEnabled", absent: true)
    javaScriptCanOpenWindowsAutomatically = coder.decodeBool(
      forKey: "javaScriptCanOpenWindowsAutomatically",
      absent: false
    )
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let wkPreferences = NibClass(
    WKPreferences.self,
    parent: nil,
    name: "WKPreferences",
    properties: [
      NibProperty("minimumFontSize", \WKPreferences.minimumFontSize),
      NibProperty("javaScriptEnabled", \WKPreferences.javaScriptEnabled),
      NibProperty("javaScriptCanOpenWindowsAutomatically", \WKPreferences.javaScriptCanOpenWindowsAutomatically),
    ]
  )
}
