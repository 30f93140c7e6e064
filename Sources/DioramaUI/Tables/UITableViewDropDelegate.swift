public import Foundation

/// An object that takes what is dropped on a table view.
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {}
