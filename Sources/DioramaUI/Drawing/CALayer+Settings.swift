public import Foundation

extension CALayer {
  /// Whether the layer is drawn when it faces away.
  public var isDoubleSided: Bool {
    get { settings.isDoubleSided }
    set { settings.isDoubleSided = newValue }
  }

  /// Whether the y axis points up.
  public var isGeometryFlipped: Bool {
    get { settings.isGeometryFlipped }
    set { settings.isGeometryFlipped = newValue }
  }

  /// The anchor's place along the z axis, in points.
  public var anchorPointZ: CGFloat {
    get { settings.anchorPointZ }
    set { settings.anchorPointZ = newValue }
  }

  /// How many pixels of the contents stand for a point.
  public var contentsScale: CGFloat {
    get { settings.contentsScale }
    set { settings.contentsScale = newValue }
  }

  /// The part of the contents that is drawn, in shares of them.
  public var contentsRect: CGRect {
    get { settings.contentsRect }
    set { settings.contentsRect = newValue }
  }

  /// How contents fill the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { settings.contentsGravity }
    set { settings.contentsGravity = newValue }
  }

  /// Whether sublayers fade as one.
  public var allowsGroupOpacity: Bool {
    get { settings.allowsGroupOpacity }
    set { settings.allowsGroupOpacity = newValue }
  }

  /// Whether edges are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { settings.allowsEdgeAntialiasing }
    set { settings.allowsEdgeAntialiasing = newValue }
  }

  /// Whether drawing happens in the background.
  public var drawsAsynchronously: Bool {
    get { settings.drawsAsynchronously }
    set { settings.drawsAsynchronously = newValue }
  }
}
