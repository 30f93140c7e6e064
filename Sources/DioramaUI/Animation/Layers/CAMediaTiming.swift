public import Foundation

/// The time of an animation or a layer.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the time of what holds it.
  var beginTime: TimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: TimeInterval { get set }
  /// How much faster it is than what holds it.
  var speed: Float { get set }
  /// How far it is when it begins, in seconds.
  var timeOffset: TimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: TimeInterval { get set }
  /// Whether it also runs backward.
  var autoreverses: Bool { get set }
  /// What holds before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}

extension CALayer {
  /// What few layers set of their time and of how they are shown.
  struct Look: Equatable {
    var beginTime: TimeInterval = 0
    var duration: TimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    var sublayerTransform = CATransform3DIdentity
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var needsDisplayOnBoundsChange = false
  }
}

/// The time of a layer, in which its animations run.
extension CALayer: CAMediaTiming {
  /// When the layer's time begins, in the time of its superlayer; 0 unless it was set.
  public var beginTime: TimeInterval {
    get { setting(\.look).beginTime }
    set { setTime(\.beginTime, newValue) }
  }

  /// How long the layer's time lasts, in seconds; without end unless it was set.
  ///
  /// Layers are shown beyond it.
  public var duration: TimeInterval {
    get { setting(\.look).duration }
    set { setTime(\.duration, newValue) }
  }

  /// How much faster the layer's time is than its superlayer's; 1 unless it was set, and 0 for a time that has stopped.
  public var speed: Float {
    get { setting(\.look).speed }
    set { setTime(\.speed, newValue) }
  }

  /// How far the layer's time is when it begins, in seconds; 0 unless it was set.
  public var timeOffset: TimeInterval {
    get { setting(\.look).timeOffset }
    set { setTime(\.timeOffset, newValue) }
  }

  /// How often the layer's time is repeated.
  ///
  /// Layers are shown beyond it.
  public var repeatCount: Float {
    get { setting(\.look).repeatCount }
    set { setTime(\.repeatCount, newValue) }
  }

  /// How long the layer's time is repeated, in seconds.
  ///
  /// Layers are shown beyond it.
  public var repeatDuration: TimeInterval {
    get { setting(\.look).repeatDuration }
    set { setTime(\.repeatDuration, newValue) }
  }

  /// Whether the layer's time also runs backward.
  ///
  /// Layers are shown beyond it.
  public var autoreverses: Bool {
    get { setting(\.look).autoreverses }
    set { setTime(\.autoreverses, newValue) }
  }

  /// What holds before and after the layer's time.
  ///
  /// Layers are shown beyond it.
  public var fillMode: CAMediaTimingFillMode {
    get { setting(\.look).fillMode }
    set { setTime(\.fillMode, newValue) }
  }

  /// A time of another layer, or of the clock for nil, in this layer's time.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { local(l?.clock(t) ?? t) }

  /// A time of this layer in another layer's time, or in that of the clock for nil.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let time = clock(t)
    return l?.local(time) ?? time
  }

  /// A time of the clock in the layer's time.
  func local(_ time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.local(time) ?? time
    guard let look = settings?.settings.look else { return outer }
    return (outer - look.beginTime) * TimeInterval(look.speed) + look.timeOffset
  }

  /// A time of the layer in that of the clock; a time that has stopped is that of its beginning.
  private func clock(_ time: TimeInterval) -> TimeInterval {
    let look = setting(\.look)
    let outer = look.speed == 0 ? look.beginTime : (time - look.timeOffset) / TimeInterval(look.speed) + look.beginTime
    return superlayer?.clock(outer) ?? outer
  }

  private func setTime<Value>(_ path: WritableKeyPath<Look, Value>, _ value: Value) {
    var look = setting(\.look)
    look[keyPath: path] = value
    set(\.look, to: look)
    followTime()
  }

  /// Adapts the ends of all animations of the layer and its sublayers to its time.
  private func followTime() {
    for animation in setting(\.explicitAnimations) ?? [] { animation.follow(self) }
    for layer in sublayerList { layer.followTime() }
  }
}

extension CALayer {
  /// A transform of all sublayers, in space; pictures do not show it.
  public var sublayerTransform: CATransform3D {
    get { setting(\.look).sublayerTransform }
    set { setLook(\.sublayerTransform, newValue) }
  }

  /// How contents are made larger; pictures are always as with `linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { setting(\.look).magnificationFilter }
    set { setLook(\.magnificationFilter, newValue) }
  }

  /// How contents are made smaller; pictures are always as with `linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { setting(\.look).minificationFilter }
    set { setLook(\.minificationFilter, newValue) }
  }

  /// How much detail the filter `trilinear` leaves; pictures do not show it.
  public var minificationFilterBias: Float {
    get { setting(\.look).minificationFilterBias }
    set { setLook(\.minificationFilterBias, newValue) }
  }

  /// Whether the layer is drawn anew where the size of its bounds changes.
  public var needsDisplayOnBoundsChange: Bool {
    get { setting(\.look).needsDisplayOnBoundsChange }
    set { setLook(\.needsDisplayOnBoundsChange, newValue) }
  }

  private func setLook<Value>(_ path: WritableKeyPath<Look, Value>, _ value: Value) {
    var look = setting(\.look)
    look[keyPath: path] = value
    set(\.look, to: look)
  }
}

/// How the contents of a layer are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a filter by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels of smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
