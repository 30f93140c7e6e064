public import Foundation

/// An object that takes part in the recognition of gestures.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
