import Foundation
import LayoutEngine

/// What a button with a configuration shows beside its title and its image; made where it is needed.
@MainActor
final class ConfiguredButtonParts {
  let subtitle = UILabel(frame: .zero)
  let indicator = UIImageView(frame: .zero)
  let wheel = UIActivityIndicatorView(style: .medium)

  init() {
    subtitle.lineBreakMode = .byTruncatingMiddle
    indicator.image = UIImage(systemName: "chevron.up.chevron.down")
    indicator.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
  }
}

extension UIButton {
  /// The views that the button makes itself.
  package var ownParts: [UIView] {
    let parts = configuredParts
    return [label, picture] + [parts?.subtitle, parts?.indicator, parts?.wheel].compactMap { $0 }
  }

  /// Where the parts of a button are, from the left.
  struct ConfiguredFrames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
    /// The size of all of them.
    var size = CGSize.zero
  }

  /// The space between the title and the sign that the button opens something, in points.
  private static let indicatorPadding: CGFloat = 5

  private var showsIndicator: Bool {
    guard let configuration else { return false }
    switch configuration.indicator {
    case .popup: return true
    case .none: return false
    case .automatic: return menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  /// The parts that only some configurations have; nil where this one has none.
  private var partsOfConfiguration: ConfiguredButtonParts? {
    guard let configuration else { return nil }
    let isNeeded = configuration.subtitle?.isEmpty == false || configuration.showsActivityIndicator || showsIndicator
    if isNeeded, configuredParts == nil { configuredParts = ConfiguredButtonParts() }
    return isNeeded ? configuredParts : nil
  }

  /// Lays the parts of a configuration out in a size at most, with their top left at zero.
  func configuredFrames(in room: CGSize) -> ConfiguredFrames {
    guard let configuration else { return ConfiguredFrames() }
    let parts = partsOfConfiguration
    showConfiguredParts(parts, configuration)
    var frames = ConfiguredFrames()
    let image: CGSize =
      configuration.showsActivityIndicator ? CGSize(width: 20, height: 20) : picture.imageSize
    let hasImage = image.width > 0
    let indicator = showsIndicator ? parts?.indicator.imageSize ?? .zero : .zero
    let isBeside = !configuration.imagePlacement.contains(.top) && !configuration.imagePlacement.contains(.bottom)
    let sign = indicator.width > 0 ? indicator.width + Self.indicatorPadding : 0
    func size(of label: UILabel) -> CGSize {
      guard !(label.text ?? "").isEmpty else { return .zero }
      // Only while it is measured does the title have the configuration's font before it is laid out.
      let text = label === self.label ? label.measuredLine(in: titleFont) : label.measuredLine(in: label.font)
      return CGSize(UIRuntime.shared.naturalSizes.configuredButton(text, insets: LayoutInsets()))
    }
    var (title, subtitle) = (size(of: label), parts.map { size(of: $0.subtitle) } ?? .zero)
    let hasText = title.width > 0 || subtitle.width > 0
    let gap = hasImage && hasText ? configuration.imagePadding : 0
    let textRoom = max(0, room.width - (isBeside && hasImage ? image.width + gap : 0) - sign)
    (title.width, subtitle.width) = (min(title.width, textRoom), min(subtitle.width, textRoom))
    let between = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    let text = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + between + subtitle.height
    )
    frames.size =
      isBeside
      ? CGSize(width: image.width + gap + text.width + sign, height: max(image.height, text.height, indicator.height))
      : CGSize(width: max(image.width, text.width + sign), height: image.height + gap + text.height)
    // From here on, x runs from the leading side.
    let isTrailing = configuration.imagePlacement.contains(.trailing)
    let isBelow = configuration.imagePlacement.contains(.bottom)
    let textOrigin =
      isBeside
      ? CGPoint(x: isTrailing ? 0 : image.width + gap, y: (frames.size.height - text.height) / 2)
      : CGPoint(x: (frames.size.width - text.width - sign) / 2, y: isBelow ? 0 : image.height + gap)
    func x(_ width: CGFloat) -> CGFloat {
      switch configuration.titleAlignment {
      case .leading: textOrigin.x
      case .trailing: textOrigin.x + text.width - width
      case .center: textOrigin.x + (text.width - width) / 2
      case .automatic: isBeside && hasImage ? textOrigin.x : textOrigin.x + (text.width - width) / 2
      }
    }
    frames.title = CGRect(origin: CGPoint(x: x(title.width), y: textOrigin.y), size: title)
    frames.subtitle = CGRect(
      origin: CGPoint(x: x(subtitle.width), y: textOrigin.y + title.height + between),
      size: subtitle
    )
    frames.indicator = CGRect(
      x: textOrigin.x + text.width + Self.indicatorPadding,
      y: textOrigin.y + (text.height - indicator.height) / 2,
      width: indicator.width,
      height: indicator.height
    )
    frames.image = CGRect(
      x: isBeside ? (isTrailing ? text.width + sign + gap : 0) : (frames.size.width - image.width) / 2,
      y: isBeside ? (frames.size.height - image.height) / 2 : isBelow ? text.height + gap : 0,
      width: image.width,
      height: image.height
    )
    return frames
  }

  private func showConfiguredParts(_ parts: ConfiguredButtonParts?, _ configuration: Configuration) {
    guard let parts else { return }
    parts.subtitle.text = configuration.subtitle
    parts.subtitle.font = .preferredFont(forTextStyle: .caption1)
    parts.subtitle.textColor = label.textColor
    parts.indicator.ownTintColor = label.textColor
    parts.wheel.color = label.textColor
  }

  /// Gives the parts of a configuration their places in an area.
  func layOutConfiguredParts(_ frames: ConfiguredFrames, at origin: CGPoint) {
    guard let configuration, let parts = configuredParts else { return }
    func lay(_ view: UIView, _ frame: CGRect, isShown: Bool) {
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
      if isShown { view.frame = placed(frame, of: frames, at: origin) }
    }
    lay(parts.subtitle, frames.subtitle, isShown: frames.subtitle.width > 0)
    lay(parts.indicator, frames.indicator, isShown: frames.indicator.width > 0)
    lay(parts.wheel, frames.image, isShown: configuration.showsActivityIndicator)
    if configuration.showsActivityIndicator, !parts.wheel.isAnimating { parts.wheel.startAnimating() }
  }

  /// A frame of a part in the button; right to left in a layout that runs so.
  func placed(_ frame: CGRect, of frames: ConfiguredFrames, at origin: CGPoint) -> CGRect {
    let x = isRightToLeft ? frames.size.width - frame.maxX : frame.minX
    return CGRect(x: origin.x + x, y: origin.y + frame.minY, width: frame.width, height: frame.height)
  }
}
