public import Foundation
import NibLoader

/// How a video fills its view.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the way with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In all of the view, whatever its shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// As large as fits, in its own shape.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// In all of the view, in its own shape.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A controller that plays a video, with controls.
///
/// Nothing is played here: it keeps what it is told.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// How the video fills the view.
  open var videoGravity: AVLayerVideoGravity

  /// Whether there are controls.
  open var showsPlaybackControls: Bool

  /// Whether the video can go on in a small window.
  open var allowsPictureInPicturePlayback: Bool

  /// Whether the lock screen says what plays.
  open var updatesNowPlayingInfoCenter: Bool

  /// Whether the video fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins: Bool

  /// Whether the video leaves the screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds: Bool

  /// The object that is told about pictures in pictures; nil for none.
  open weak var delegate: AnyObject?

  /// Creates a controller in code.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    videoGravity = .resizeAspect
    showsPlaybackControls = true
    allowsPictureInPicturePlayback = true
    updatesNowPlayingInfoCenter = true
    entersFullScreenWhenPlaybackBegins = false
    exitsFullScreenWhenPlaybackEnds = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller out of an archive.
  public required init?(coder: NSCoder) {
    videoGravity = coder.decodeText(forKey: "AVVideoGravity").map(AVLayerVideoGravity.init(rawValue:)) ?? .resizeAspect
    showsPlaybackControls = coder.decodeBool(forKey: "AVShowsPlaybackControls", absent: true)
    allowsPictureInPicturePlayback = coder.decodeBool(forKey: "AVAllowsPictureInPicturePlayback", absent: true)
    updatesNowPlayingInfoCenter = coder.decodeBool(forKey: "AVUpdatesNowPlayingInfoCenter", absent: true)
    entersFullScreenWhenPlaybackBegins = coder.decodeBool(
      forKey: "AVEntersFullScreenWhenPlaybackBegins",
      absent: false
    )
    exitsFullScreenWhenPlaybackEnds = coder.decodeBool(forKey: "AVExitsFullScreenWhenPlaybackEnds", absent: false)
    super.init(coder: coder)
  }
}

extension UIKitClasses {
  static let avPlayerViewController = NibClass(
    AVPlayerViewController.self,
    parent: UIViewController.self,
    name: "AVPlayerViewController",
    outlets: [NibOutlet("delegate", \AVPlayerViewController.delegate)],
    properties: [
      NibProperty("videoGravity", \AVPlayerViewController.videoGravity.rawValue),
      NibProperty("showsPlaybackControls", \AVPlayerViewController.showsPlaybackControls),
      NibProperty("allowsPictureInPicturePlayback", \AVPlayerViewController.allowsPictureInPicturePlayback),
      NibProperty("updatesNowPlayingInfoCenter", \AVPlayerViewController.updatesNowPlayingInfoCenter),
      NibProperty("entersFullScreenWhenPlaybackBegins", \AVPlayerViewController.entersFullScreenWhenPlaybackBegins),
      NibProperty("exitsFullScreenWhenPlaybackEnds", \AVPlayerViewController.exitsFullScreenWhenPlaybackEnds),
    ]
  )
}
