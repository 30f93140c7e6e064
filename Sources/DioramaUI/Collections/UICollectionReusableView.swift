public import Foundation

/// A view that a collection view takes by a reuse identifier.
@MainActor
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

  /// Called when the layout has placed the view, with what it said; an override calls super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
