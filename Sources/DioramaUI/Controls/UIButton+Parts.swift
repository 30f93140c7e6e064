import Foundation
import LayoutEngine

extension UIButton {
  func showTitle() {
    isShowingTitle = true
    defer { isShowingTitle = false }
    if let title = currentAttributedTitle {
      if label.attributedText != title { label.attributedText = title }
    } else if label.text != shownTitle {
      label.text = shownTitle
    }
    let color = shownTitleColor
    if label.textColor != color { label.textColor = color }
    // Without a shadow of any state, the label's own is the application's.
    if !titleShadowColors.isEmpty, label.shadowColor != currentTitleShadowColor {
      label.shadowColor = currentTitleShadowColor
    }
  }

  /// Invalidates the button's size after an app has changed the title label, for instance its font.
  func titleLabelDidChange() {
    if !isShowingTitle { invalidateIntrinsicContentSize() }
  }

  /// The font of the title; a configuration replaces the button's font.
  var titleFont: UIFont {
    guard let configuration else { return label.font }
    return configuration.titleFont?.following(.current)
      ?? .preferredFont(forTextStyle: configuration.buttonSize.titleStyle)
  }

  func showImage() {
    let image = configuration?.showsActivityIndicator == true ? nil : currentImage ?? configuration?.image
    if picture.image !== image { picture.image = image }
    picture.isDimmed = isDimmed && adjustsImageWhenDisabled && image?.isSymbolImage == false
    // A configuration has one color for title and image.
    let foreground = configuration == nil ? nil : shownTitleColor
    let tint: UIColor? = isDimmed && image?.isSymbolImage == true ? .tertiaryLabel : foreground
    let shown = tintForImage(tint)
    if picture.ownTintColor !== shown { picture.ownTintColor = shown }
  }

  /// The title of the state, or of the configuration; nil if neither has one.
  private var shownTitle: String? { currentTitle ?? configuration?.title }

  private var shownTitleColor: UIColor {
    guard let configuration, titleColors.isEmpty else {
      return showsDisabledTitle ? .tertiaryLabel : currentTitleColor
    }
    return isEnabled ? configuration.titleColor(tint: tintColor) : .tertiaryLabel
  }

  /// Whether a button of the system's shows its title in gray: it is disabled, and no color was set.
  private var showsDisabledTitle: Bool { !isEnabled && buttonType != .custom && titleColors.isEmpty }

  /// Whether the image shows that the button is disabled: it has none of its own for that.
  private var isDimmed: Bool { !isEnabled && images[State.disabled.rawValue] == nil }

  /// The room around title and image; a configuration has its own.
  var shownInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  var contentSize: CGSize {
    showTitle()
    showImage()
    if let size = signSize { return size }
    let sizes = UIRuntime.shared.naturalSizes
    let font = titleFont
    let title = label.measuredLine(in: font)
    let image = picture.image.map { _ in PerAxis(points: picture.imageSize) }
    let insets = LayoutInsets(shownInsets)
    if configuration != nil {
      let size = configuredFrames(in: CGSize(width: CGFloat.infinity, height: .infinity)).size
      let insets = shownInsets
      return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    var button = NaturalSizes.Button(title: title, lineHeight: Double(font.lineHeight))
    button.image = image
    button.background = currentBackgroundImage.map { PerAxis(points: $0.shownSize) }
    button.contentInsets = contentEdgeInsets == .zero ? nil : insets
    return CGSize(sizes.button(button))
  }

  /// The size of a button whose type has a built-in image; nil for other types.
  var signSize: CGSize? {
    guard configuration == nil, currentImage == nil else { return nil }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      let side = UIRuntime.shared.naturalSizes.controls.infoButtonSize
      return CGSize(width: side, height: side)
    case .close: return CGSize(width: ControlMetrics.closeButtonSize, height: ControlMetrics.closeButtonSize)
    default: return nil
    }
  }

  /// Where image and title are in an area: side by side, where the alignment of the content wants them.
  func partRects(in area: CGRect) -> (title: CGRect, image: CGRect) {
    if configuration != nil {
      let frames = configuredFrames(in: area.size)
      let origin = configuredOrigin(frames.size, in: area)
      return (placed(frames.title, of: frames, at: origin), placed(frames.image, of: frames, at: origin))
    }
    let image = picture.imageSize
    let wanted = label.intrinsicContentSize
    let title = CGSize(
      width: min(wanted.width, max(0, area.width - image.width)),
      height: min(wanted.height, area.height)
    )
    let total = title.width + image.width
    let x = startOfContent(total, in: area)
    func y(_ height: CGFloat, padding: CGFloat = 0) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: area.minY + padding
      case .bottom: area.maxY - height - padding
      default: area.midY - height / 2
      }
    }
    // Measured on a device: the title stays away from the edges by what `sizeToFit()` added.
    let padding: CGFloat = keepsTitlePadding && contentEdgeInsets == .zero ? 6 : 0
    let titleOrigin = CGPoint(x: isRightToLeft ? x : x + image.width, y: y(title.height, padding: padding))
    let imageOrigin = CGPoint(x: isRightToLeft ? x + title.width : x, y: y(image.height))
    return (
      CGRect(origin: titleOrigin, size: title).inset(by: titleEdgeInsets),
      CGRect(origin: imageOrigin, size: image).inset(by: imageEdgeInsets)
    )
  }

  /// The left edge of content of a width, where its alignment wants it.
  private func startOfContent(_ total: CGFloat, in area: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left: area.minX
    case .leading: isRightToLeft ? area.maxX - total : area.minX
    case .right: area.maxX - total
    case .trailing: isRightToLeft ? area.minX : area.maxX - total
    default: area.midX - total / 2
    }
  }

  /// The top left of the parts of a configuration, where the alignments of the content want them.
  private func configuredOrigin(_ size: CGSize, in area: CGRect) -> CGPoint {
    let y =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - size.height
      default: area.midY - size.height / 2
      }
    return CGPoint(x: startOfContent(size.width, in: area), y: y)
  }

  /// Lays out image and title where the button says.
  func layOutParts() {
    showTitle()
    showImage()
    if label.font != titleFont {
      isShowingTitle = true
      label.font = titleFont
      isShowingTitle = false
    }
    let area = contentRect(forBounds: bounds)
    if picture.image != nil {
      if picture.superview !== self { addSubview(picture) }
      picture.frame = imageRect(forContentRect: area)
    } else if picture.superview === self {
      picture.removeFromSuperview()
    }
    if (label.text ?? "").isEmpty {
      if label.superview === self { label.removeFromSuperview() }
    } else {
      if label.superview !== self { addSubview(label) }
      label.frame = titleRect(forContentRect: area)
    }
    guard configuration != nil else { return }
    let frames = configuredFrames(in: area.size)
    layOutConfiguredParts(frames, at: configuredOrigin(frames.size, in: area))
  }
}
