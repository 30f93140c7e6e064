import Foundation
import SceneGeometry

extension UIView {
  /// The margins that a view has by itself, in points.
  static let plainMargins = UIEdgeInsets(
    top: SystemMargins.plain,
    left: SystemMargins.plain,
    bottom: SystemMargins.plain,
    right: SystemMargins.plain
  )

  /// The margins with the safe area, and with what the superviews' margins reach in where those are kept.
  ///
  /// Goes through the superviews from the top instead of recursively, so that a deep hierarchy needs no deep calls.
  var currentMargins: UIEdgeInsets {
    if let found = UIRuntime.shared.foundInsets, found.view === self, let margins = found.margins { return margins }
    var chain: [UIView] = [self]
    while let last = chain.last, last.preservesSuperviewLayoutMargins, let outer = last.superview {
      chain.append(outer)
    }
    var inherited = UIEdgeInsets.zero
    for view in chain.reversed() {
      inherited = view.margins(
        safeArea: view.safeAreaInsets,
        inherited: inherited
      )
      if view !== self { inherited = view.honored(margins: inherited) }
    }
    return inherited
  }

  /// The margins where the safe area and the superview's margins are known; nil for these where there is no superview.
  func margins(safeArea: UIEdgeInsets, inherited: UIEdgeInsets?) -> UIEdgeInsets {
    let own = insetsLayoutMarginsFromSafeArea ? baseMargins + safeArea : baseMargins
    guard preservesSuperviewLayoutMargins, let outer = superview, let inherited else { return own }
    let inner = outer.bounds.inset(by: inherited).applying(layer.transformToSuperlayer.inverted())
    let reach = UIEdgeInsets(
      top: inner.minY - bounds.minY,
      left: inner.minX - bounds.minX,
      bottom: bounds.maxY - inner.maxY,
      right: bounds.maxX - inner.maxX
    )
    return .greatest(own, reach)
  }

  /// The margins that were set or that the system gives, without the safe area.
  private var baseMargins: UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return ownMargins }
    let side = SystemMargins.side(ofWidth: Double(bounds.width))
    guard layoutParts?.margins != nil else { return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) }
    return .greatest(ownMargins, UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  /// The margins that were set, or those of a plain view.
  var ownMargins: UIEdgeInsets {
    get {
      switch layoutParts?.margins {
      case .absolute(let margins): margins
      case .directional(let margins): absolute(margins)
      case nil: (self as? UITableViewCellContentView)?.cellMargins ?? Self.plainMargins
      }
    }
    set { setMargins(.absolute(newValue)) }
  }

  /// The margins that were set, by reading direction.
  var ownDirectionalMargins: NSDirectionalEdgeInsets {
    get { directional(ownMargins) }
    set { setMargins(.directional(newValue)) }
  }

  /// Sets the margins, and notifies the views that they affect.
  func setMargins(_ margins: LayoutParts.OwnMargins) {
    madeLayoutParts.margins = margins
    marginsDidChange()
  }

  /// Notifies this view, and its subviews that preserve its margins, that they have changed.
  func marginsDidChange() {
    UIRuntime.shared.layoutChanges.constraints &+= 1
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.layoutMarginsDidChange()
      view.controller?.viewLayoutMarginsDidChange()
      if view.followsMargins { view.setNeedsLayout() }
      pending += view.children.lazy.filter(\.preservesSuperviewLayoutMargins)
    }
  }

  /// Whether what the view lays out may depend on its margins.
  private var followsMargins: Bool { layer.layoutState.usesConstraints || !layer.layoutState.hasNobodyToAsk }

  /// Takes in margins that an archive gives by side or by reading direction.
  func decodeMargins(of coder: NSCoder, _ seldom: SeldomValues) {
    guard coder.containsValue(forKey: "UIViewLayoutMargins") else { return }
    if seldom.bool("UIViewLayoutMarginsAreDirectional", absent: false) {
      madeLayoutParts.margins = .directional(coder.decodeDirectionalEdgeInsets(forKey: "UIViewLayoutMargins"))
    } else {
      madeLayoutParts.margins = .absolute(seldom.insets("UIViewLayoutMargins", absent: Self.plainMargins))
    }
  }

  // MARK: - Directions

  /// Insets by reading direction as insets by side.
  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  /// Insets by side as insets by reading direction.
  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return NSDirectionalEdgeInsets(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }
}
