public import Foundation

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

  /// The anchor's place along the z axis, in points.
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
