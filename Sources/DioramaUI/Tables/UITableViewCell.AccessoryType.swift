extension UITableViewCell {
  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron, for a row that leads on.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
