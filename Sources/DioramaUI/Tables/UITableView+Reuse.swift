public import Foundation

extension UITableView {
  /// Makes the cells of an identifier come out of a nib with one cell at its top; nil takes the nib away.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, for: identifier)
  }

  /// Makes the cells of an identifier be of a class; nil takes the class away.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier, kind: "UITableViewCell")
  }

  /// A cell that waits to be used again, or a new one; nil if neither nib nor class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.takeIdle(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = cellPool.make(identifier, kind: "UITableViewCell") { $0.init(registeredFor: identifier) }
    if let cell, cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    if let name = cell?.reuseIdentifier, name != identifier {
      UIKitException.raise(
        .internalInconsistency,
        "cell reuse indentifier in nib (\(name)) does not match the identifier used to register the nib (\(identifier))"
      )
    }
    return cell
  }

  /// A cell for a row; without a registered nib or class the program is stopped.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let (path, cell) = shown.reconfigured, path == indexPath, cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      UIKitException.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"
      )
    }
    if let layout, layout.contains(indexPath) { cell.frame = rectForRow(at: indexPath) }
    return cell
  }

  // MARK: - Headers and footers

  /// Makes the headers and footers of an identifier come out of a nib; nil takes the nib away.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(nib, for: identifier)
  }

  /// Makes the headers and footers of an identifier be of a class; nil takes the class away.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(aClass, for: identifier, kind: "UITableViewHeaderFooterView")
  }

  /// A header or footer that waits to be used again, or a new one; nil if neither nib nor class is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.takeIdle(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = headerFooterPool.make(identifier, kind: "UITableViewHeaderFooterView") {
      $0.init(registeredFor: identifier)
    }
    if let view, view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
    return view
  }
}
