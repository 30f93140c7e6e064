public import Foundation

/// What a content view shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// A function of a color, by which a configuration derives another.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color for another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The color in gray.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}

/// The configurations of a cell, and whether they are due to be made anew.
@MainActor
final class CellConfigurations<Cell, State> {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  var handler: (@MainActor (Cell, State) -> Void)?
  var isDue = false

  /// The content view of a configuration: the present one, if it can show it; a plain view for none.
  func contentView(for configuration: (any UIContentConfiguration)?, present: UIView, plain: () -> UIView) -> UIView {
    content = configuration
    guard let configuration else { return present is any UIContentView ? plain() : present }
    if let shown = present as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return present
    }
    return configuration.makeContentView()
  }

  /// Makes what follows the state by itself follow it.
  func update(
    for state: any UIConfigurationState,
    setContent: (any UIContentConfiguration) -> Void,
    setBackground: (UIBackgroundConfiguration) -> Void
  ) {
    if updatesContent, let content { setContent(content.updated(for: state)) }
    if updatesBackground, let background { setBackground(background.updated(for: state)) }
  }

  /// Shows the background in bounds, behind everything else, or takes it away.
  func layOutBackground(in view: UIView) {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let shown = backgroundView ?? BackgroundConfigurationView(frame: .zero)
    backgroundView = shown
    shown.show(background, in: view)
  }
}
