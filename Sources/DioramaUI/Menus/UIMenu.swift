import Foundation

/// A list of actions and of other menus.
@MainActor
open class UIMenu: UIMenuElement {
  /// The name by which an application finds a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates the identifier with a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Inside a menu, its elements are shown in place of it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It changes or deletes something, and looks so.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of its elements is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name by which an application finds the menu.
  public let identifier: Identifier

  /// How the menu is shown.
  public let options: Options

  /// The elements, in order.
  public let children: [UIMenuElement]

  /// Creates a menu; without an identifier it gets one of its own.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu that is like this one, with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The actions of the menu and of those inside it that are on.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions of the menu and of those that it shows in place.
  var actions: [UIAction] {
    knownChildren.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      return (element as? UIMenu)?.actions ?? []
    }
  }

  /// The elements, with those that deferred ones were given in place of these.
  private var knownChildren: [UIMenuElement] { Self.known(children) }

  private static func known(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let given = (element as? UIDeferredMenuElement)?.elements else { return [element] }
      return known(given)
    }
  }

  /// What is shown as one list: the elements, with those of inline menus in place of these, and without what is hidden.
  ///
  /// Deferred elements are among them as long as what stands for them is not known.
  var rows: [UIMenuElement] {
    knownChildren.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
      if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [element]
    }
  }

  /// Prepares the deferred elements of the menu, and of those inside it, for another appearance.
  func appears() {
    for element in children {
      (element as? UIDeferredMenuElement)?.menuAppears()
      (element as? UIMenu)?.appears()
    }
  }

  /// The menu, this one or one inside it, that allows one action to be on and holds an action; nil for none.
  func singleSelection(around action: UIAction) -> UIMenu? {
    for case let menu as UIMenu in knownChildren {
      if let found = menu.singleSelection(around: action) { return found }
    }
    return options.contains(.singleSelection) && actions.contains { $0 === action } ? self : nil
  }

  /// Switches an action on, and the others of its menu off.
  func select(_ action: UIAction, in menu: UIMenu) {
    for other in menu.actions { other.state = other === action ? .on : .off }
  }
}
