public import Foundation

/// An object that gives what is dragged out of a table view.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {}
