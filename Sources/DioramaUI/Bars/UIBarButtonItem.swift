public import Foundation
public import NibLoader

/// A button of a toolbar or a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of the button.
  open var style: Style

  /// The width in points; 0 fits the content.
  open var width: CGFloat { didSet { contentDidChange() } }

  /// The color of the item; nil takes the bar's.
  open var tintColor: UIColor? { didSet { contentDidChange() } }

  /// Whether a drag that rests on the item performs it.
  open var isSpringLoaded: Bool

  /// The item of the system that this one is; nil for an item of one's own.
  var systemItem: SystemItem?

  /// The object that performs the action; nil for the first in the responder chain that can.
  open weak var target: AnyObject? { didSet { usesResponderChain = target == nil } }

  /// Whether the action's target is searched for, because none was set.
  private(set) var usesResponderChain = true

  /// What a tap performs; nil for nothing.
  open var action: Selector?

  /// The view that is shown instead of title and image; nil for none.
  open var customView: UIView? { didSet { contentDidChange() } }

  /// Creates a plain item without content.
  public nonisolated override init() {
    style = .plain
    width = 0
    isSpringLoaded = false
    super.init()
  }

  /// What a tap does instead of target and action, whose title and image the item takes over; nil for these.
  open var primaryAction: UIAction? {
    didSet { takeOver(primaryAction) }
  }

  /// The menu that a tap shows, or a long press if there is an action; nil for none.
  open var menu: UIMenu? { didSet { contentDidChange() } }

  /// The titles that the item may have, for which there is room from the start; nil for its title alone.
  open var possibleTitles: Set<String>?

  /// Creates an item with an action and a menu, nil for none, and with a title and an image, nil for the action's.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates one of the system's items with an action and a menu, nil for none.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  private func takeOver(_ action: UIAction?) {
    if let action, !action.title.isEmpty { title = action.title }
    if let picture = action?.image { image = picture }
  }

  /// Creates an item that does something, with its title and image.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    takeOver(primaryAction)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image that differs on a phone held across.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's items.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns room that is shared among all such items.
  public static func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Returns room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Creates an item out of an archive; its action is connected later.
  public required init?(coder: NSCoder) {
    systemItem = coder.decodeCase(forKey: "UISystemItem")
    style = coder.decodeCase(forKey: "UIStyle", absent: .plain)
    width = coder.decodeSingle(forKey: "UIWidth", absent: 0)
    tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    super.init(coder: coder)
    customView = coder.decode(UIView.self, forKey: "UICustomView")
    menu = coder.decode(UIMenu.self, forKey: "UIMenu")
  }
}

extension UIBarButtonItem: NibEventSource {
  /// Connects an action of a nib; the item has room for one.
  public func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {
    self.target = target
    self.action = Selector(action)
  }
}

extension UIBarButtonItem {
  /// The looks of a bar button.
  public enum Style: Int, Sendable {
    /// Without a border.
    case plain = 0
    /// With a border, which newer systems do not draw.
    case bordered = 1
    /// For the button that ends a task.
    case done = 2

    /// Another name of `done`.
    public static var prominent: Style { .done }
  }
}

extension UIBarButtonItem {
  /// The bar buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that is shared among all such items.
    case flexibleSpace = 5
    /// Room of the width of the item.
    case fixedSpace = 6
    /// Compose.
    case compose = 7
    /// Reply.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// Organize.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// Search.
    case search = 12
    /// Refresh.
    case refresh = 13
    /// Stop.
    case stop = 14
    /// Camera.
    case camera = 15
    /// Trash.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Rewind.
    case rewind = 19
    /// Fast forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Page curl.
    case pageCurl = 23
    /// Close.
    case close = 24
    /// Writing tools.
    case writingTools = 25
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the item; nil for one that shows what it is called.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .close, .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    default: nil
    }
  }

  /// What the item is called; nil for room.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    }
  }
}

extension UIKitClasses {
  static let uiBarButtonItem = NibClass(
    UIBarButtonItem.self,
    parent: UIBarItem.self,
    name: "UIBarButtonItem",
    properties: [
      NibProperty("style", \UIBarButtonItem.style),
      NibProperty("width", \UIBarButtonItem.width),
      NibProperty("tintColor", \UIBarButtonItem.tintColor),
      NibProperty("isSpringLoaded", \UIBarButtonItem.isSpringLoaded),
      NibProperty("barButtonSystemItem", \UIBarButtonItem.systemItem),
      NibProperty("customView", \UIBarButtonItem.customView),
      NibProperty("menu", \UIBarButtonItem.menu),
    ]
  )
}
