public import Foundation
import NibLoader

/// A reusable header or footer of a table section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which code takes views of this kind; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// The view that holds the content.
  public let contentView: UIView

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  private var label: UILabel?

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
    adoptDecodedPart(contentView, of: coder)
  }

  /// Creates a header or footer of a registered class for a reuse identifier.
  ///
  /// Tables call it where UIKit calls `init(reuseIdentifier:)`, which is what it does. A subclass has it as long as it
  /// overrides both designated initializers or none.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer without a reuse identifier in code.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The label of the title, made when it is asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.numberOfLines = 0
    contentView.addSubview(made)
    label = made
    return made
  }

  /// Called before the view is used again for another section.
  open func prepareForReuse() {}

  /// Places content, label and background; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if let backgroundView {
      backgroundView.frame = bounds
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    }
    guard let label else { return }
    let margin = TableMetrics.margin(inWidth: superview?.bounds.width ?? bounds.width)
    let height = label.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: 0)).height
    label.frame = CGRect(
      x: margin,
      y: max(0, bounds.height - height - 6),
      width: max(0, bounds.width - 2 * margin),
      height: height
    )
  }
}

extension UITableViewHeaderFooterView {
  /// The font of titles in a table of a style.
  static func font(in table: UITableView) -> UIFont {
    table.style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
  }

  /// The height of one line of a title.
  static func lineHeight(in table: UITableView) -> CGFloat { height(of: "x", in: table) }

  /// How much higher a title is than one line.
  static func excess(of title: String, in table: UITableView) -> CGFloat {
    max(0, height(of: title, in: table) - lineHeight(in: table))
  }

  private static func height(of text: String, in table: UITableView) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.font = font(in: table)
    label.text = text
    let width = table.rowSpan.width
    return label.sizeThatFits(CGSize(width: max(1, width - 2 * TableMetrics.margin(inWidth: width)), height: 0)).height
  }
}

/// The label that a cell of a built-in style has.
@MainActor
final class UITableViewLabel: UILabel {}

extension UIKitClasses {
  static let uiTableViewLabel = NibClass(UITableViewLabel.self, parent: UILabel.self, name: "UITableViewLabel")
}

extension UIKitClasses {
  static let uiTableViewHeaderFooterView = NibClass(
    UITableViewHeaderFooterView.self,
    parent: UIView.self,
    name: "UITableViewHeaderFooterView",
    outlets: [
      NibOutlet("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    ],
    properties: [
      NibProperty("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier),
      NibProperty("contentView", \UITableViewHeaderFooterView.contentView),
    ]
  )
}
