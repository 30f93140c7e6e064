import Foundation
import LayoutEngine
import SceneGeometry

@testable import DioramaUI

/// The views of a case of the oracle as live ones, which are laid out as in an application.
@MainActor
struct LiveOracle {
  /// A view with the natural size and baselines of a node.
  final class NodeView: UIView {
    var node = LayoutNode(parent: nil)
    override var intrinsicContentSize: CGSize { node.size(at: solvedWidth) ?? super.intrinsicContentSize }
    override var wrapsContent: Bool { if case .wrapping = node.naturalSize { true } else { false } }
    override var alignmentRectInsets: UIEdgeInsets { node.alignmentInsets.live }
    override var ownBaselines: (first: Double, last: Double)? { (node.firstBaseline, node.lastBaseline) }
  }

  /// A scroll view with the natural size of a node.
  final class NodeScrollView: UIScrollView {
    var node = LayoutNode(parent: nil)
    override var intrinsicContentSize: CGSize { node.size(at: solvedWidth) ?? super.intrinsicContentSize }
    override var wrapsContent: Bool { if case .wrapping = node.naturalSize { true } else { false } }
    override var ownBaselines: (first: Double, last: Double)? { (node.firstBaseline, node.lastBaseline) }
  }

  /// A stack view with the natural size and baselines that the oracle gives it.
  final class NodeStackView: UIStackView {
    var node = LayoutNode(parent: nil)
    override var intrinsicContentSize: CGSize { node.size(at: solvedWidth) ?? super.intrinsicContentSize }
    override var forFirstBaselineLayout: UIView { self }
    override var forLastBaselineLayout: UIView { self }
    override var ownBaselines: (first: Double, last: Double)? { (0, 0) }
  }

  private(set) var views: [UIView] = []
  private let window: UIWindow

  init(_ tree: LayoutTree) {
    let bounds = CGRect(x: 0, y: 0, width: tree.width, height: tree.height)
    UIRuntime.shared.screenBounds = bounds
    UIRuntime.shared.screenScale = CGFloat(tree.scale)
    UIRuntime.shared.screenSafeAreaInsets = tree.safeArea.live
    window = UIWindow(frame: bounds)
    for (index, node) in tree.nodes.enumerated() {
      let view = Self.view(of: node)
      if let frame = node.frame {
        view.bounds.size = CGSize(width: frame.width, height: frame.height)
        view.center = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      }
      if index == 0 { view.frame = bounds }
      views.append(view)
    }
    for (index, node) in tree.nodes.enumerated() {
      if let parent = node.parent { views[parent].addSubview(views[index]) }
    }
    for (index, node) in tree.nodes.enumerated() { place(index, node) }
    window.addSubview(views[0])
    for constraint in tree.constraints { live(constraint)?.isActive = true }
  }

  /// The frames after a layout.
  func frames() -> [LayoutRect] {
    for _ in 0..<4 { window.layoutIfNeeded() }
    return views.map { LayoutRect($0.plainFrame) }
  }

  // MARK: - Making views

  private static func view(of node: LayoutNode) -> UIView {
    let view: UIView
    if node.stack != nil {
      let stack = NodeStackView()
      stack.node = node
      view = stack
    } else if node.isScrollView || node.scrollsContent {
      let scroll = NodeScrollView()
      scroll.node = node
      view = scroll
    } else {
      let plain = NodeView()
      plain.node = node
      view = plain
    }
    view.setContentHuggingPriority(UILayoutPriority(node.hugging.horizontal), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(node.hugging.vertical), for: .vertical)
    let resistance = node.compressionResistance
    view.setContentCompressionResistancePriority(UILayoutPriority(resistance.horizontal), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(resistance.vertical), for: .vertical)
    view.layoutMargins = node.margins.own.live
    view.preservesSuperviewLayoutMargins = node.margins.preservesSuperview
    view.insetsLayoutMarginsFromSafeArea = node.margins.insetsFromSafeArea
    view.isHidden = node.isHidden
    return view
  }

  private func place(_ index: Int, _ node: LayoutNode) {
    let view = views[index]
    if index != 0, case .constraints = node.placement { view.translatesAutoresizingMaskIntoConstraints = false }
    if case .autoresizing(_, _, _, let masks) = node.placement {
      if masks.horizontal.isLeadingFlexible { view.autoresizingMask.insert(.flexibleLeftMargin) }
      if masks.horizontal.isLengthFlexible { view.autoresizingMask.insert(.flexibleWidth) }
      if masks.horizontal.isTrailingFlexible { view.autoresizingMask.insert(.flexibleRightMargin) }
      if masks.vertical.isLeadingFlexible { view.autoresizingMask.insert(.flexibleTopMargin) }
      if masks.vertical.isLengthFlexible { view.autoresizingMask.insert(.flexibleHeight) }
      if masks.vertical.isTrailingFlexible { view.autoresizingMask.insert(.flexibleBottomMargin) }
    }
    guard let stack = node.stack, let live = view as? UIStackView else { return }
    live.axis = stack.axis == .horizontal ? .horizontal : .vertical
    live.distribution =
      [
        LayoutStack.Distribution.fill: .fill, .fillEqually: .fillEqually, .fillProportionally: .fillProportionally,
        .equalSpacing: .equalSpacing, .equalCentering: .equalCentering,
      ][stack.distribution] ?? .fill
    live.alignment =
      [
        LayoutStack.Alignment.fill: .fill, .leading: .leading, .center: .center, .trailing: .trailing,
        .firstBaseline: .firstBaseline, .lastBaseline: .lastBaseline,
      ][stack.alignment] ?? .fill
    live.spacing = CGFloat(stack.spacing)
    live.isBaselineRelativeArrangement = stack.isBaselineRelative
    live.isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
    for arranged in stack.arranged { live.addArrangedSubview(views[arranged]) }
  }

  // MARK: - Making constraints

  private func live(_ constraint: LayoutConstraint) -> NSLayoutConstraint? {
    guard let first = item(constraint.first) else { return nil }
    let second = constraint.second.flatMap(item)
    if constraint.second != nil, second == nil { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let made = NSLayoutConstraint(
      AnchorPart(item: first, attribute: attribute(constraint.firstAttribute, constraint.usesMargins.first)),
      relation,
      second.map {
        AnchorPart(item: $0, attribute: attribute(constraint.secondAttribute, constraint.usesMargins.second))
      },
      multiplier: CGFloat(constraint.multiplier),
      constant: CGFloat(constraint.constant)
    )
    made.setPriority(UILayoutPriority(constraint.priority))
    return made
  }

  private func item(_ item: LayoutItem) -> AnyObject? {
    let view = views[item.node]
    switch item {
    case .node: return view
    case .safeArea: return view.safeAreaLayoutGuide
    case .margins: return view.layoutMarginsGuide
    case .readable: return view.readableContentGuide
    case .content: return (view as? UIScrollView)?.contentLayoutGuide
    case .frame: return (view as? UIScrollView)?.frameLayoutGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .topSupport: return support(.top)
    case .bottomSupport: return support(.bottom)
    }
  }

  private func support(_ edge: LayoutSupportEdge) -> UILayoutGuide {
    if let known = views[0].layoutGuides.first(where: { $0.identifier == edge.rawValue }) { return known }
    let guide = LayoutSupportGuide()
    guide.identifier = edge.rawValue
    views[0].addLayoutGuide(guide)
    return guide
  }

  private func attribute(_ attribute: LayoutAttribute, _ usesMargins: Bool) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: usesMargins ? .leftMargin : .left
    case .right: usesMargins ? .rightMargin : .right
    case .top: usesMargins ? .topMargin : .top
    case .bottom: usesMargins ? .bottomMargin : .bottom
    case .leading: usesMargins ? .leadingMargin : .leading
    case .trailing: usesMargins ? .trailingMargin : .trailing
    case .centerX: usesMargins ? .centerXWithinMargins : .centerX
    case .centerY: usesMargins ? .centerYWithinMargins : .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension LayoutNode {
  /// What the content asks for at a width; nil for nothing.
  fileprivate func size(at width: CGFloat?) -> CGSize? {
    func size(_ width: Double?, _ height: Double?) -> CGSize { CGSize(width: width ?? -1, height: height ?? -1) }
    switch naturalSize {
    case .none: return nil
    case .fixed(let width, let height): return size(width, height)
    case .wrapping(let ask):
      let asked = ask(width.map { Double($0) })
      return size(asked.horizontal, asked.vertical)
    }
  }
}

extension LayoutInsets {
  fileprivate var live: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}
