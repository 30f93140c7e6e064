import SceneCatalog
import SceneDiagnostics
import SceneModel

/// Names for the classes of cells.
enum CodeCells {
  /// A name for the class of a cell: `BookCell` for the reuse identifier `book`, `BookPrototypeCell` for a class `BookCell`.
  ///
  /// - Parameter custom: The application's class of the cell; nil for one of UIKit's.
  static func typeName(_ cell: ObjectID, _ custom: String?, _ context: CodeContext) -> String {
    let identifier: String? =
      if case .text(let text)? = context.scene[cell].property("reuseIdentifier")?.value.value { text } else { nil }
    let own = custom.map { String($0.split(separator: ".").last ?? "") }
    let base = (own ?? identifier.map(\.typeName) ?? context.name).removingCell
    return base + (own == nil ? "Cell" : "PrototypeCell")
  }
}

extension String {
  /// The name of a cell's class without the words for a cell.
  fileprivate var removingCell: String {
    for suffix in ["CollectionViewCell", "TableViewCell", "Cell"] where hasSuffix(suffix) && count > suffix.count {
      return String(dropLast(suffix.count))
    }
    return self
  }
}
