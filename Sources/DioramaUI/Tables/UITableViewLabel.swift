/// The label that a cell of a built-in style has.
@MainActor
final class UITableViewLabel: UILabel {}
