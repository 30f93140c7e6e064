public import Foundation

/// How a list in a collection view looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look as a whole.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections from edge to edge, with space between them.
    case grouped
    /// Sections as cards with round corners.
    case insetGrouped
    /// The list at the side of a wide screen.
    case sidebar
    /// The list at the side of a wide screen, without cards.
    case sidebarPlain

    /// Whether rows have the background of the screen.
    var isPlain: Bool { self == .plain || isSidebar }

    /// Whether the list is at the side of a wide screen, where rows have no lines.
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  }

  /// What stands at the top of a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// Its first item.
    case firstItemInSection
  }

  /// What stands at the bottom of a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The look as a whole.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  ///
  /// At first there are, but for lists at the side of a wide screen.
  public var showsSeparators: Bool
  /// The color of the lines; nil for the system's.
  public var separatorColor: UIColor?
  /// How the lines of all rows look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns how the lines of an item look, made of those of all rows; nil for the same.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the actions that a swipe reveals before the content of an item; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe reveals behind the content of an item; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The color behind the rows; nil for that of the look.
  public var backgroundColor: UIColor?
  /// What stands at the top of a section.
  public var headerMode = HeaderMode.none
  /// What stands at the bottom of a section.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; nil for the system's.
  public var headerTopPadding: CGFloat?

  /// Creates the configuration of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Returns how the lines of an item look, made of those of all rows.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// Returns the actions that a swipe over an item reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The color behind the rows.
  var shownBackgroundColor: UIColor {
    backgroundColor
      ?? (appearance == .sidebar
        ? .secondarySystemBackground : appearance.isPlain ? .systemBackground : .systemGroupedBackground)
  }

  /// How the lines of an item look.
  func separators(at path: IndexPath) -> UIListSeparatorConfiguration {
    itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section of rows below each other, whose heights are what their cells ask for.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.rowHeight)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    let width = layoutEnvironment.container.effectiveContentSize.width
    let side = configuration.appearance == .insetGrouped ? TableMetrics.margin(inWidth: width) : 0
    let isGrouped = !configuration.appearance.isPlain
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && configuration.headerMode != .supplementary ? TableMetrics.groupedGap : 0,
      leading: side,
      bottom: isGrouped && configuration.footerMode != .supplementary ? TableMetrics.groupedGap : 0,
      trailing: side
    )
    func edge(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain
      return item
    }
    let title = isGrouped ? TableMetrics.groupedTitle : TableMetrics.plainTitle
    if configuration.headerMode == .supplementary {
      let padding = configuration.headerTopPadding ?? 0
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top, title + padding))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom, title))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of lists that look the same.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
