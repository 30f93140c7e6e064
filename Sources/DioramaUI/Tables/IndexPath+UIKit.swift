public import Foundation

extension IndexPath {
  /// Creates the path of a row of a table view.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Creates the path of an item of a collection view.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The place of the section; `NSNotFound` for an empty path.
  public var section: Int { isEmpty ? NSNotFound : self[0] }

  /// The place of the row in its section; `NSNotFound` for a path that is too short.
  public var row: Int { count < 2 ? NSNotFound : self[1] }

  /// The place of the item in its section; `NSNotFound` for a path that is too short.
  public var item: Int { row }
}
