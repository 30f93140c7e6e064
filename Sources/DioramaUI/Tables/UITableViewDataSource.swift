public import Foundation

/// An object that gives a table view its content.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 unless the source says otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row has a control while the table is edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user asks for a row to be deleted or inserted; the source changes its content and tells the table.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Whether a row can be moved while the table is edited; its cell has to show the control for it as well.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved a row; the source changes its content, and the table follows by itself.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No text.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// True.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// An object that is told which rows will be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}

extension IndexPath {
  /// Creates the path of a row of a table view.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Creates the path of an item of a collection view.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The index of the section; `NSNotFound` for an empty path.
  public var section: Int { isEmpty ? NSNotFound : self[0] }

  /// The index of the row in its section; `NSNotFound` for a path that is too short.
  public var row: Int { count < 2 ? NSNotFound : self[1] }

  /// The index of the item in its section; `NSNotFound` for a path that is too short.
  public var item: Int { row }
}

extension NSIndexPath {
  /// Creates the path of a row of a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item of a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section.
  public var section: Int { index(atPosition: 0) }

  /// The row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
}
