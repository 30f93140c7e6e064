public import Foundation
import NibLoader

/// A view that shows web pages.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// How pages are loaded and played.
  public let configuration: WKWebViewConfiguration

  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures: Bool

  /// The name under which pages are asked for; nil for none.
  open var customUserAgent: String?

  /// Whether a long press previews a link.
  open var allowsLinkPreview: Bool

  /// The object that shows what a web page asks the application for; nil for none.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The object that is asked and told which pages a web view loads; nil for none.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Creates a web view in code, which never uses another configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    allowsBackForwardNavigationGestures = false
    allowsLinkPreview = true
    super.init(frame: frame)
  }

  /// Creates a web view out of an archive.
  public required init?(coder: NSCoder) {
    configuration = coder.decode(WKWebViewConfiguration.self, forKey: "configuration") ?? WKWebViewConfiguration()
    allowsBackForwardNavigationGestures = coder.decodeBool(forKey: "allowsBackForwardNavigationGestures", absent: false)
    customUserAgent = coder.decodeText(forKey: "customUserAgent")
    allowsLinkPreview = coder.decodeBool(forKey: "allowsLinkPreview", absent: true)
    super.init(coder: coder)
  }

  /// Creates a web view with the configuration of the system in code.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Draws a white ground instead of the page.
  open override func draw(_ rect: CGRect) { NamedGround.draw("Web page", in: bounds, color: .white) }
}

/// An object that is asked and told which pages a web view loads.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// An object that shows what a web page asks the application for.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

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
