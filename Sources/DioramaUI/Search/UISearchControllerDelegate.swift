public import Foundation

/// An object that is told when a search begins and ends.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {}
