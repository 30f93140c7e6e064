/// An object that is asked and told about the rows of a table view.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}
