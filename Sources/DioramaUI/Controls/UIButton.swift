public import Foundation
import NibLoader

/// A control that performs an action when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var contents: [UInt: UIButtonContent]
  let label: UILabel
  let picture: UIImageView

  /// What the button looks like.
  open internal(set) var buttonType: ButtonType

  /// The distances of the whole content from the edges, in points.
  open var contentEdgeInsets: UIEdgeInsets { didSet { invalidateIntrinsicContentSize() } }

  /// The distances of the title from where it would be without them, in points.
  open var titleEdgeInsets: UIEdgeInsets

  /// The distances of the image from where it would be without them, in points.
  open var imageEdgeInsets: UIEdgeInsets

  /// Whether the image is drawn darker while highlighted.
  open var adjustsImageWhenHighlighted: Bool

  /// Whether the image is drawn lighter while disabled.
  open var adjustsImageWhenDisabled: Bool

  /// Whether the title's shadow turns around while highlighted.
  open var reversesTitleShadowWhenHighlighted: Bool

  /// Whether the button glows while touched.
  open var showsTouchWhenHighlighted: Bool

  /// The look and content in one value; nil for a button that is described property by property.
  open var configuration: Configuration? {
    get { configurations.first }
    set {
      configurations = newValue.map { [$0] } ?? []
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether the button itself changes its title label.
  var isShowingTitle = false

  /// What only some configurations show; nil as long as none did.
  var configuredParts: ConfiguredButtonParts?

  // One or none: few buttons have one, and it is larger than all the rest of a button.
  private var configurations: [Configuration] = []

  /// Whether a pointer takes the button's shape.
  open var isPointerInteractionEnabled = false

  /// Whether a drag that rests on the button performs it.
  open var isSpringLoaded = false

  /// Whether the button behaves as on an iPad or on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Whether the image grows with accessibility text sizes; kept for code that asks, images here keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Whether a tap selects and deselects the button, or what is chosen from its menu becomes its title.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

  /// The menu with what shows it; nil for none.
  var menuParts: MenuParts?
  var wantsMenuAsPrimaryAction = false

  // It decides beside the button's own touches.
  override var innerRecognizers: [UIGestureRecognizer] {
    guard let menuParts, !menuParts.isPrimaryAction, let press = menuParts.longPress else {
      return super.innerRecognizers
    }
    return [press] + super.innerRecognizers
  }

  /// What the button is for.
  open var role = Role.normal

  /// Creates a button without a style in code.
  public override init(frame: CGRect) {
    contents = [:]
    label = UILabel(frame: .zero)
    picture = UIImageView(frame: .zero)
    buttonType = .custom
    contentEdgeInsets = .zero
    titleEdgeInsets = .zero
    imageEdgeInsets = .zero
    adjustsImageWhenHighlighted = true
    adjustsImageWhenDisabled = true
    reversesTitleShadowWhenHighlighted = false
    showsTouchWhenHighlighted = false
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
  }

  /// Creates a button in code with a style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    if let size = signSize { self.frame.size = size }
  }

  /// Creates a button in code that does something on a tap, with its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    perform(primaryAction)
  }

  /// Creates a button in code with a style, that does something on a tap, with its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    perform(primaryAction)
  }

  /// Creates a button in code as a configuration says, that does something on a tap; nil for nothing.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    perform(primaryAction)
  }

  private func perform(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button out of an archive.
  public required init?(coder: NSCoder) {
    let seldom = coder.seldom(Self.seldomButtonKeys)
    contents = coder.decodeObjectsByNumber(of: UIButtonContent.self, forKey: "UIButtonStatefulContent")
    label = UILabel(frame: .zero)
    picture = UIImageView(frame: .zero)
    buttonType = coder.decodeCase(forKey: "UIButtonType", absent: .custom)
    contentEdgeInsets = seldom.insets("UIContentEdgeInsets", absent: .zero)
    titleEdgeInsets = seldom.insets("UITitleEdgeInsets", absent: .zero)
    imageEdgeInsets = seldom.insets("UIImageEdgeInsets", absent: .zero)
    adjustsImageWhenHighlighted = coder.decodeBool(forKey: "UIAdjustsImageWhenHighlighted", absent: false)
    adjustsImageWhenDisabled = coder.decodeBool(forKey: "UIAdjustsImageWhenDisabled", absent: false)
    reversesTitleShadowWhenHighlighted = seldom.bool("UIReversesTitleShadowWhenHighlighted", absent: false)
    showsTouchWhenHighlighted = seldom.bool("UIShowsTouchWhenHighlighted", absent: false)
    super.init(coder: coder)
    label.font = coder.decode(UIFont.self, forKey: "UIFont") ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.lineBreakMode = seldom.oneOf("UILineBreakMode", absent: .byTruncatingMiddle)
    label.shadowOffset = seldom.size("UITitleShadowOffset", absent: .zero)
    decodeConfiguration(of: coder, seldom)
    if let size = signSize { adoptFixedSize(size) }
  }

  /// The color of a stencil, given the one that the state asks for; nil for the tint color.
  func tintForImage(_ tint: UIColor?) -> UIColor? { tint }

  // MARK: - Parts

  /// The label of the title, showing what the present state says.
  ///
  /// It is a subview from the first layout on that has a title to lay out.
  open var titleLabel: UILabel? {
    showTitle()
    return label
  }

  /// The view of the image, showing what the present state says.
  ///
  /// It is a subview from the first layout on that has an image to lay out.
  open var imageView: UIImageView? {
    showImage()
    return picture
  }

  /// Lays out title and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Where the background of a button with bounds is: everywhere; an override counts when the background is drawn.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room for title and image in a button with bounds; an override counts when both are laid out.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

  /// Where the title is in the room for the content; an override counts when it is laid out.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).title }

  /// Where the image is in the room for the content; an override counts when it is laid out.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).image }

  /// The size of title and image with their insets, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of title and image with their insets, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// Gives the button the size that fits; its title keeps six points of distance to top and bottom from then on.
  open override func sizeToFit() {
    super.sizeToFit()
    keepsTitlePadding = true
  }

  /// Whether `sizeToFit()` was called, after which a title at the top or bottom stays away from the edge.
  private(set) var keepsTitlePadding = false

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  override func performTap(_ event: UIEvent?) {
    if menuParts?.isPrimaryAction == true { return showMenu() }
    if changesSelectionAsPrimaryAction, menuParts == nil { isSelected.toggle() }
    super.performTap(event)
  }

  /// Draws the image behind the title.
  open override func draw(_ rect: CGRect) { drawGround() }

  override var ownsTaps: Bool { true }

  // MARK: - States

  override func stateDidChange() {
    super.stateDidChange()
    // Only content of its own for some state can give the button another size in it.
    if contents.keys.contains(where: { $0 != State.normal.rawValue }) { invalidateIntrinsicContentSize() }
  }

  /// Sets the title of a state; nil for the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    set(\.title, to: title, for: state)
  }

  /// The title of a state, or of the normal one if it has none; nil if neither has.
  open func title(for state: State) -> String? {
    value(\.title, for: state)
  }

  /// Sets the title with attributes of a state; nil for the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, to: title, for: state)
  }

  /// The title with attributes of a state, or of the normal one if it has none; nil if neither has.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  /// Sets the color of the title in a state; nil for the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, to: color, for: state)
  }

  /// The color of the title in a state; white, or the tint color of a system button, if nothing was set.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the color of the title's shadow in a state; nil for the normal state's.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(\.titleShadowColor, to: color, for: state)
  }

  /// The color of the title's shadow in a state, or in the normal one; nil for no shadow.
  open func titleShadowColor(for state: State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  /// Sets the image of a state; nil for the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    set(\.image, to: image, for: state)
  }

  /// The image of a state, or of the normal one if it has none; nil if neither has.
  open func image(for state: State) -> UIImage? {
    value(\.image, for: state)
  }

  /// Sets the image behind the title in a state; nil for the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, to: image, for: state)
  }

  /// The image behind the title in a state, or in the normal one; nil if neither has one.
  open func backgroundImage(for state: State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  /// The title of the present state; nil for none.
  open var currentTitle: String? { title(for: state) }

  /// The title with attributes of the present state; nil for none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the title's shadow in the present state; nil for no shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image of the present state; nil for none.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind the title in the present state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets what the button shows in a state; only another value asks for another layout.
  private func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<UIButtonContent, Value?>,
    to value: Value?,
    for state: State
  ) {
    let content = contents[state.rawValue] ?? UIButtonContent()
    contents[state.rawValue] = content
    let isNew = content[keyPath: path] != value
    content[keyPath: path] = value
    guard isNew else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func value<Value>(_ path: KeyPath<UIButtonContent, Value?>, for state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  override var defaultAccessibilityLabel: String? {
    currentTitle ?? currentAttributedTitle?.string ?? configuration?.title ?? currentImage?.resourceName
  }

  override class var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: .button)
  }
}

extension UIButton {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom
    /// A title in the tint color.
    case system
    /// A detail disclosure sign.
    case detailDisclosure
    /// An information sign, light.
    case infoLight
    /// An information sign, dark.
    case infoDark
    /// A plus sign.
    case contactAdd
    /// A title without a system style.
    case plain
    /// A closing cross.
    case close

    /// The name that system buttons had when they had a border.
    public static var roundedRect: ButtonType { .system }
  }
}

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What the user most likely wants.
    case primary = 1
    /// Leaves things as they are.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }
}

extension UIKitClasses {
  static let uiButton = NibClass(
    UIButton.self,
    parent: UIControl.self,
    name: "UIButton",
    properties: [
      NibProperty("buttonType", \UIButton.buttonType),
      NibProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
      NibProperty("titleEdgeInsets", \UIButton.titleEdgeInsets),
      NibProperty("imageEdgeInsets", \UIButton.imageEdgeInsets),
      NibProperty("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      NibProperty("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      NibProperty("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
      NibProperty("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      NibProperty("configuration", \UIButton.configuration),
      NibProperty("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled),
      NibProperty("isSpringLoaded", \UIButton.isSpringLoaded),
      NibProperty("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      NibProperty("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
      NibProperty("menu", \UIButton.menu),
      NibProperty("role", \UIButton.role),
      NibProperty("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle),
      NibProperty(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory
      ),
      NibProperty("titleLabel", \UIButton.titleLabel),
      NibProperty("imageView", \UIButton.imageView),
      NibProperty("font", \UIButton.labelFont),
      NibProperty("lineBreakMode", \UIButton.titleLineBreakMode),
      NibProperty("titleShadowOffset", \UIButton.titleShadowOffset),
      NibProperty("title", \UIButton.titles),
      NibProperty("attributedTitle", \UIButton.attributedTitles),
      NibProperty("titleColor", \UIButton.titleColors),
      NibProperty("titleShadowColor", \UIButton.titleShadowColors),
      NibProperty("image", \UIButton.images),
      NibProperty("backgroundImage", \UIButton.backgroundImages),
      NibProperty("currentTitle", \UIButton.currentTitle),
      NibProperty("currentAttributedTitle", \UIButton.currentAttributedTitle),
      NibProperty("currentTitleColor", \UIButton.currentTitleColor),
      NibProperty("currentTitleShadowColor", \UIButton.currentTitleShadowColor),
      NibProperty("currentImage", \UIButton.currentImage),
      NibProperty("currentBackgroundImage", \UIButton.currentBackgroundImage),
    ]
  )
}

/// How a control behaves in an app for the iPad that runs on a Mac.
///
/// Nothing here runs that way; the style is kept for code that asks.
public enum UIBehavioralStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// As on an iPad.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
