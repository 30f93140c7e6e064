public import Foundation
import NibLoader

extension UITableView {
  /// Takes in what an archive says the table holds.
  func decodeContent(of coder: NSCoder) {
    header = coder.decode(UIView.self, forKey: "UITableHeaderView")
    footer = coder.decode(UIView.self, forKey: "UITableFooterView")
    for view in [header, footer] {
      guard let view, view.superview == nil, !wouldMakeCycle(holding: view) else { continue }
      addSubview(view)
    }
    prototypes = PrototypeNibs(
      coder,
      nibs: "UITableViewCellPrototypeNibs",
      externalObjects: "UITableViewCellPrototypeNibExternalObjects"
    )
  }

  /// The source as a nib connects it: the table keeps the sections of a static table alive, as UIKit does.
  var connectedDataSource: (any UITableViewDataSource)? {
    get { dataSource }
    set {
      dataSource = newValue
      staticData = newValue as? StaticTableData ?? staticData
    }
  }

  /// The sections of a static table; nil for a table whose content code gives.
  var staticSections: [UITableViewSection]? { staticData?.sections }

  /// The reuse identifiers of the cells that the table has nibs of.
  var prototypeIdentifiers: [String] { prototypes.identifiers }

  // MARK: - Cells

  /// Makes the cells of an identifier come out of a nib with one cell at its top; nil takes the nib away.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    prototypes.register(nib, for: identifier)
  }

  /// A cell out of the nib of an identifier; nil if there is no nib.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    prototypes.makeView(UITableViewCell.self, for: identifier)
  }

  /// A cell out of the nib of an identifier, for a row; without a nib the program is stopped.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      UIKitException.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"
      )
    }
    return cell
  }
}
