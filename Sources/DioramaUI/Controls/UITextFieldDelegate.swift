public import Foundation

/// An object that takes part in the editing of a text field.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {}
