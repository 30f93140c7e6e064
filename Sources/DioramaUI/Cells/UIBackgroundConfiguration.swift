public import Foundation

/// What is behind the content of a cell, a header or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  private enum Kind {
    case plain, listCell, groupedCell
  }

  private var kind = Kind.plain

  /// A view that is shown instead of the color; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays away from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color; nil for the tint color of the view.
  public var backgroundColor: UIColor? = .clear
  /// The function that gives the color instead of the one that was said; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what lies behind; nil for none.
  public var visualEffect: UIVisualEffect?
  /// The image; nil for none.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; nil for the tint color of the view.
  public var strokeColor: UIColor? = .clear
  /// The function that gives the border's color instead of the one that was said; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border stands outside, in points; negative for the inside.
  public var strokeOutset: CGFloat = 0

  private init(_ kind: Kind = .plain, color: UIColor? = .clear) {
    self.kind = kind
    backgroundColor = color
  }

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listCell, color: .systemBackground)
  }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell, color: .secondarySystemGroupedBackground)
  }

  /// Returns the background of a cell in a list; plain, as nothing is known of the list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a row at the side of a wide screen: none, until it is highlighted or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = listPlainCell()
    configuration.backgroundColor = nil
    configuration.cornerRadius = 10
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }

  /// Returns the background for a state: that of a cell in a list is gray while it is touched or selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard kind != .plain, let state = state as? any ListState else { return self }
    var result = self
    let usual: UIColor = kind == .listCell ? .systemBackground : .secondarySystemGroupedBackground
    // A color that the application has chosen stays.
    guard backgroundColor == usual || backgroundColor == .systemGray4 else { return self }
    result.backgroundColor = state.isSelected || state.isHighlighted ? .systemGray4 : usual
    return result
  }

  /// Returns the color that is shown in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border that is shown in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Whether two backgrounds look alike; functions that change their colors are not compared.
  nonisolated public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
    left.customView === right.customView && left.visualEffect === right.visualEffect && left.image === right.image
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.backgroundColor == right.backgroundColor && left.imageContentMode == right.imageContentMode
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset
  }

  /// Adds what equal backgrounds have in common.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
    hasher.combine(strokeOutset)
  }
}

/// A view that shows a background.
@MainActor
final class BackgroundConfigurationView: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private var inner: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a configuration in the bounds of a view, behind everything else in it.
  func show(_ configuration: UIBackgroundConfiguration, in view: UIView) {
    self.configuration = configuration
    let insets = configuration.backgroundInsets
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isFlipped ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isFlipped ? insets.leading : insets.trailing
      )
    )
    if superview !== view { view.insertSubview(self, at: 0) }
    let wanted = configuration.customView ?? configuration.visualEffect.map { inner(for: $0) }
    if wanted !== inner {
      inner?.removeFromSuperview()
      inner = wanted
      if let wanted { addSubview(wanted) }
    }
    inner?.frame = bounds
    layer.cornerRadius = configuration.cornerRadius
    clipsToBounds = inner != nil && configuration.cornerRadius > 0
    setNeedsDisplay()
  }

  private func inner(for effect: UIVisualEffect) -> UIView {
    if let view = inner as? UIVisualEffectView {
      view.effect = effect
      return view
    }
    return UIVisualEffectView(effect: effect)
  }

  override func draw(_ rect: CGRect) {
    let radius = configuration.cornerRadius
    configuration.resolvedBackgroundColor(for: tintColor).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    if let image = configuration.image {
      image.draw(in: configuration.imageContentMode.rect(of: image.shownSize, in: bounds), tint: tintColor)
    }
    guard configuration.strokeWidth > 0 else { return }
    configuration.resolvedStrokeColor(for: tintColor).setStroke()
    let inset = configuration.strokeWidth / 2 - configuration.strokeOutset
    let line = UIBezierPath(roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
    line.lineWidth = configuration.strokeWidth
    line.stroke()
  }
}
