public import Foundation

/// An object that shows what a web page asks the application for.
@MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
