public import Foundation
import NibLoader

/// A view that OpenGL ES draws in.
///
/// There is none here: it keeps what it is told, and shows its background.
@preconcurrency @MainActor
open class GLKView: UIView {
  /// Whether the view is drawn when it needs display.
  open var enableSetNeedsDisplay: Bool

  /// The object that draws the view; nil for none.
  open weak var delegate: AnyObject?

  /// Creates a view in code.
  public override init(frame: CGRect) {
    enableSetNeedsDisplay = true
    super.init(frame: frame)
  }

  /// Creates a view out of an archive.
  public required init?(coder: NSCoder) {
    enableSetNeedsDisplay = coder.decodeBool(forKey: "GLKEnableSetNeedsDisplay", absent: true)
    super.init(coder: coder)
  }
}

/// A controller that draws a view again and again.
///
/// There is no OpenGL ES here: it keeps what it is told.
@preconcurrency @MainActor
open class GLKViewController: UIViewController {
  /// How often the view is drawn in a second.
  open var preferredFramesPerSecond: Int

  /// Whether drawing stops when the app becomes inactive.
  open var pauseOnWillResignActive: Bool

  /// Whether drawing goes on when the app becomes active.
  open var resumeOnDidBecomeActive: Bool

  /// The object that changes what is drawn; nil for none.
  open weak var delegate: AnyObject?

  /// Creates a controller in code.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredFramesPerSecond = 30
    pauseOnWillResignActive = true
    resumeOnDidBecomeActive = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller out of an archive.
  public required init?(coder: NSCoder) {
    preferredFramesPerSecond = coder.decodeInteger(forKey: "GLKPreferredFramesPerSecond", absent: 30)
    pauseOnWillResignActive = coder.decodeBool(forKey: "GLKPauseOnWillResignActive", absent: true)
    resumeOnDidBecomeActive = coder.decodeBool(forKey: "GLKResumeOnDidBecomeActive", absent: true)
    super.init(coder: coder)
  }
}

extension UIKitClasses {
  static let glkView = NibClass(
    GLKView.self,
    parent: UIView.self,
    name: "GLKView",
    outlets: [NibOutlet("delegate", \GLKView.delegate)],
    properties: [NibProperty("enableSetNeedsDisplay", \GLKView.enableSetNeedsDisplay)]
  )

  static let glkViewController = NibClass(
    GLKViewController.self,
    parent: UIViewController.self,
    name: "GLKViewController",
    outlets: [NibOutlet("delegate", \GLKViewController.delegate)],
    properties: [
      NibProperty("preferredFramesPerSecond", \GLKViewController.preferredFramesPerSecond),
      NibProperty("pauseOnWillResignActive", \GLKViewController.pauseOnWillResignActive),
      NibProperty("resumeOnDidBecomeActive", \GLKViewController.resumeOnDidBecomeActive),
    ]
  )
}
