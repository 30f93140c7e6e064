public import Foundation
import NibLoader

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected item; nil for none.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }

  /// The text in a badge beside the image; nil for none.
  open var badgeValue: String? { didSet { contentDidChange() } }

  /// The color of the badge; nil is red.
  open var badgeColor: UIColor? { didSet { contentDidChange() } }

  /// How far the title is moved.
  open var titlePositionAdjustment: UIOffset { didSet { contentDidChange() } }

  /// Whether a drag that rests on the item selects it.
  open var isSpringLoaded: Bool

  /// The look of the bar while the item is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { bar?.setNeedsDisplay() } }

  /// The look of the bar below content that is scrolled to its edge, while the item is selected; nil for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { bar?.setNeedsDisplay() } }

  /// The item of the system that this one is; nil for an item of one's own.
  var systemItem: SystemItem?

  /// Creates an item without content.
  public nonisolated override init() {
    titlePositionAdjustment = .zero
    isSpringLoaded = false
    super.init()
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and an image that differs while selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Creates a tab bar item out of an archive.
  public required init?(coder: NSCoder) {
    systemItem = coder.decodeCase(forKey: "UISystemItem")
    selectedImage = coder.decode(UIImage.self, forKey: "UISelectedTemplateImage")
    badgeValue = coder.decodeText(forKey: "UIBadgeValue")
    badgeColor = coder.decode(UIColor.self, forKey: "UIBadgeColor")
    titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment")
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    super.init(coder: coder)
  }
}

extension UITabBarItem {
  /// The tab bar items of the system.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  /// What the item is called.
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}

extension UITabBarItem.SystemItem {
  /// The symbol of the item.
  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}

extension UIKitClasses {
  static let uiTabBarItem = NibClass(
    UITabBarItem.self,
    parent: UIBarItem.self,
    name: "UITabBarItem",
    properties: [
      NibProperty("selectedImage", \UITabBarItem.selectedImage),
      NibProperty("badgeValue", \UITabBarItem.badgeValue),
      NibProperty("badgeColor", \UITabBarItem.badgeColor),
      NibProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      NibProperty("isSpringLoaded", \UITabBarItem.isSpringLoaded),
      NibProperty("tabBarSystemItem", \UITabBarItem.systemItem),
    ]
  )
}
