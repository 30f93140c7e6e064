public import Foundation
import NibLoader

/// Something that a menu shows: an action, a command, or another menu.
@MainActor
open class UIMenuElement: NSObject, @MainActor NSCoding {
  /// The text; empty for none.
  open internal(set) var title: String

  /// The text below the title; nil for none.
  open var subtitle: String?

  /// The picture; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Creates a menu element out of an archive.
  public required init?(coder: NSCoder) {
    title = coder.decodeText(forKey: "UITitle") ?? ""
    subtitle = coder.decodeText(forKey: "UISubtitle")
    image = coder.decode(UIImage.self, forKey: "UIImage")
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIMenuElement {
  /// How an action looks and behaves in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It changes or deletes something, and looks so.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether what an action stands for is switched on.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on, with a check mark.
    case on = 1
    /// Parts of it are on.
    case mixed = 2
  }
}

extension UIKitClasses {
  static let uiMenuElement = NibClass(
    UIMenuElement.self,
    parent: nil,
    name: "UIMenuElement",
    properties: [
      NibProperty("title", \UIMenuElement.title),
      NibProperty("subtitle", \UIMenuElement.subtitle),
      NibProperty("image", \UIMenuElement.image),
    ]
  )
}
