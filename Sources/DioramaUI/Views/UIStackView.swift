public import Foundation
import NibLoader

/// A view that arranges some of its subviews in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  // As with the list of subviews, only the main actor uses it until the view ends.
  nonisolated(unsafe) private var arranged: [UIView]

  /// The axis along which the views are arranged.
  open var axis: NSLayoutConstraint.Axis { didSet { arrangementDidChange() } }

  /// How the views fill the stack view along its axis.
  open var distribution: Distribution { didSet { arrangementDidChange() } }

  /// The alignment of the views across the axis.
  open var alignment: Alignment { didSet { arrangementDidChange() } }

  /// The space between the views, in points.
  open var spacing: CGFloat { didSet { arrangementDidChange() } }

  /// Whether the space is measured between baselines.
  open var isBaselineRelativeArrangement: Bool { didSet { arrangementDidChange() } }

  /// Whether the views keep to the margins.
  open var isLayoutMarginsRelativeArrangement: Bool { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack view in code.
  public override init(frame: CGRect) {
    arranged = []
    axis = .horizontal
    distribution = .fill
    alignment = .fill
    spacing = 0
    isBaselineRelativeArrangement = false
    isLayoutMarginsRelativeArrangement = false
    super.init(frame: frame)
    isOpaque = false
    layoutMargins = .zero
  }

  /// Creates a stack view in code that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view out of an archive.
  public required init?(coder: NSCoder) {
    arranged = []
    axis = coder.decodeCase(forKey: "UIStackViewAxis", absent: .horizontal)
    distribution = coder.decodeCase(forKey: "UIStackViewDistribution", absent: .fill)
    alignment = coder.decodeCase(forKey: "UIStackViewAlignment", absent: .fill)
    spacing = coder.decodeCGFloat(forKey: "UIStackViewSpacing", absent: 0)
    isBaselineRelativeArrangement = coder.decodeBool(forKey: "UIStackViewBaselineRelative", absent: false)
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative", absent: false)
    super.init(coder: coder)
    for view in coder.decodeList(of: UIView.self, forKey: "UIStackViewArrangedSubviews") {
      guard view.superview === self || !wouldMakeCycle(holding: view) else { continue }
      addArrangedSubview(view)
    }
  }

  deinit {
    // Held here too, the subviews could not be released level by level.
    arranged = []
  }

  /// The views that are arranged, in order; each is a subview too.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds an arranged view at the end, and makes it a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    guard !arranged.contains(where: { $0 === view }) else { return }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.append(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Inserts an arranged view at an index, and makes it a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard stackIndex >= 0, stackIndex <= others.count else {
      UIKitException.raise(
        .internalInconsistency,
        "insertArrangedSubview:atIndex: index \(stackIndex) beyond \(others.count) views"
      )
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the space after a view, in points; `UIStackView.spacingUseDefault` for the default spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space after a view, in points; `UIStackView.spacingUseDefault` if it has no custom spacing.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// A value that stands for the space that the system has between neighbors.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// A value that stands for the default spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Removes a subview that is about to be removed from the arranged views too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The smallest size that satisfies the constraints of the arranged views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The view whose first baseline is the stack's: the first of a column, the highest of a row.
  open override var forFirstBaselineLayout: UIView { baselineView { $0.first } }

  /// The view whose last baseline is the stack's: the last of a column, the highest of a row.
  open override var forLastBaselineLayout: UIView { baselineView { $0.last } }

  private func baselineView(_ pick: ([UIView]) -> UIView?) -> UIView {
    let shown = arranged.filter { !$0.isHidden }
    let picked = axis == .vertical ? pick(shown) : shown.max { $0.bounds.height < $1.bounds.height }
    return picked ?? self
  }

  /// Lays out again after a view was hidden or shown; animated inside an animation block.
  func hiddenDidChange(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementDidChange()
    if UIRuntime.shared.animator.isRecording { layoutRoot.layoutIfNeeded() }
  }
}

extension UIStackView {
  /// How a stack view's children stand across its axis.
  public enum Alignment: Int, Sendable {
    /// They fill the whole extent.
    case fill
    /// They start where reading starts.
    case leading
    /// The baselines of their first lines meet.
    case firstBaseline
    /// They stand in the middle.
    case center
    /// They end where reading ends.
    case trailing
    /// The baselines of their last lines meet.
    case lastBaseline

    /// The top edge; a horizontal stack view's name for `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edge; a horizontal stack view's name for `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}

extension UIStackView {
  /// How a stack view's children fill its axis.
  public enum Distribution: Int, Sendable {
    /// They are stretched by their priorities.
    case fill
    /// They have one size.
    case fillEqually
    /// They are stretched by their own sizes.
    case fillProportionally
    /// The spaces between them are equal.
    case equalSpacing
    /// The distances of their centers are equal.
    case equalCentering
  }
}

extension UIKitClasses {
  static let uiStackView = NibClass(
    UIStackView.self,
    parent: UIView.self,
    name: "UIStackView",
    properties: [
      NibProperty("axis", \UIStackView.axis),
      NibProperty("distribution", \UIStackView.distribution),
      NibProperty("alignment", \UIStackView.alignment),
      NibProperty("spacing", \UIStackView.spacing),
      NibProperty("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      NibProperty("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
      NibProperty("arrangedSubviews", \UIStackView.arrangedSubviews),
    ]
  )
}
