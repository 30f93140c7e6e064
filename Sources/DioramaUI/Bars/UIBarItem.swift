public import Foundation
public import NibLoader

/// What the items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @MainActor NSCoding {
  /// What assistive software is told; nil as long as nothing was set.
  var accessibilityStorage: AccessibilityStorage?

  /// The bar that shows the item; nil for none.
  weak var bar: UIView?

  /// What the bar shows for the item; nil as long as no bar has laid it out.
  package internal(set) weak var itemView: UIView?

  /// The title; nil for none.
  open var title: String? { didSet { contentDidChange() } }

  /// The image; nil for none.
  open var image: UIImage? { didSet { contentDidChange() } }

  /// The image on a phone held across; nil for none.
  open var landscapeImagePhone: UIImage?

  /// The image for assistive text sizes; nil for none.
  open var largeContentSizeImage: UIImage?

  /// The space around the image.
  open var imageInsets: UIEdgeInsets

  /// The space around the image on a phone held across.
  open var landscapeImagePhoneInsets: UIEdgeInsets

  /// Whether the item takes touches.
  open var isEnabled: Bool { didSet { contentDidChange() } }

  /// A whole number that identifies the item.
  open var tag: Int

  /// Creates an enabled item without content.
  public nonisolated override init() {
    imageInsets = .zero
    landscapeImagePhoneInsets = .zero
    isEnabled = true
    tag = 0
    super.init()
  }

  /// Creates a bar item out of an archive.
  public required init?(coder: NSCoder) {
    title = coder.decodeText(forKey: "UITitle")
    image = coder.decode(UIImage.self, forKey: "UIImage")
    landscapeImagePhone = coder.decode(UIImage.self, forKey: "UIImageLandscape")
    largeContentSizeImage = coder.decode(UIImage.self, forKey: "_UIBarItemLargeContentSizeImageCodingKey")
    imageInsets = coder.decodeInsets(forKey: "UIImageInsets", absent: .zero)
    landscapeImagePhoneInsets = coder.decodeInsets(forKey: "UIImageInsetsLandscape", absent: .zero)
    isEnabled = coder.decodeBool(forKey: "UIEnabled", absent: false)
    tag = coder.decodeInteger(forKey: "UITag", absent: 0)
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// The attributes of the title, by the states of a control; empty as long as nobody has set any.
  var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state of the item; nil for the bar's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// The attributes of the title in a state of the item; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }

  /// Lets the bar show the item anew.
  func contentDidChange() { bar?.setNeedsLayout() }
}

extension UIBarItem {
  /// The name by which tests find the item; nil if it was not set.
  public var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// What the item is called; nil if it was not set.
  public var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibilityValues.label = newValue }
  }

  /// What happens when the item is used; nil if it was not set.
  public var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// The item's value in words; nil if it was not set.
  public var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibilityValues.value = newValue }
  }

  /// What the item is and does; a button unless it was set.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .button }
    set { accessibilityValues.traits = newValue }
  }

  /// Whether assistive software sees the item as one element, as it does unless it was set.
  public var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { accessibilityValues.isElement = newValue }
  }
}

extension UIBarItem: NibAccessibilityConfigurable, AccessibilityDescribed {
  /// Applies the accessibility settings of a nib; what the nib leaves out stays as it is.
  public func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration) {
    takeAccessibility(configuration)
  }
}

extension UIKitClasses {
  static let uiBarItem = NibClass(
    UIBarItem.self,
    parent: nil,
    name: "UIBarItem",
    properties: [
      NibProperty("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
      NibProperty("accessibilityLabel", \UIBarItem.accessibilityLabel),
      NibProperty("accessibilityHint", \UIBarItem.accessibilityHint),
      NibProperty("accessibilityValue", \UIBarItem.accessibilityValue),
      NibProperty("accessibilityTraits", \UIBarItem.accessibilityTraits),
      NibProperty("isAccessibilityElement", \UIBarItem.isAccessibilityElement),
      NibProperty("title", \UIBarItem.title),
      NibProperty("image", \UIBarItem.image),
      NibProperty("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
      NibProperty("largeContentSizeImage", \UIBarItem.largeContentSizeImage),
      NibProperty("imageInsets", \UIBarItem.imageInsets),
      NibProperty("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets),
      NibProperty("isEnabled", \UIBarItem.isEnabled),
      NibProperty("tag", \UIBarItem.tag),
    ]
  )
}
