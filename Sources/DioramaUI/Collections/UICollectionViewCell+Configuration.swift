import Foundation

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
