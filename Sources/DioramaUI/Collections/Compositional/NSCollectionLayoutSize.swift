public import Foundation

/// A width or a height in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind: Sendable {
    case fractionOfWidth
    case fractionOfHeight
    case absolute
    case estimated
  }

  let kind: Kind

  /// The share of the container, or the points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width, from 0 to 1.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }

  /// A share of the container's height, from 0 to 1.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }

  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A number of points until the view was asked how large it would rather be.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionOfWidth }
  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionOfHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }

  /// The points in a container.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionOfWidth: max(0, container.width * dimension)
    case .fractionOfHeight: max(0, container.height * dimension)
    case .absolute, .estimated: max(0, dimension)
    }
  }
}

/// The size of something in a compositional layout.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension

  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in a container, in points.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// Whether the width or the height is an estimate.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// The space between the items of a group.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// The points, or the fewest points.
  public let spacing: CGFloat

  /// Whether the space grows with the room that is left.
  public let isFlexibleSpacing: Bool

  /// Whether the space is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A space of so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// A space of at least so many points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
