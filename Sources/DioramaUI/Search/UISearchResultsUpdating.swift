public import Foundation

/// An object that finds the results of a search.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {}
