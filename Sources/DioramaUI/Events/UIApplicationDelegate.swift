public import Foundation

/// The object that a program hands its own decisions to.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
