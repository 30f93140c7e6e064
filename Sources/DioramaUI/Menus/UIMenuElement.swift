public import Foundation

/// Something that a menu shows: an action, or another menu.
@MainActor
open class UIMenuElement: NSObject {
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
