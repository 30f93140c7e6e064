public import Foundation

/// An object that is told which controller a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
