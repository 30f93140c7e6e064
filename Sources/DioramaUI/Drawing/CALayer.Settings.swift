public import Foundation

extension CALayer {
  /// What few layers set.
  struct Settings {
    var transform: CGAffineTransform?
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
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false
    var explicitAnimations: [ExplicitAnimation]?
    var mask: CALayer?
    /// The view that shows the mask, which nothing else keeps alive.
    var maskView: UIView?
    var maskedCorners = CACornerMask.all
    var shadowPath: CGPath?
    /// The transform in space, where it is more than the one in the plane.
    var transformInSpace: CATransform3D?
    var cornerCurve = CALayerCornerCurve.circular
    var notes = Notes()
    var actions = ActionTable()
    var look = Look()
    var motionEffects: [UIMotionEffect] = []

    /// The settings of a new layer.
    static let unset = Settings()
  }

  /// Where a layer that has settings of its own keeps them.
  @MainActor
  final class SettingsStore {
    var settings = Settings.unset
  }

  /// A setting, of the layer's own or of a new layer.
  func setting<Value>(_ path: KeyPath<Settings, Value>) -> Value {
    settings?.settings[keyPath: path] ?? Settings.unset[keyPath: path]
  }

  /// Changes a setting; a layer that gets what a new layer has keeps nothing for it.
  func set<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>, to value: Value) {
    if let settings {
      settings.settings[keyPath: path] = value
    } else if value != Settings.unset[keyPath: path] {
      let store = SettingsStore()
      store.settings[keyPath: path] = value
      settings = store
    }
  }
}

extension CALayer {
  /// Whether the layer is drawn when it faces away.
  public var isDoubleSided: Bool {
    get { setting(\.isDoubleSided) }
    set { set(\.isDoubleSided, to: newValue) }
  }

  /// Whether the y axis points up.
  public var isGeometryFlipped: Bool {
    get { setting(\.isGeometryFlipped) }
    set { set(\.isGeometryFlipped, to: newValue) }
  }

  /// The anchor's position along the z axis, in points.
  public var anchorPointZ: CGFloat {
    get { setting(\.anchorPointZ) }
    set { set(\.anchorPointZ, to: newValue) }
  }

  /// How many pixels of the contents stand for a point.
  public var contentsScale: CGFloat {
    get { setting(\.contentsScale) }
    set { set(\.contentsScale, to: newValue) }
  }

  /// The part of the contents that is drawn, in shares of them.
  public var contentsRect: CGRect {
    get { setting(\.contentsRect) }
    set { set(\.contentsRect, to: newValue) }
  }

  /// How contents fill the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { setting(\.contentsGravity) }
    set { set(\.contentsGravity, to: newValue) }
  }

  /// Whether sublayers fade as one.
  public var allowsGroupOpacity: Bool {
    get { setting(\.allowsGroupOpacity) }
    set { set(\.allowsGroupOpacity, to: newValue) }
  }

  /// Whether edges are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { setting(\.allowsEdgeAntialiasing) }
    set { set(\.allowsEdgeAntialiasing, to: newValue) }
  }

  /// Whether drawing happens in the background.
  public var drawsAsynchronously: Bool {
    get { setting(\.drawsAsynchronously) }
    set { set(\.drawsAsynchronously, to: newValue) }
  }
}

/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the way with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
