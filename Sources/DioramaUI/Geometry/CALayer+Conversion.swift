public import Foundation

extension CALayer {
  /// Converts a point of this layer to another one of its hierarchy; nil for the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a point of another layer of the hierarchy to this one; nil for the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle of this layer to another one of its hierarchy; nil for the topmost layer.
  ///
  /// The result is the smallest rectangle that holds the corners.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Converts a rectangle of another layer of the hierarchy to this one; nil for the topmost layer.
  ///
  /// The result is the smallest rectangle that holds the corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToTopLayer }
    return transformToTopLayer.concatenating(other.transformToTopLayer.inverted())
  }

  /// What leads to the coordinates of the topmost layer.
  private var transformToTopLayer: CGAffineTransform {
    var (result, layer) = (CGAffineTransform.identity, self)
    while let parent = layer.superlayer {
      result = result.concatenating(layer.transformToSuperlayer)
      layer = parent
    }
    return result
  }
}
