public import Foundation

/// The area that the lines of a text view fill.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The text view whose lines are in the container; nil for none.
  open internal(set) weak var textView: UITextView?

  /// How far lines stay away from both sides, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

  /// How many lines there are at most; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

  /// How the last line ends where the text has more than there may be.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }

  /// The size, in points; 0 for a width or height without a limit.
  ///
  /// That of a text view's container follows the view.
  open var size: CGSize {
    get { textView.map { $0.containerSize } ?? ownSize }
    set { ownSize = newValue }
  }

  private var ownSize: CGSize

  /// Creates a container of a size, in points; 0 for a width or height without a limit.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// Creates a container without limits; this is what `NSTextContainer()` means.
  @_nonoverride public convenience init() {
    self.init(size: .zero)
  }

  private func didChange() { textView?.containerDidChange() }

  /// Whether the last line ends with an ellipsis where the text goes on.
  var truncates: Bool {
    maximumNumberOfLines > 0
      && [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle].contains(lineBreakMode)
  }
}

/// The object that knows where the lines of a text view are.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var textView: UITextView?

  /// Whether lines may be laid out before those above them; all lines are laid out at once here, whatever this says.
  open var allowsNonContiguousLayout = false

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
  }

  /// The containers that lines fill: that of the text view.
  open var textContainers: [NSTextContainer] { textView.map { [$0.textContainer] } ?? [] }

  /// The part of a container that lines take, with their padding, in its coordinates; empty for a container of another view.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView, textView.textContainer === container else { return .zero }
    return textView.usedRect
  }

  /// Lays lines out; they always are.
  open func ensureLayout(for container: NSTextContainer) {}
}
