public import Foundation

extension CALayer {
  /// Whether the layer is drawn when it faces away.
  public var isDoubleSided: Bool {
    get { readSettings.isDoubleSided }
    set { madeSettings.isDoubleSided = newValue }
  }

  /// Whether the y axis points up.
  public var isGeometryFlipped: Bool {
    get { readSettings.isGeometryFlipped }
    set { madeSettings.isGeometryFlipped = newValue }
  }

  /// The anchor's place along the z axis, in points.
  public var anchorPointZ: CGFloat {
    get { readSettings.anchorPointZ }
    set { madeSettings.anchorPointZ = newValue }
  }

  /// How many pixels of the contents stand for a point.
  public var contentsScale: CGFloat {
    get { readSettings.contentsScale }
    set { madeSettings.contentsScale = newValue }
  }

  /// The part of the contents that is drawn, in shares of them.
  public var contentsRect: CGRect {
    get { readSettings.contentsRect }
    set { madeSettings.contentsRect = newValue }
  }

  /// How contents fill the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { readSettings.contentsGravity }
    set { madeSettings.contentsGravity = newValue }
  }

  /// Whether sublayers fade as one.
  public var allowsGroupOpacity: Bool {
    get { readSettings.allowsGroupOpacity }
    set { madeSettings.allowsGroupOpacity = newValue }
  }

  /// Whether edges are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { readSettings.allowsEdgeAntialiasing }
    set { madeSettings.allowsEdgeAntialiasing = newValue }
  }

  /// Whether drawing happens in the background.
  public var drawsAsynchronously: Bool {
    get { readSettings.drawsAsynchronously }
    set { madeSettings.drawsAsynchronously = newValue }
  }
}
