public import Foundation

/// A controller whose view is a table view.
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// The sections of a static table, which the controller's table shows; nil for a table whose content code gives.
  var staticDataSource: StaticTableData?

  /// The control that a pull on the table reveals; nil for none.
  open var refreshControl: UIRefreshControl?

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
    refreshControl = coder.decode(UIRefreshControl.self, forKey: "UIRefreshControl")
  }

  /// Creates a controller in code, whose table is of a style.
  public init(style: UITableView.Style) {
    self.style = style
    clearsSelectionOnViewWillAppear = true
    super.init(nibName: nil, bundle: nil)
  }

  override func makePlainView() -> UIView {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    return table
  }

  /// The table that the controller manages; asking for it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
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
}
