public import Foundation

/// An object that gives what a picker shows, and is told what was picked.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {}
