public import Foundation

/// A reusable header or footer of a table section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which code takes views of this kind; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// The view that holds the content.
  public let contentView: UIView

  /// The view behind the content; nil for none.
  open var backgroundView: UIView?

  /// Creates a header or footer in code.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a table view header footer view out of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeText(forKey: "UIReuseIdentifier")
    contentView = coder.decode(UIView.self, forKey: "UIContentView") ?? UIView(frame: .zero)
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  /// Creates a header or footer without a reuse identifier in code.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Called before the view is used again for another section.
  open func prepareForReuse() {}
}
