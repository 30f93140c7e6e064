public import Foundation
import NibLoader

/// A controller whose view is a table view.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// The sections of a static table, which the controller's table shows; nil for a table whose content code gives.
  var staticDataSource: StaticTableData?

  /// The control that a pull on the table reveals; nil for none.
  ///
  /// It is the table's own once the table is loaded.
  open var refreshControl: UIRefreshControl? {
    get { (viewIfLoaded as? UITableView)?.refreshControl ?? ownRefreshControl }
    set {
      ownRefreshControl = newValue
      (viewIfLoaded as? UITableView)?.refreshControl = newValue
    }
  }

  private var ownRefreshControl: UIRefreshControl?

  /// Whether the selection is cleared when the table appears.
  open var clearsSelectionOnViewWillAppear: Bool

  /// Creates a controller in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    clearsSelectionOnViewWillAppear = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    style = .plain
    clearsSelectionOnViewWillAppear = coder.decodeBool(forKey: "UIClearsSelectionOnViewWillAppear", absent: true)
    super.init(coder: coder)
    ownRefreshControl = coder.decode(UIRefreshControl.self, forKey: "UIRefreshControl")
  }

  /// Creates a controller in code, whose table is of a style.
  public init(style: UITableView.Style) {
    self.style = style
    clearsSelectionOnViewWillAppear = true
    super.init(nibName: nil, bundle: nil)
  }

  override func makePlainView() -> UIView { UITableView(frame: UIScreen.main.bounds, style: style) }

  /// The table; one that has no source or delegate takes the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      guard let table = newValue as? UITableView, viewIfLoaded === table else { return }
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      if let ownRefreshControl, table.refreshControl == nil { table.refreshControl = ownRefreshControl }
    }
  }

  private var hasAppeared = false

  /// Loads the content the first time, and clears the selection if it is to be; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// The table that the controller manages; asking for it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Shows or hides the controls of the table; an override calls super.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: - Content

  /// The number of static sections; none unless a subclass says otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticDataSource?.numberOfSections(in: tableView) ?? 1
  }

  /// The number of static rows; none unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticDataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// The static cell; an empty one unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    staticDataSource?.tableView(tableView, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title of a static section; nil unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticDataSource?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The text below a static section; nil unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticDataSource?.tableView(tableView, titleForFooterInSection: section)
  }

  /// True, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing, unless a subclass does.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  // MARK: - Measures

  /// The table's row height, or a static row's own, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.usualHeight(ofRowAt: indexPath)
  }

  /// The table's own estimate, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// The table's height of headers.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The table's height of footers.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// No view, unless a subclass makes one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// No view, unless a subclass makes one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// The cell's own level.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0
  }

  // MARK: - What is shown

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// Does nothing, unless a subclass does.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  // MARK: - Selection

  /// True, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The row itself.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row itself.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Deletion.
  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// The system's title.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// True, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  // MARK: - Swiping

  /// No actions, unless a subclass has some.
  open func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  /// No actions, unless a subclass has some.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// The button that deletes, unless a subclass has other actions.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing, unless a subclass does.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// True.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The proposed path.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// No menu.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // MARK: - Scrolling

  /// Does nothing, unless a subclass does.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension UIKitClasses {
  static let uiTableViewController = NibClass(
    UITableViewController.self,
    parent: UIViewController.self,
    name: "UITableViewController",
    outlets: [
      NibOutlet("staticDataSource", \UITableViewController.staticDataSource),
      NibOutlet(
        "tableView",
        set: { (controller: UITableViewController, table: UITableView?) in controller.view = table }
      ),
    ],
    properties: [
      NibProperty("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
      NibProperty("refreshControl", \UITableViewController.refreshControl),
    ]
  )
}
