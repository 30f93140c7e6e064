public import Foundation

/// A controller that shows two or three controllers side by side.
@MainActor
open class UISplitViewController: UIViewController {
  /// The width that means: as the system decides.
  public static let automaticDimension: CGFloat = -1

  private var columns: [UIViewController]

  /// How many columns there are.
  open internal(set) var style: Style

  /// Which columns are shown.
  open var preferredDisplayMode: DisplayMode

  /// The side of the first column.
  open var primaryEdge: PrimaryEdge

  /// Whether a swipe shows the hidden column.
  open var presentsWithGesture: Bool

  /// The first column's share of the width.
  open var preferredPrimaryColumnWidthFraction: CGFloat

  /// The first column's least width in points.
  open var minimumPrimaryColumnWidth: CGFloat

  /// The first column's greatest width in points.
  open var maximumPrimaryColumnWidth: CGFloat

  /// The object that is asked and told about what happens; nil for none.
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

  /// The controllers, the first column's first; they are its children.
  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      replaceChildren(columns, with: newValue)
      columns = newValue
    }
  }
}
