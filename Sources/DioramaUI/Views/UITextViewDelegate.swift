/// An object that takes part in the editing of a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
