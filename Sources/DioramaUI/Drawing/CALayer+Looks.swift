extension CALayer {
  /// A layer whose opacity masks this layer's content, in this layer's coordinates; nil, the default, for none.
  ///
  /// The mask must have no superlayer.
  public var mask: CALayer? {
    get { setting(\.mask) }
    set {
      set(\.mask, to: newValue)
      set(\.maskView, to: nil)
    }
  }

  /// The corners that `cornerRadius` makes round; all of them unless it was set.
  public var maskedCorners: CACornerMask {
    get { setting(\.maskedCorners) }
    set { set(\.maskedCorners, to: newValue) }
  }

  /// The shape of the shadow, in the layer's own coordinates; nil, the default, for the shape of the layer's content.
  public var shadowPath: CGPath? {
    get { setting(\.shadowPath) }
    set { set(\.shadowPath, to: newValue) }
  }

  /// The curve of round corners; pictures show both as arcs.
  public var cornerCurve: CALayerCornerCurve {
    get { setting(\.cornerCurve) }
    set { set(\.cornerCurve, to: newValue) }
  }

  /// The transform about the anchor point, in space.
  ///
  /// Frames and touches follow perspective. Pictures show what is most like it in the plane: edges stay parallel.
  public var transform: CATransform3D {
    get { setting(\.transformInSpace) ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      setAffineTransform(newValue.inPlane)
      if !CATransform3DIsAffine(newValue) { set(\.transformInSpace, to: newValue) }
    }
  }

  /// Draws the layer and what it holds into a context, in the coordinates of its bounds.
  public func render(in ctx: CGContext) {
    ctx.add(.layers(DrawingCommand.LayerPicture(steps: PictureWalker().steps(of: self))), color: .clear)
  }
}

extension UIView {
  /// A view whose opacity masks the view's content, in the view's coordinates; nil, the default, for none.
  public var mask: UIView? {
    get { layer.setting(\.maskView) }
    set {
      layer.mask = newValue?.layer
      layer.set(\.maskView, to: newValue)
    }
  }

  /// The transform about the center, in space; of it, the part in the plane is seen.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

/// The curve of round corners.
public enum CALayerCornerCurve: String, Sendable {
  /// Arcs.
  case circular
  /// Curves that begin more gently than arcs.
  case continuous
}
