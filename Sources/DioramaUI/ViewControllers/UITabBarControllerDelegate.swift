public import Foundation

/// An object that is asked and told which controller a tab bar controller shows.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}
