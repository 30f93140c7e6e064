public import Foundation

/// What happened, as an action method is told.
@MainActor
open class UIEvent: NSObject {}
