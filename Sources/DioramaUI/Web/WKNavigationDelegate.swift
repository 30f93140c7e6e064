public import Foundation

/// An object that is asked and told which pages a web view loads.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {}
