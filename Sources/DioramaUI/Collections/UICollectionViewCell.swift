public import Foundation
import NibLoader

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content.
  public var contentView: UIView { shownContentView }

  var shownContentView: UIView
  var configurations: CellConfigurations<UICollectionViewCell, UICellConfigurationState>?
  var configurationIsDue = true

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
    shownContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    isSelected = false
    isHighlighted = false
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a collection view cell out of an archive.
  public required init?(coder: NSCoder) {
    shownContentView = coder.decode(UIView.self, forKey: "UIContentView") ?? UIView(frame: .zero)
    isSelected = false
    isHighlighted = false
    super.init(coder: coder)
    adoptDecodedPart(contentView, of: coder)
    decodeConfigurations(of: coder)
  }

  /// Is neither selected nor highlighted any more; an override calls super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: - Configurations

  /// What the content view shows; nil, at first, for what it was given in other ways.
  ///
  /// Setting it replaces the content view, unless that can show the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { adopt(content: newValue) }
  }

  /// What is behind the content; nil, at first, for what was set in other ways.
  ///
  /// Setting it takes the color and the views of the background away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { adopt(background: newValue) }
  }

  /// The state for which configurations are made; an override adds to what super returns.
  open var configurationState: UICellConfigurationState { presentState }

  /// Makes the configurations for a state; an override calls super, or sets both itself.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  /// Returns the configuration of a cell without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the configuration of a background without color.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The size that constraints give the cell, here or in its content view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfDue()
    if let height = heightOfConfiguredContent(inWidth: targetSize.width) {
      return CGSize(width: targetSize.width, height: height)
    }
    // Constraints of the cell's own may tie what stands in the content view to its edges.
    let fitted = constraints.isEmpty && contentView.layer.layoutState.usesConstraints ? contentView : self
    return fitted.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// By the constraints in the content view, or by `sizeThatFits(_:)` where there are none.
  override func preferredSize(fitting size: CGSize) -> CGSize {
    updateConfigurationIfDue()
    if let height = heightOfConfiguredContent(inWidth: contentRoom(inWidth: size.width)) {
      return CGSize(width: size.width, height: max(height, leastHeight))
    }
    return contentView.layer.layoutState.usesConstraints || !constraints.isEmpty
      ? systemLayoutSizeFitting(size) : sizeThatFits(size)
  }

  /// Lays out content and backgrounds; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfDue()
    layOutContentView()
    configurations?.layOutBackground(in: self)
    layOutBackground(backgroundView, at: 0)
    guard isSelected || isHighlighted else {
      selectedBackgroundView?.removeFromSuperview()
      return
    }
    layOutBackground(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }

  /// Whether the class has a way of its own to make its configurations.
  var mayConfigureItself: Bool { type(of: self) != UICollectionViewCell.self }

  /// The state of the cell now.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionAround?.isEditing ?? false
    return state
  }

  /// Lays out the content view, by default in all of the cell.
  func layOutContentView() {
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  /// How wide the content is in a cell of a width.
  func contentRoom(inWidth width: CGFloat) -> CGFloat { width }

  /// The least height of a cell whose content says its height, in points.
  var leastHeight: CGFloat { 0 }

  private func layOutBackground(_ view: UIView?, at index: Int) {
    guard let view else { return }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, at: index) }
  }

  private func lookDidChange() {
    configurationIsDue = true
    for view in contentView.subviews {
      if let label = view as? UILabel { label.isHighlighted = isSelected || isHighlighted }
      if let image = view as? UIImageView { image.isHighlighted = isSelected || isHighlighted }
    }
    setNeedsLayout()
  }
}

extension UICollectionViewCell: ConfiguredView {
  func makePlainContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func dropOwnBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
  }
}

extension UICollectionViewCell {
  /// Makes configurations for a state, of a view of the class.
  public typealias ConfigurationUpdateHandler = @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  /// Called when the configurations are made for a state, after `updateConfiguration(using:)`; nil for nothing.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      madeConfigurations.handler = newValue
      markConfiguration()
    }
  }

  /// Whether the content follows the state by itself; it does unless that was switched off.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Whether the background follows the state by itself; it does unless that was switched off.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// Lets the configurations be made anew before the next layout.
  public func setNeedsUpdateConfiguration() { markConfiguration() }
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
      NibProperty("contentConfiguration", \UICollectionViewCell.contentConfiguration),
      NibProperty("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration),
      NibProperty("isSelected", \UICollectionViewCell.isSelected),
      NibProperty("isHighlighted", \UICollectionViewCell.isHighlighted),
    ]
  )
}
