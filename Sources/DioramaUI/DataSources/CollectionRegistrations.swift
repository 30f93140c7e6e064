public import Foundation

extension UICollectionView {
  /// How cells of a class are set up with items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier = "registration-\(UUID().uuidString)"
    let nib: UINib?
    let handler: Handler

    /// Creates the registration of a class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates the registration of the cell at the top of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How views beside the items are set up.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up, of a kind and at an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let identifier = "registration-\(UUID().uuidString)"
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Creates the registration of a class for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Creates the registration of the view at the top of a nib for a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell for an item, used again or new, that was set up; nil as an item stops the program.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if !cellPool.knows(registration.identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell, let item else {
      UIKitException.raise(.internalInconsistency, "The cell registration has no \(Cell.self) for the item.")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// A view beside the items, used again or new, that was set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.kind, registration.identifier)
    if !viewPool.knows("\(kind)/\(name)") {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      }
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = view as? Supplementary else {
      UIKitException.raise(.internalInconsistency, "The registration has no \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
