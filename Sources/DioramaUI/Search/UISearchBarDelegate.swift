public import Foundation

/// An object that is asked and told about what happens in a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {}
