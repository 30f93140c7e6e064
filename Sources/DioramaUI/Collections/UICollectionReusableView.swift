public import Foundation

/// A view that a collection view takes by a reuse identifier.
@MainActor
open class UICollectionReusableView: UIView {

  /// The name under which code takes views of this kind; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view without a reuse identifier in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view out of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeText(forKey: "UIReuseIdentifier")
    super.init(coder: coder)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}
}
