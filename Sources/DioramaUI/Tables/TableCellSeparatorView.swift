/// The line below a cell, which archives hold among the cell's subviews.
@MainActor
final class TableCellSeparatorView: UIView {}
