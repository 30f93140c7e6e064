import Foundation

extension UITableViewCell: ConfiguredView {
  var mayConfigureItself: Bool { type(of: self) != UITableViewCell.self }

  /// The state of the cell now.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = controls.swipeActions != nil
    return state
  }

  func makePlainContentView() -> UIView { UITableViewCellContentView(frame: .zero) }

  func dropOwnBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
  }

  /// The height that a configuration's content needs where the cell is as wide; nil without such content.
  func configuredHeight(inWidth width: CGFloat) -> CGFloat? {
    guard shownContentView is any UIContentView else { return nil }
    if bounds.width != width, table == nil { bounds.size.width = width }
    layOutContent()
    return heightOfConfiguredContent(inWidth: max(0, width - (bounds.width - contentView.frame.width)))
  }
}

extension UITableViewCell {
  /// Makes configurations for a state, of a view of the class.
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

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
