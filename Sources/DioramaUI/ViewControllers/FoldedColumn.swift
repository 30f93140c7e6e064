/// What a column gave to the stack of the first one when the columns collapsed.
struct FoldedColumn {
  let column: UISplitViewController.Column

  /// The controller that was the column's, if it is no stack.
  let single: UIViewController?

  /// The lowest controller that it gave; what lies above it, up to the next column's, is its own too.
  let lowest: UIViewController
}
