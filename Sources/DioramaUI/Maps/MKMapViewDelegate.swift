public import Foundation

/// An object that is asked and told about what a map shows.
@MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}
