public import Foundation
import NibLoader

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; nil for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The image that is shown while highlighted; nil for the ordinary one.
  open var highlightedImage: UIImage?

  /// Whether the highlighted image is shown.
  open var isHighlighted: Bool

  /// The images of an animation; nil for none.
  open var animationImages: [UIImage]?

  /// How long one round of the animation lasts, in seconds; 0 for a thirtieth of a second an image.
  open var animationDuration: TimeInterval

  /// How often the animation runs; 0 for ever.
  open var animationRepeatCount: Int

  /// Whether the images of the animation are shown.
  open internal(set) var isAnimating = false

  /// How often an animation has begun.
  var animationRound = 0

  /// Whether the image grows with the larger content size categories.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool

  /// How a symbol is drawn that says nothing itself; nil for the system's way.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The size of the image where this view shows it; zero without an image.
  var imageSize: CGSize { image?.shownSize(preferring: preferredSymbolConfiguration) ?? .zero }

  /// Whether the image is drawn lighter, as in a disabled button.
  var isDimmed = false

  override var dimming: CGFloat { isDimmed ? 0.5 : 1 }

  /// Creates an image view in code.
  public override init(frame: CGRect) {
    isHighlighted = false
    animationDuration = 0
    animationRepeatCount = 0
    adjustsImageSizeForAccessibilityContentSizeCategory = false
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates an image view of the size of an image, with another for its highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view out of an archive.
  public required init?(coder: NSCoder) {
    let seldom = coder.seldom(Self.seldomImageKeys)
    image = coder.decode(UIImage.self, forKey: "UIImage")
    highlightedImage = seldom.object(UIImage.self, "UIHighlightedImage")
    isHighlighted = seldom.bool("UIHighlighted", absent: false)
    animationDuration = seldom.double("UIAnimationDuration", absent: 0)
    animationRepeatCount = seldom.integer("UIAnimationRepeatCount", absent: 0)
    adjustsImageSizeForAccessibilityContentSizeCategory = seldom.bool(
      "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      absent: false
    )
    preferredSymbolConfiguration = seldom.object(UIImage.SymbolConfiguration.self, "UIPreferredSymbolConfiguration")
    super.init(coder: coder)
  }

  /// What few image views have an archive say.
  private static let seldomImageKeys = NibSeldomKeys([
    "UIHighlightedImage", "UIHighlighted", "UIAnimationDuration", "UIAnimationRepeatCount",
    "UIAdjustsImageSizeForAccessibilityContentSizeCategory", "UIPreferredSymbolConfiguration",
  ])

  /// The size of the image; none without an image.
  open override var intrinsicContentSize: CGSize {
    image?.shownSize(preferring: preferredSymbolConfiguration) ?? super.intrinsicContentSize
  }

  /// The size of the image; nothing without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize }

  /// Draws the image as the content mode says.
  open override func draw(_ rect: CGRect) {
    guard let own = isHighlighted ? highlightedImage ?? image : image else { return }
    let shown = own.preferring(preferredSymbolConfiguration)
    // Of an image whose size nobody knows, the best guess is that it was made for the view's bounds.
    let size = shown.hasKnownSize || shown.isSymbolImage ? shown.shownSize : bounds.size
    let isPart = shown.renderingMode == .automatic && !shown.isSymbolImage && isPartOfTintedControl
    var image = isPart ? shown.withRenderingMode(.alwaysTemplate) : shown
    if effectiveUserInterfaceLayoutDirection == .rightToLeft,
      image.flipsForRightToLeftLayoutDirection || image.isDirectionalSymbol
    {
      image = image.withHorizontallyFlippedOrientation()
    }
    image.draw(in: contentMode.rect(of: size, in: bounds), tint: tintColor)
  }

  /// Whether the view belongs to a control that draws images in its tint color: a button of the system or an item of a bar.
  private var isPartOfTintedControl: Bool {
    switch superview {
    case is TabBarButton, is BarButton: true
    case let button as UIButton: button.buttonType == .system
    default: false
    }
  }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: false, traits: .image)
  }
}

extension UIKitClasses {
  static let uiImageView = NibClass(
    UIImageView.self,
    parent: UIView.self,
    name: "UIImageView",
    properties: [
      NibProperty("image", \UIImageView.image),
      NibProperty("highlightedImage", \UIImageView.highlightedImage),
      NibProperty("isHighlighted", \UIImageView.isHighlighted),
      NibProperty("animationImages", \UIImageView.animationImages),
      NibProperty("animationDuration", \UIImageView.animationDuration),
      NibProperty("animationRepeatCount", \UIImageView.animationRepeatCount),
      NibProperty(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory
      ),
      NibProperty("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration),
    ]
  )
}
