public import Foundation

/// An object that is told when pages were turned.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
