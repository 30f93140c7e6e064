public import Foundation

/// An item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content.
  public let contentView: UIView

  /// The way that a tap leads along; nil for none.
  var selectionSegueTemplate: UIStoryboardSegueTemplate?

  /// Whether the cell is selected.
  open var isSelected: Bool

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool

  /// The view behind the content; nil for none.
  open var backgroundView: UIView?

  /// The view behind the content of a selected cell; nil for none.
  open var selectedBackgroundView: UIView?

  /// Creates a collection view cell in code.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    isSelected = false
    isHighlighted = false
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a collection view cell out of an archive.
  public required init?(coder: NSCoder) {
    contentView = coder.decode(UIView.self, forKey: "UIContentView") ?? UIView(frame: .zero)
    isSelected = false
    isHighlighted = false
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }
}
