public import Foundation

/// An object that is told which rows will be needed soon.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}
