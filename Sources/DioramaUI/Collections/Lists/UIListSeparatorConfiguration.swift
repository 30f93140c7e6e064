import Foundation

/// How the lines above and below a row of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @MainActor Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the list has it: below all rows but the last of a section with edges of its own, and above none.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// The insets that stand for those of the list: lines begin where the content of the row does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above the row is away from the edges, in points.
  public var topSeparatorInsets = automaticInsets
  /// How far the line below the row is away from the edges, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The color; that of the list unless it was set.
  public var color: UIColor {
    get { ownColor ?? .separator }
    set { ownColor = newValue }
  }

  /// The color that was set; nil for that of the list.
  var ownColor: UIColor?

  /// Creates the lines of a list with a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The lines of a cell of a list.
@MainActor
struct ListCellLines {
  private let top = UIView(frame: .zero)
  private let bottom = UIView(frame: .zero)

  init() {
    top.isUserInteractionEnabled = false
    bottom.isUserInteractionEnabled = false
  }

  /// Shows lines, or takes them away.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - list: The list; nil for none, and without lines.
  ///   - path: The item.
  ///   - start: Where the content begins, in points from the leading edge.
  ///   - isOpen: Whether the list has a line below the item by itself.
  func layOut(
    in cell: UIView,
    _ list: UICollectionLayoutListConfiguration?,
    at path: IndexPath,
    start: CGFloat,
    isOpen: Bool
  ) {
    guard let list, list.showsSeparators else {
      top.removeFromSuperview()
      return bottom.removeFromSuperview()
    }
    let said = list.separators(at: path)
    for (line, visibility, insets, isShown) in [
      (top, said.topSeparatorVisibility, said.topSeparatorInsets, false),
      (bottom, said.bottomSeparatorVisibility, said.bottomSeparatorInsets, isOpen),
    ] {
      guard visibility == .visible || (visibility == .automatic && isShown) else {
        line.removeFromSuperview()
        continue
      }
      if line.superview !== cell { cell.addSubview(line) }
      line.backgroundColor = said.ownColor ?? list.separatorColor ?? .separator
      let automatic = UIListSeparatorConfiguration.automaticInsets
      let leading = insets.leading == automatic.leading ? start : insets.leading
      let trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
      let height = TableMetrics.separator
      let isFlipped = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      line.frame = CGRect(
        x: isFlipped ? trailing : leading,
        y: line === top ? 0 : cell.bounds.height - height,
        width: max(0, cell.bounds.width - leading - trailing),
        height: height
      )
    }
  }
}
