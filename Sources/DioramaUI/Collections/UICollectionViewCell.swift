public import Foundation
import NibLoader

/// An item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content.
  public let contentView: UIView

  /// The way that a tap leads along; nil for none.
  var selectionSegueTemplate: UIStoryboardSegueTemplate?

  /// Whether the cell is selected.
  open var isSelected: Bool { didSet { lookDidChange() } }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool { didSet { lookDidChange() } }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// The view behind the content of a selected cell; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

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
    adoptDecodedPart(contentView, of: coder)
  }

  /// Is neither selected nor highlighted any more; an override calls super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// The size that constraints give the cell, here or in its content view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // Constraints of the cell's own may tie what stands in the content view to its edges.
    let fitted = constraints.isEmpty && contentView.layer.layoutState.usesConstraints ? contentView : self
    return fitted.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// By the constraints in the content view, or by `sizeThatFits(_:)` where there are none.
  override func preferredSize(fitting size: CGSize) -> CGSize {
    contentView.layer.layoutState.usesConstraints || !constraints.isEmpty
      ? systemLayoutSizeFitting(size) : sizeThatFits(size)
  }

  /// Places content and backgrounds; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    place(backgroundView, at: 0)
    guard isSelected || isHighlighted else {
      selectedBackgroundView?.removeFromSuperview()
      return
    }
    place(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }

  private func place(_ view: UIView?, at index: Int) {
    guard let view else { return }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, at: index) }
  }

  private func lookDidChange() {
    for view in contentView.subviews {
      if let label = view as? UILabel { label.isHighlighted = isSelected || isHighlighted }
      if let image = view as? UIImageView { image.isHighlighted = isSelected || isHighlighted }
    }
    setNeedsLayout()
  }
}

extension UIKitClasses {
  static let uiCollectionViewCell = NibClass(
    UICollectionViewCell.self,
    parent: UICollectionReusableView.self,
    name: "UICollectionViewCell",
    outlets: [
      NibOutlet("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate),
      NibOutlet("backgroundView", \UICollectionViewCell.backgroundView),
      NibOutlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ],
    properties: [
      NibProperty("contentView", \UICollectionViewCell.contentView),
      NibProperty("isSelected", \UICollectionViewCell.isSelected),
      NibProperty("isHighlighted", \UICollectionViewCell.isHighlighted),
    ]
  )
}
