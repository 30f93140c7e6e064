public import Foundation

/// An object that is asked and told which pages an old web view loads.
@MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {}
