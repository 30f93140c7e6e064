public import Foundation

/// An object that is asked where a toolbar stands.
@MainActor
public protocol UIToolbarDelegate: NSObjectProtocol {}
