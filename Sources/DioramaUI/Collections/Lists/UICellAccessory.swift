public import Foundation

/// A sign, a button or a view beside the content of a cell in a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// Unless the list is edited.
    case whenNotEditing
  }

  /// How any accessory is shown.
  @preconcurrency @MainActor
  public struct Options {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The color; nil for the usual one.
    public var tintColor: UIColor?
    /// The width that is kept for it, in points; nil for its own.
    public var reservedLayoutWidth: CGFloat?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the sign that leads on is shown.
  public typealias DisclosureIndicatorOptions = Options
  /// How the check mark is shown.
  public typealias CheckmarkOptions = Options
  /// How the button for details is shown.
  public typealias DetailOptions = Options
  /// How the button to delete is shown.
  public typealias DeleteOptions = Options
  /// How the button to insert is shown.
  public typealias InsertOptions = Options

  /// How a text is shown.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The color; nil for the usual one.
    public var tintColor: UIColor?
    /// The width that is kept for it, in points; nil for its own.
    public var reservedLayoutWidth: CGFloat?
    /// The font.
    public var font: UIFont

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body)
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }

  /// How the sign of an outline is shown.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What a tap expands and collapses by.
    public enum Style: Int, Sendable {
      /// The sign, in cells that can be selected, and otherwise the cell.
      case automatic
      /// The whole cell.
      case header
      /// The sign.
      case cell
    }

    /// What a tap expands and collapses by.
    public var style: Style
    /// Whether it is left out.
    public var isHidden: Bool
    /// The color; nil for the usual one.
    public var tintColor: UIColor?
    /// The width that is kept for it, in points; nil for its own.
    public var reservedLayoutWidth: CGFloat?

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Where an accessory of the application's own is.
  public enum Placement: Sendable {
    /// Where lines begin, when it is said.
    case leading(displayed: DisplayedState = .always)
    /// Where lines end, when it is said.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of the application's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view, in its own size.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether it is left out.
    public let isHidden: Bool
    /// The width that is kept for it, in points; nil for its own.
    public let reservedLayoutWidth: CGFloat?
    /// The color; nil for the usual one.
    public let tintColor: UIColor?

    /// Creates a configuration.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  enum Kind {
    case sign(UITableViewCell.AccessoryType)
    case label(String, UIFont)
    case edit(UITableViewCell.EditingStyle)
    case outline
    case custom(UIView)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let tintColor: UIColor?
  let reservedWidth: CGFloat?
  let action: (@MainActor () -> Void)?

  private init(
    _ kind: Kind,
    isLeading: Bool = false,
    _ displayed: DisplayedState,
    _ options: Options,
    _ action: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    isHidden = options.isHidden
    tintColor = options.tintColor
    reservedWidth = options.reservedLayoutWidth
    self.action = action
  }

  /// Returns the sign that the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.sign(.disclosureIndicator), displayed, options) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.sign(.checkmark), displayed, options) }

  /// Returns a button for details, with what a tap does; nil for nothing.
  @preconcurrency
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.sign(.detailButton), displayed, options, actionHandler) }

  /// Returns a button before the content that deletes the row, with what a tap does; nil for nothing.
  @preconcurrency
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.edit(.delete), isLeading: true, displayed, options, actionHandler) }

  /// Returns a button before the content that inserts a row, with what a tap does; nil for nothing.
  @preconcurrency
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.edit(.insert), isLeading: true, displayed, options, actionHandler) }

  /// Returns the sign of a row with others inside, which expands and collapses it, or does what the handler does.
  @preconcurrency
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    let plain = Options(
      isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    return UICellAccessory(.outline, displayed, plain, actionHandler)
  }

  /// Returns a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory {
    let plain = Options(
      isHidden: options.isHidden,
      reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    return UICellAccessory(.label(text, options.font), displayed, plain)
  }

  /// Returns a view of the application's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden,
      reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor
    )
    switch configuration.placement {
    case .leading(let displayed):
      return UICellAccessory(.custom(configuration.customView), isLeading: true, displayed, options)
    case .trailing(let displayed): return UICellAccessory(.custom(configuration.customView), displayed, options)
    }
  }

  /// Whether it is shown in a list that is edited or not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
