public import Foundation
import NibLoader

/// A list of actions and of other menus.
@preconcurrency @MainActor
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

    /// Inside a menu, its elements are shown instead of it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It changes or deletes something, and looks so.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of its elements is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are shown beside each other, as far as they have images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// The system decides.
    case automatic = -1
    /// An image alone, several in a row.
    case small = 0
    /// An image with a title below it, several in a row.
    case medium = 1
    /// A row with title and image.
    case large = 2
  }

  /// The name by which an application finds the menu.
  public let identifier: Identifier

  /// The identifier that the menu was given; nil for one of its own.
  let givenIdentifier: String?

  /// How the menu is shown.
  public let options: Options

  /// The elements, in order.
  public let children: [UIMenuElement]

  /// How large the elements are; kept for code that asks, all are shown as rows here.
  open var preferredElementSize: ElementSize

  /// Creates a menu; without an identifier it gets one of its own.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    givenIdentifier = identifier?.rawValue
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu out of an archive.
  public required init?(coder: NSCoder) {
    givenIdentifier = coder.decodeText(forKey: "UIIdentifier")
    identifier = Identifier(givenIdentifier ?? UUID().uuidString)
    options = coder.decodeOptions(forKey: "UIMenuOptions", absent: [])
    preferredElementSize = coder.decodeCase(forKey: "UIPreferredElementSize", absent: .automatic)
    children = coder.decodeList(of: UIMenuElement.self, forKey: "UIChildren")
    super.init(coder: coder)
  }

  /// Returns a menu that is like this one, with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The actions and commands of the menu and of those inside it that are on.
  open var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

  /// The actions and commands of the menu and of those that it shows inline.
  var leaves: [any MenuLeaf] {
    knownChildren.flatMap { element -> [any MenuLeaf] in
      if let leaf = element as? any MenuLeaf { return [leaf] }
      return (element as? UIMenu)?.leaves ?? []
    }
  }

  /// The elements, with those that deferred ones were given instead of these.
  private var knownChildren: [UIMenuElement] { Self.known(children) }

  private static func known(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let given = (element as? UIDeferredMenuElement)?.elements else { return [element] }
      return known(given)
    }
  }

  /// What is shown as one list: the elements, with those of inline menus instead of these, and without what is hidden.
  ///
  /// Deferred elements are among them as long as what stands for them is not known.
  var rows: [UIMenuElement] {
    knownChildren.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
      if let leaf = element as? any MenuLeaf, leaf.attributes.contains(.hidden) { return [] }
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

  /// The menu, this one or one inside it, that allows one element to be on and holds this one; nil for none.
  func singleSelection(around leaf: any MenuLeaf) -> UIMenu? {
    for case let menu as UIMenu in knownChildren {
      if let found = menu.singleSelection(around: leaf) { return found }
    }
    return options.contains(.singleSelection) && leaves.contains { $0 === leaf } ? self : nil
  }

  /// Switches an action or a command on, and the others of its menu off.
  func select(_ leaf: any MenuLeaf, in menu: UIMenu) {
    for other in menu.leaves { other.state = other === leaf ? .on : .off }
  }
}

extension UIKitClasses {
  static let uiMenu = NibClass(
    UIMenu.self,
    parent: UIMenuElement.self,
    name: "UIMenu",
    properties: [
      NibProperty("identifier", \UIMenu.givenIdentifier),
      NibProperty("options", \UIMenu.options),
      NibProperty("preferredElementSize", \UIMenu.preferredElementSize),
      NibProperty("children", \UIMenu.children),
    ]
  )
}
