public import Foundation

/// An object that is asked and told about the items of a navigation bar.
@MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {}
