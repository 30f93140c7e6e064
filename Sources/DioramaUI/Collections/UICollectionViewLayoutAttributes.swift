public import Foundation

/// Where and how a layout shows an item or a view beside the items.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The item, or the place of the view beside the items.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What is shown.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a view beside the items; nil for an item.
  open internal(set) var representedElementKind: String?

  /// Where it stands in the content.
  open var frame = CGRect.zero

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether nothing is shown, for which no view is made.
  open var isHidden = false

  /// What stands in front of what: greater values in front.
  open var zIndex = 0

  /// How it is turned, scaled or moved about its center.
  open var transform = CGAffineTransform.identity

  /// Creates attributes of the first item.
  public required override init() {
    super.init()
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a view of a kind that stands beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame; a new one leaves the middle where it is.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: frame.midX - newValue.width / 2,
        y: frame.midY - newValue.height / 2,
        width: newValue.width,
        height: newValue.height
      )
    }
  }

  /// Attributes of the same class with the same values; a subclass with values of its own overrides it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.transform = transform
    return copy
  }
}
