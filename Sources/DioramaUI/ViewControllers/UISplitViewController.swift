public import Foundation
import NibLoader

/// A controller that shows two or three controllers side by side.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The width that means: as the system decides.
  public static let automaticDimension: CGFloat = -1

  /// From this width of the view on, in points, columns stand side by side; narrower ones are collapsed into one.
  static let regularWidth: CGFloat = 600

  var columns: [UIViewController]
  var contents: [Column: UIViewController] = [:]
  var wrappers: [Column: UINavigationController] = [:]
  var folded: [FoldedColumn] = []
  var shown: [UIViewController] = []
  var hidden: Set<Column> = []
  var opened: Set<Column> = []
  var running: TransitionCoordinator?
  let contentView = UIView(frame: .zero)

  /// How many columns there are.
  open internal(set) var style: Style

  /// Whether the view is too narrow for columns, so that one controller shows all of them.
  open internal(set) var isCollapsed = false

  /// Which columns are shown, if there is room; a change takes columns shown or hidden by code back.
  open var preferredDisplayMode: DisplayMode {
    didSet {
      (hidden, opened) = ([], [])
      contentDidChange(animated: false)
    }
  }

  /// The side of the first column.
  open var primaryEdge: PrimaryEdge { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether a swipe shows the hidden column.
  open var presentsWithGesture: Bool

  /// The first column's share of the width.
  open var preferredPrimaryColumnWidthFraction: CGFloat { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The first column's least width in points.
  open var minimumPrimaryColumnWidth: CGFloat { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The first column's greatest width in points.
  open var maximumPrimaryColumnWidth: CGFloat { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The first column's width in points, before the limits; `automaticDimension` takes the share.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The middle column's width in points; `automaticDimension` takes as much as the first column has.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The object that is asked and told about the columns of a split view controller; nil for none.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Creates a controller in code with two or three columns.
  public init(style: Style) {
    columns = []
    self.style = style
    preferredDisplayMode = .automatic
    primaryEdge = .leading
    presentsWithGesture = true
    preferredPrimaryColumnWidthFraction = Self.automaticDimension
    minimumPrimaryColumnWidth = Self.automaticDimension
    maximumPrimaryColumnWidth = Self.automaticDimension
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    columns = []
    style = coder.decodeCase(forKey: "UISplitViewControllerStyle", absent: .unspecified)
    preferredDisplayMode = coder.decodeCase(forKey: "UIPreferredDisplayMode", absent: .automatic)
    primaryEdge = coder.decodeCase(forKey: "UIPrimaryEdge", absent: .leading)
    presentsWithGesture = coder.decodeBool(forKey: "UIPresentsWithGesture", absent: true)
    preferredPrimaryColumnWidthFraction = coder.decodeSingle(
      forKey: "UIPreferredPrimaryColumnWidthFraction",
      absent: Self.automaticDimension
    )
    minimumPrimaryColumnWidth = coder.decodeSingle(
      forKey: "UIMinimumPrimaryColumnWidth",
      absent: Self.automaticDimension
    )
    maximumPrimaryColumnWidth = coder.decodeSingle(
      forKey: "UIMaximumPrimaryColumnWidth",
      absent: Self.automaticDimension
    )
    super.init(coder: coder)
    columns = coder.decodeList(of: UIViewController.self, forKey: "UIViewControllers")
    for controller in columns { adoptDecodedChild(controller, of: coder) }
    columns.removeAll { $0.parent !== self }
    if style != .unspecified { contents = Dictionary(zip(order, columns), uniquingKeysWith: { first, _ in first }) }
  }

  /// Creates a controller without columns in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    columns = []
    style = .unspecified
    preferredDisplayMode = .automatic
    primaryEdge = .leading
    presentsWithGesture = true
    preferredPrimaryColumnWidthFraction = Self.automaticDimension
    minimumPrimaryColumnWidth = Self.automaticDimension
    maximumPrimaryColumnWidth = Self.automaticDimension
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // MARK: - Columns

  /// The controllers of the columns, the first column's first; of a collapsed one, what is shown.
  open var viewControllers: [UIViewController] {
    get {
      guard style != .unspecified else { return isCollapsed ? Array(columns.prefix(1)) : columns }
      return isCollapsed ? shown : order.compactMap { holder(of: $0) }
    }
    set {
      guard style == .unspecified else {
        for (column, controller) in zip(order, newValue) { setViewController(controller, for: column) }
        return
      }
      replaceColumns(with: newValue)
    }
  }

  /// Sets the controller of a column; nil for none.
  ///
  /// One that is no navigation controller gets one around it, but in the compact column. Only a controller with a style
  /// has columns.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    checkHasColumns()
    replace(column, with: vc)
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? {
    if style == .unspecified {
      return column == .primary ? columns.first : column == .secondary ? columns.dropFirst().last : nil
    }
    return contents[column]
  }

  /// Shows a column: beside the others, or instead of them if they are collapsed.
  open func show(_ column: Column) { setShown(column, true) }

  /// Hides a column; the secondary one only where columns are collapsed.
  open func hide(_ column: Column) { setShown(column, false) }

  /// Which columns are shown; the secondary one alone as long as they are collapsed.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : currentMode }

  /// The first column's width in points, which it has while it is shown.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The middle column's width in points, which it has while it is shown; 0 where there is none.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

  /// Replaces the secondary column's controller and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc) }

  /// Shows a controller in the first column's stack, or as a new first column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let stack = (shown.first ?? holder(of: .primary)) as? UINavigationController {
      stack.show(vc, sender: sender)
    } else {
      replaceColumns(with: [vc] + columns.dropFirst())
    }
  }

  /// Whether the controller performs an action; it has its own way of showing others.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == UIViewController.showDetailAction || action == UIViewController.showAction
      || super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Content

  override func prepareContent() { layOutEverything() }
  override func releaseContent() {
    guard running == nil else { return }
    for controller in shown { controller.viewIfLoaded?.removeFromSuperview() }
    shown = []
  }

  override func layOutContent() { layOutEverything() }
}

extension UISplitViewController {
  /// A column of a split view.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// What is shown instead of all columns where they are collapsed.
    case compact = 3
  }
}

extension UISplitViewController {
  /// Which columns of a split view are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Only the last column.
    case secondaryOnly = 1
    /// One column beside the last.
    case oneBesideSecondary = 2
    /// One column over the last.
    case oneOverSecondary = 3
    /// Two columns beside the last.
    case twoBesideSecondary = 4
    /// Two columns over the last.
    case twoOverSecondary = 5
    /// Two columns that push the last aside.
    case twoDisplaceSecondary = 6

    /// Another name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }

    /// Another name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }

    /// Another name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
}

extension UISplitViewController {
  /// The side of the first column.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }
}

extension UISplitViewController {
  /// How many columns a split view has.
  public enum Style: Int, Sendable {
    /// As controllers without columns are.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }
}

/// An object that is asked and told about the columns of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Which column is on top when columns by name collapse; by default the proposed one, which is the last.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Whether the delegate has done itself what collapsing controllers without names takes.
  ///
  /// By default it has not, and the secondary controller is put on the primary one's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Called when the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called when the columns stand side by side again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before code shows a column.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before code hides a column.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// Takes the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Has done nothing.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}

extension UIKitClasses {
  static let uiSplitViewController = NibClass(
    UISplitViewController.self,
    parent: UIViewController.self,
    name: "UISplitViewController",
    outlets: [
      NibOutlet("delegate", \UISplitViewController.delegate)
    ],
    properties: [
      NibProperty("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
      NibProperty("primaryEdge", \UISplitViewController.primaryEdge),
      NibProperty("presentsWithGesture", \UISplitViewController.presentsWithGesture),
      NibProperty("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
      NibProperty("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
      NibProperty("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
      NibProperty("style", \UISplitViewController.style),
      NibProperty("viewControllers", \UISplitViewController.viewControllers),
    ]
  )
}
