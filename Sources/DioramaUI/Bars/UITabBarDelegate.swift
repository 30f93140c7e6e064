public import Foundation

/// An object that is told which item of a tab bar was chosen.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {}
