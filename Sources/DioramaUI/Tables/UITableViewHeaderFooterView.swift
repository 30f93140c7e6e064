public import Foundation
import NibLoader

/// A reusable header or footer of a table section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which code takes views of this kind; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// The view that holds the content.
  public var contentView: UIView { shownContentView }

  var shownContentView: UIView
  var configurations: CellConfigurations<UITableViewHeaderFooterView, UIViewConfigurationState>?
  var configurationIsDue = true

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
    shownContentView = UIView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a table view header footer view out of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeText(forKey: "UIReuseIdentifier")
    shownContentView = coder.decode(UIView.self, forKey: "UIContentView") ?? UIView(frame: .zero)
    super.init(coder: coder)
    adoptDecodedPart(contentView, of: coder)
    decodeConfigurations(of: coder)
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

  // MARK: - Configurations

  /// What the content view shows; nil, at first, for what it was given in other ways.
  ///
  /// Setting it replaces the content view, unless that can show the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { adopt(content: newValue) }
  }

  /// What is behind the content; nil, at first, for what was set in other ways.
  ///
  /// Setting it takes the color and the views of the background away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { adopt(background: newValue) }
  }

  /// The state for which configurations are made; an override adds to what super returns.
  open var configurationState: UIViewConfigurationState { presentState }

  /// Makes the configurations for a state; an override calls super, or sets both itself.
  open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }

  /// Returns the configuration of a header in the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The height of the content of a configuration; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfDue()
    return heightOfConfiguredContent(inWidth: size.width).map { CGSize(width: size.width, height: $0) }
      ?? super.sizeThatFits(size)
  }

  /// Lays out content, label and background; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfDue()
    contentView.frame = bounds
    configurations?.layOutBackground(in: self)
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
  /// The font of titles in a table of a style, in the size that the user prefers.
  static func font(in table: UITableView) -> UIFont { .preferredFont(forTextStyle: style(in: table)) }

  private static func style(in table: UITableView) -> UIFont.TextStyle { table.style == .plain ? .headline : .footnote }

  /// The height of one line of a title at the default text size.
  static func lineHeight(in table: UITableView) -> CGFloat {
    height(of: "x", .preferredFont(forTextStyle: style(in: table), compatibleWith: nil), in: table)
  }

  /// How much higher a title is than one line at the default text size.
  static func excess(of title: String, in table: UITableView) -> CGFloat {
    max(0, height(of: title, font(in: table), in: table) - lineHeight(in: table))
  }

  private static func height(of text: String, _ font: UIFont, in table: UITableView) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.font = font
    label.text = text
    let width = table.rowSpan.width
    return label.sizeThatFits(CGSize(width: max(1, width - 2 * TableMetrics.margin(inWidth: width)), height: 0)).height
  }
}

/// The label that a cell of a built-in style has.
@MainActor
final class UITableViewLabel: UILabel {}

extension UITableViewHeaderFooterView: ConfiguredView {
  var mayConfigureItself: Bool { type(of: self) != UITableViewHeaderFooterView.self }

  /// The state of the view now.
  var presentState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  func makePlainContentView() -> UIView { UIView(frame: bounds) }

  func dropOwnBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
  }
}

extension UITableViewHeaderFooterView {
  /// Makes configurations for a state, of a view of the class.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// Called when the configurations are made for a state, after `updateConfiguration(using:)`; nil for nothing.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      madeConfigurations.handler = newValue
      markConfiguration()
    }
  }

  /// Whether the content follows the state by itself; it does unless that was switched off.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Whether the background follows the state by itself; it does unless that was switched off.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// Lets the configurations be made anew before the next layout.
  public func setNeedsUpdateConfiguration() { markConfiguration() }
}

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
      NibProperty("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration),
      NibProperty("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration),
    ]
  )
}
