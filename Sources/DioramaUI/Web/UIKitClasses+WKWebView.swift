import Foundation
import NibLoader

extension UIKitClasses {
  static let wkWebView = NibClass(
    WKWebView.self,
    parent: UIView.self,
    name: "WKWebView",
    outlets: [
      NibOutlet("navigationDelegate", \WKWebView.navigationDelegate),
      NibOutlet("uiDelegate", \WKWebView.uiDelegate),
      NibOutlet("UIDelegate", \WKWebView.uiDelegate),
    ],
    properties: [
      NibProperty("allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures),
      NibProperty("customUserAgent", \WKWebView.customUserAgent),
      NibProperty("allowsLinkPreview", \WKWebView.allowsLinkPreview),
      NibProperty("configuration", \WKWebView.configuration),
    ]
  )
}
