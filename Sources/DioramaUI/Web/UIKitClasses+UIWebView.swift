import Foundation
import NibLoader

extension UIKitClasses {
  static let uiWebView = NibClass(
    UIWebView.self,
    parent: UIView.self,
    name: "UIWebView",
    outlets: [
      NibOutlet("delegate", \UIWebView.delegate)
    ],
    properties: [
      NibProperty("dataDetectorTypes", \UIWebView.dataDetectorTypes),
      NibProperty("scalesPageToFit", \UIWebView.scalesPageToFit),
      NibProperty("allowsInlineMediaPlayback", \UIWebView.allowsInlineMediaPlayback),
      NibProperty("mediaPlaybackRequiresUserAction", \UIWebView.mediaPlaybackRequiresUserAction),
      NibProperty("mediaPlaybackAllowsAirPlay", \UIWebView.mediaPlaybackAllowsAirPlay),
      NibProperty("suppressesIncrementalRendering", \UIWebView.suppressesIncrementalRendering),
      NibProperty("keyboardDisplayRequiresUserAction", \UIWebView.keyboardDisplayRequiresUserAction),
    ]
  )
}
