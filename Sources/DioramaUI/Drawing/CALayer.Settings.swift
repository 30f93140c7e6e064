import Foundation

extension CALayer {
  /// What few layers set.
  @MainActor
  final class Settings {
    var transform: CGAffineTransform?
    var contents: Any?
    var dirtyRect: CGRect?
    var name: String?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var zPosition: CGFloat = 0
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isDoubleSided = true
    var isGeometryFlipped = false
    var anchorPointZ: CGFloat = 0
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false

    init() {}

    /// The settings of a new layer, which are never written to.
    static let unset = Settings()
  }

  /// The settings for reading.
  var readSettings: Settings { settings ?? .unset }

  /// The settings for writing, made at the first time.
  var madeSettings: Settings {
    if let settings { return settings }
    let made = Settings()
    settings = made
    return made
  }
}
