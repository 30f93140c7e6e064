import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// Cells, which tables and collections make by classes of their own.
extension CodeUnit {
  /// The statements that tell a table or a collection of its cells.
  func registrationStatements(_ id: ObjectID) -> [CodeStatement] {
    guard let access = access(id) else { return [] }
    return prototypes.filter { $0.owner == id }.compactMap { _, slot, cell in
      guard let type = context.cellNames[cell],
        let identifier = scene[cell].property("reuseIdentifier").flatMap({ context.values.code($0.value.value) })
      else {
        context.note("a cell without a reuse identifier cannot be registered", at: scene.objects.range(at: cell.index))
        return nil
      }
      let name = Code.Argument("", .text("\(type).self"))
      let arguments: [Code.Argument]
      switch (slot, context.schema(id).isKind(of: .tableView)) {
      case ("sectionHeaderView", _), ("sectionFooterView", _):
        let kind = slot == "sectionHeaderView" ? "elementKindSectionHeader" : "elementKindSectionFooter"
        arguments = [
          name, .init("forSupplementaryViewOfKind", .text("UICollectionView.\(kind)")),
          .init("withReuseIdentifier", identifier),
        ]
      case (_, true): arguments = [name, .init("forCellReuseIdentifier", identifier)]
      case (_, false): arguments = [name, .init("forCellWithReuseIdentifier", identifier)]
      }
      return CodeStatement("", .call(access + "register", arguments))
    }
  }
}
