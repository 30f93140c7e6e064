public import Foundation
import NibLoader

/// A view that a collection view takes by a reuse identifier.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {

  /// The name under which code takes views of this kind; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// What stands in front of what, as the layout said.
  var zIndex = 0

  /// Creates a view without a reuse identifier in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view out of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeText(forKey: "UIReuseIdentifier")
    super.init(coder: coder)
  }

  /// Creates a view of a registered class for a reuse identifier.
  ///
  /// Collection views call it where UIKit calls `init(frame:)`, which is what it does. A subclass has it as long as it
  /// overrides both designated initializers or none.
  public required convenience init(registeredFor identifier: String, frame: CGRect) {
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  /// Called before the view is used again; an override calls super.
  open func prepareForReuse() {}

  /// What the view would rather have than the layout gives it: by default the size that its constraints give it.
  ///
  /// Collection views ask where the layout leaves sizes to the views. An override that wants the default size calls super and
  /// changes what it returns.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = preferredSize(fitting: layoutAttributes.size)
    guard size != layoutAttributes.size, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = size
    return preferred
  }

  /// The size that the view asks for where it is given one, both in points.
  func preferredSize(fitting size: CGSize) -> CGSize {
    layer.layoutState.usesConstraints ? systemLayoutSizeFitting(size) : size
  }

  /// Called when the layout has laid out the view, with what it said; an override calls super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

extension UIKitClasses {
  static let uiCollectionReusableView = NibClass(
    UICollectionReusableView.self,
    parent: UIView.self,
    name: "UICollectionReusableView",
    properties: [
      NibProperty("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    ]
  )
}

extension UICollectionReusableView {
  /// The collection view that shows the view, though it may be in a section that scrolls by itself; nil for none.
  var collectionAround: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }
}
