public import Foundation

/// Where an application puts what the user copies, and finds what is pasted.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The pasteboard of the system.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard of the system.
  public static let general = UIPasteboard(.general)

  /// Posted when the content of a pasteboard has changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private static var named: [Name: UIPasteboard] = [:]

  /// The name of the pasteboard.
  public let name: Name

  /// How many times the content has changed.
  open private(set) var changeCount = 0

  /// The items, each by the types of its representations.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard with a name, made if asked for; nil for one that does not exist.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    items = Self.named[pasteboardName]?.items ?? []
    Self.named[pasteboardName] = self
  }

  /// Creates a pasteboard with a name that no other has.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Empties a pasteboard that an application has made.
  public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  private static let (textType, urlType, imageType, colorType) =
    ("public.utf8-plain-text", "public.url", "public.image", "com.apple.uikit.color")

  private func values<Value>(_ type: String, as _: Value.Type) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  /// The text of the first item with one; nil for none.
  ///
  /// Setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of the items; nil for none.
  ///
  /// Setting it replaces all items.
  open var strings: [String]? {
    get { values(Self.textType, as: String.self) }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }

  /// The address of the first item with one; nil for none.
  ///
  /// Setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses of the items; nil for none.
  ///
  /// Setting it replaces all items.
  open var urls: [URL]? {
    get { values(Self.urlType, as: URL.self) }
    set { items = (newValue ?? []).map { [Self.urlType: $0, Self.textType: $0.absoluteString] } }
  }

  /// The image of the first item with one; nil for none.
  ///
  /// Setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of the items; nil for none.
  ///
  /// Setting it replaces all items.
  open var images: [UIImage]? {
    get { values(Self.imageType, as: UIImage.self) }
    set { items = (newValue ?? []).map { [Self.imageType: $0] } }
  }

  /// The color of the first item with one; nil for none.
  ///
  /// Setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of the items; nil for none.
  ///
  /// Setting it replaces all items.
  open var colors: [UIColor]? {
    get { values(Self.colorType, as: UIColor.self) }
    set { items = (newValue ?? []).map { [Self.colorType: $0] } }
  }

  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { colors != nil }
  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Adds items behind those that there are.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }

  /// Whether an item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// What the first item with a type has of it; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// Replaces all items by one with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
}
