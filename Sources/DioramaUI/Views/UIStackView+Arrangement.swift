import Foundation
import SceneGeometry

extension UIStackView {
  /// How deep the sizes of stacks inside stacks are asked for; deeper ones count as large as they are.
  private static let depthLimit = 32

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var arrangement: StackArrangement {
    let kind: StackArrangement.Distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .equal
      case .fillProportionally: .proportional
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    return StackArrangement(distribution: kind, spacing: spacing)
  }

  private var area: CGRect {
    isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
  }

  /// Places the arranged views that are not hidden.
  func arrange() {
    let views = shown
    let area = area
    let isHorizontal = axis == .horizontal
    let sizes = views.map { wantedSize(of: $0, depth: 0) }
    let items = zip(views, sizes).map { item(for: $0, $1) }
    let extent = isHorizontal ? area.width : area.height
    var spans = arrangement.place(items, in: Double(extent))
    if isHorizontal, isRightToLeft {
      spans = spans.map { Span(position: Double(extent) - $0.end, length: $0.length) }
    }
    let across = isHorizontal ? area.height : area.width
    let baselines = isHorizontal ? baselineOffsets(views, sizes, across) : nil
    for (index, view) in views.enumerated() {
      let wanted = isHorizontal ? sizes[index].height : sizes[index].width
      var cross = crossSpan(wanted, current: isHorizontal ? view.bounds.height : view.bounds.width, in: across)
      if let baselines { cross.position = Double(baselines[index]) }
      let frame =
        isHorizontal
        ? CGRect(x: spans[index].position, y: cross.position, width: spans[index].length, height: cross.length)
        : CGRect(x: cross.position, y: spans[index].position, width: cross.length, height: spans[index].length)
      view.place(in: frame.offsetBy(dx: area.minX, dy: area.minY))
    }
  }

  /// The size that the arranged views ask for, with the spaces between them and the margins.
  func contentSize(depth: Int) -> CGSize {
    let views = shown
    let sizes = views.map { wantedSize(of: $0, depth: depth + 1) }
    let along = CGFloat(arrangement.wantedExtent(of: zip(views, sizes).map { item(for: $0, $1) }))
    let isHorizontal = axis == .horizontal
    let across =
      zip(views, sizes).map { view, size in
        let (wanted, current) = isHorizontal ? (size.height, view.bounds.height) : (size.width, view.bounds.width)
        return wanted < 0 ? current : wanted
      }.max() ?? 0
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    return CGSize(
      width: (isHorizontal ? along : across) + margins.left + margins.right,
      height: (isHorizontal ? across : along) + margins.top + margins.bottom
    )
  }

  /// The size that a view's content asks for; negative along an axis without a wish.
  private func wantedSize(of view: UIView, depth: Int) -> CGSize {
    guard let stack = view as? UIStackView else {
      // A length that a constraint of the view's own asks for is the one that the view has.
      let wish = view.intrinsicContentSize
      return CGSize(
        width: view.hasOwnLength(.width) ? view.bounds.width : wish.width,
        height: view.hasOwnLength(.height) ? view.bounds.height : wish.height
      )
    }
    return depth < Self.depthLimit ? stack.contentSize(depth: depth) : stack.bounds.size
  }

  private func item(for view: UIView, _ size: CGSize) -> StackArrangement.Item {
    let wanted = axis == .horizontal ? size.width : size.height
    let spacing = customSpacing(after: view)
    return StackArrangement.Item(
      wanted: wanted < 0 ? nil : Double(wanted),
      hugging: Double(view.contentHuggingPriority(for: axis).rawValue),
      resistance: Double(view.contentCompressionResistancePriority(for: axis).rawValue),
      spacing: spacing == Self.spacingUseDefault ? nil : Double(spacing)
    )
  }

  private func crossSpan(_ wanted: CGFloat, current: CGFloat, in across: CGFloat) -> Span {
    let length = Double(wanted < 0 ? current : wanted)
    let slack = Double(across) - length
    let isMirrored = axis == .vertical && isRightToLeft
    return switch alignment {
    case .fill: Span(position: 0, length: Double(across))
    case .center: Span(position: slack / 2, length: length)
    case .leading, .firstBaseline, .lastBaseline: Span(position: isMirrored ? slack : 0, length: length)
    case .trailing: Span(position: isMirrored ? 0 : slack, length: length)
    }
  }

  /// Where views begin whose baselines meet; nil where these do not matter.
  private func baselineOffsets(_ views: [UIView], _ sizes: [CGSize], _ across: CGFloat) -> [CGFloat]? {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return nil }
    let heights = zip(views, sizes).map { $1.height < 0 ? $0.bounds.height : $1.height }
    let distances = zip(views, heights).map { view, height in
      alignment == .firstBaseline ? view.firstBaseline(height: height) : view.lastBaseline(height: height)
    }
    let lowest = distances.max() ?? 0
    return distances.map { lowest - $0 }
  }
}

extension UIView {
  /// Gives the view a frame, whatever its transform is.
  fileprivate func place(in frame: CGRect) {
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != place { center = place }
  }

  /// Whether a constraint of the view's own says how long it is along an axis.
  fileprivate func hasOwnLength(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    constraints.contains { constraint in
      constraint.firstItem === self && constraint.firstAttribute == attribute && constraint.secondItem == nil
        && constraint.relation == .equal && constraint.isActive
    }
  }

  /// How far below the top the first line of text stands, in points; the lower edge where there is no text.
  fileprivate func firstBaseline(height: CGFloat) -> CGFloat {
    textFont.map { $0.ascender + (height - lineCount * $0.lineHeight) / 2 } ?? height
  }

  /// How far below the top the last line of text stands, in points; the lower edge where there is no text.
  fileprivate func lastBaseline(height: CGFloat) -> CGFloat {
    textFont.map { height + $0.descender - (height - lineCount * $0.lineHeight) / 2 } ?? height
  }

  private var textFont: UIFont? {
    (self as? UILabel)?.font ?? (self as? UITextField)?.font ?? (self as? UIButton)?.titleLabel?.font
  }

  private var lineCount: CGFloat {
    CGFloat((self as? UILabel)?.block(width: bounds.width > 0 ? bounds.width : .infinity).lines.count ?? 1)
  }
}
