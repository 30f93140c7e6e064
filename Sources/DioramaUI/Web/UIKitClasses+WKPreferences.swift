import Foundation
import NibLoader

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
