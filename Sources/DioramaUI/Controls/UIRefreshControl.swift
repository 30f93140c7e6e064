public import Foundation

/// A control that a pull on a scroll view reveals, to load its content anew.
@MainActor
open class UIRefreshControl: UIControl {
  /// The text below the wheel; nil for none.
  open var attributedTitle: NSAttributedString?

  /// Whether content is being loaded.
  open private(set) var isRefreshing = false

  /// Creates a refresh control in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a refresh control out of an archive.
  public required init?(coder: NSCoder) {
    attributedTitle = coder.decode(NSAttributedString.self, forKey: "UIAttributedTitle")
    super.init(coder: coder)
  }

  /// Shows that content is being loaded.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that content is no longer being loaded.
  open func endRefreshing() {
    isRefreshing = false
  }
}
