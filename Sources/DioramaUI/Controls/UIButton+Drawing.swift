import Foundation

extension UIButton {
  /// Draws the background: that of the configuration, or the image of the state.
  func drawGround() {
    if let configuration { draw(configuration) }
    currentBackgroundImage?.draw(in: backgroundRect(forBounds: bounds))
    drawSign()
  }

  /// Draws the background of a configuration, and its border.
  private func draw(_ configuration: Configuration) {
    let ground = configuration.ground
    let insets = ground?.backgroundInsets ?? .zero
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = backgroundRect(forBounds: bounds).inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isFlipped ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isFlipped ? insets.leading : insets.trailing
      )
    )
    let radius = configuration.cornerRadius(in: area.size)
    if let color = configuration.ground(tint: tintColor) {
      (isEnabled ? color : .tertiarySystemFill).setFill()
      UIBezierPath(roundedRect: area, cornerRadius: radius).fill()
    }
    guard let ground, ground.strokeWidth > 0 else { return }
    ground.resolvedStrokeColor(for: tintColor).setStroke()
    let inset = ground.strokeWidth / 2 - ground.strokeOutset
    let line = UIBezierPath(roundedRect: area.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
    line.lineWidth = ground.strokeWidth
    line.stroke()
  }

  /// Draws the sign of a button whose type brings one.
  private func drawSign() {
    guard currentImage == nil else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      SystemSign.draw("info.circle", around: center, pointSize: 21, color: isEnabled ? tintColor : .tertiaryLabel)
    case .contactAdd:
      SystemSign.draw("plus.circle", around: center, pointSize: 21, color: isEnabled ? tintColor : .tertiaryLabel)
    case .close:
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(ovalIn: CGRect(x: center.x - 15, y: center.y - 15, width: 30, height: 30)).fill()
      SystemSign.draw("xmark", around: center, pointSize: 13, weight: .bold, color: .secondaryLabel)
    default:
      break
    }
  }
}

extension UIButton.Configuration {
  /// The color of the background; nil where the style has none.
  @MainActor
  func ground(tint: UIColor) -> UIColor? {
    if let ground, ground.backgroundColor != .clear { return ground.resolvedBackgroundColor(for: tint) }
    return switch style {
    case .plain, .borderless: baseBackgroundColor
    case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
    case .tinted, .borderedTinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: baseBackgroundColor ?? tint
    }
  }

  /// The color of the title where none was set.
  @MainActor
  func titleColor(tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : tint
  }

  @MainActor
  fileprivate func cornerRadius(in size: CGSize) -> CGFloat {
    // A radius of its own counts where no style replaces it.
    if let ground, ground.cornerRadius > 0, cornerStyle == .fixed || cornerStyle == .dynamic {
      return ground.cornerRadius
    }
    return switch cornerStyle {
    case .capsule: size.height / 2
    case .small: 4
    case .large: 10
    case .medium: 6
    case .fixed, .dynamic: LookFigures.current.buttonCorner ?? size.height / 2
    }
  }
}
