public import Foundation
import NibLoader

/// A view that shows web pages; use WKWebView.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// What becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes

  /// Whether pages are scaled to the width.
  open var scalesPageToFit: Bool

  /// Whether media play inside the page.
  open var allowsInlineMediaPlayback: Bool

  /// Whether media play only when the user says so.
  open var mediaPlaybackRequiresUserAction: Bool

  /// Whether media may play on another screen.
  open var mediaPlaybackAllowsAirPlay: Bool

  /// Whether a page is shown only when all of it is there.
  open var suppressesIncrementalRendering: Bool

  /// Whether scripts cannot open the keyboard.
  open var keyboardDisplayRequiresUserAction: Bool

  /// The object that is asked and told which pages an old web view loads; nil for none.
  open weak var delegate: (any UIWebViewDelegate)?

  /// Creates a web view in code.
  public override init(frame: CGRect) {
    dataDetectorTypes = [.phoneNumber]
    scalesPageToFit = false
    allowsInlineMediaPlayback = false
    mediaPlaybackRequiresUserAction = true
    mediaPlaybackAllowsAirPlay = true
    suppressesIncrementalRendering = false
    keyboardDisplayRequiresUserAction = true
    super.init(frame: frame)
  }

  /// Creates a web view out of an archive.
  public required init?(coder: NSCoder) {
    dataDetectorTypes = coder.decodeOptions(forKey: "UIDataDetectorTypes", absent: [])
    scalesPageToFit = coder.decodeBool(forKey: "UIScalesPageToFit", absent: false)
    allowsInlineMediaPlayback = coder.decodeBool(forKey: "UIAllowsInlineMediaPlayback", absent: false)
    mediaPlaybackRequiresUserAction = coder.decodeBool(forKey: "UIMediaPlaybackRequiresUserAction", absent: true)
    mediaPlaybackAllowsAirPlay = coder.decodeBool(forKey: "UIMediaPlaybackAllowsAirPlay", absent: true)
    suppressesIncrementalRendering = coder.decodeBool(forKey: "UISuppressesIncrementalRendering", absent: false)
    keyboardDisplayRequiresUserAction = coder.decodeBool(forKey: "UIKeyboardDisplayRequiresUserAction", absent: true)
    super.init(coder: coder)
  }

  /// Draws a white ground instead of the page.
  open override func draw(_ rect: CGRect) { NamedGround.draw("Web page", in: bounds, color: .white) }
}

/// An object that is asked and told which pages an old web view loads.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {}

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
