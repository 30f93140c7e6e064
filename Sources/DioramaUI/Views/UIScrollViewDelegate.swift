public import Foundation

/// An object that is told about scrolling.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
