public import Foundation

/// A view that shows the content of a row in a list.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isOpaque = false
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    update()
  }

  /// Creates a view out of an archive; without a configuration, it shows an empty cell.
  public required init?(coder: NSCoder) {
    shown = coder.decode(ArchivedListContent.self, forKey: "configuration")?.value ?? .cell()
    super.init(coder: coder)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    update()
  }

  /// What the view shows; another kind of configuration than one of lists stops the program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        UIKitException.raise(
          .invalidArgument,
          "Unsupported configuration for \(UIKitException.describe(self)): \(type(of: newValue))"
        )
      }
      shown = newValue
      update()
    }
  }

  private func update() {
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { text in
        switch properties.transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: - Layout

  /// The margins, which are at least those of the cell around along the axes that say so.
  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result = UIEdgeInsets(
      top: own.top,
      left: isFlipped ? own.trailing : own.leading,
      bottom: own.bottom,
      right: isFlipped ? own.leading : own.trailing
    )
    guard let superview else { return result }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let list = (superview as? UITableViewCell)?.table.map { TableMetrics.margin(inWidth: $0.bounds.width) } ?? 0
      result.left = max(result.left, superview.layoutMargins.left, list)
      result.right = max(result.right, superview.layoutMargins.right, list)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      result.top = max(result.top, superview.layoutMargins.top)
      result.bottom = max(result.bottom, superview.layoutMargins.bottom)
    }
    return result
  }

  private var imageSize: CGSize {
    guard let image = shown.image else { return .zero }
    var size = image.shownSize(preferring: shown.imageProperties.preferredSymbolConfiguration)
    let most = shown.imageProperties.maximumSize
    let scale = min(
      most.width > 0 && size.width > most.width ? most.width / size.width : 1,
      most.height > 0 && size.height > most.height ? most.height / size.height : 1
    )
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return size
  }

  /// Where everything is in a width, from the leading side, and how high it is with its margins.
  private func frames(inWidth width: CGFloat) -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
    let margins = margins
    let image = imageSize
    let reserved = shown.imageProperties.reservedLayoutSize
    let imageRoom = shown.image == nil ? 0 : max(image.width, reserved.width)
    let start = margins.left + (imageRoom > 0 ? imageRoom + shown.imageToTextPadding : 0)
    let room = max(0, width - start - margins.right)
    func size(_ label: UILabel, _ room: CGFloat) -> CGSize {
      guard !label.isHidden else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    var (first, second) = (size(label, room), size(secondaryLabel, room))
    let gap = first.width > 0 && second.width > 0 ? shown.textToSecondaryTextHorizontalPadding : 0
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && first.width + gap + second.width <= room + 0.01
    let space = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(first.height, second.height) : first.height + space + second.height
    let content = max(texts, image.height, shown.image == nil ? 0 : reserved.height)
    let height = content + margins.top + margins.bottom
    let middle = margins.top + (max(bounds.height, height) - margins.top - margins.bottom) / 2
    if isBeside {
      // The whole room, so that the alignment counts.
      first.width = room - gap - second.width
    } else {
      (first.width, second.width) = (room, room)
    }
    let top = middle - texts / 2
    let picture = CGRect(
      x: margins.left + (imageRoom - image.width) / 2,
      y: middle - image.height / 2,
      width: image.width,
      height: image.height
    )
    let text = CGRect(origin: CGPoint(x: start, y: isBeside ? middle - first.height / 2 : top), size: first)
    let secondary = CGRect(
      origin: isBeside
        ? CGPoint(x: width - margins.right - second.width, y: middle - second.height / 2)
        : CGPoint(x: start, y: top + first.height + space),
      size: second
    )
    return (picture, text, secondary, height)
  }

  /// Lays out image and texts; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(inWidth: bounds.width)
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [(imageView, frames.image), (label, frames.text), (secondaryLabel, frames.secondary)]
      as [(
        UIView, CGRect
      )]
    {
      view.frame = isFlipped ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
  }

  /// The height of the content in a width, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(inWidth: size.width).height)
  }

  /// The height of the content in the present width; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: frames(inWidth: bounds.width > 0 ? bounds.width : 320).height)
  }
}
