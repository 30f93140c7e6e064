import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
  var mayConfigureItself: Bool { type(of: self) != UITableViewHeaderFooterView.self }

  /// The state of the view now.
  var presentState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  func makePlainContentView() -> UIView { UIView(frame: bounds) }

  func dropOwnBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
  }
}

extension UITableViewHeaderFooterView {
  /// Makes configurations for a state, of a view of the class.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

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
