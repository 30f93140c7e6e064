import Foundation

/// Makes constraints out of a visual format that was read.
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  /// The constraints of a format, in its order; what aligns the views comes last.
  ///
  /// - Throws: The first name or number that means nothing, with its position.
  static func make(
    _ text: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
    let format = try VisualFormatReader.read(text)
    var maker = VisualFormatConstraints(format: format, options: options, metrics: metrics, views: views)
    try maker.make()
    return maker.made
  }

  private init(
    format: VisualFormat,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private mutating func make() throws(VisualFormatFault) {
    var items: [AnyObject] = []
    for (index, view) in format.views.enumerated() {
      let item = try item(of: view)
      if isBaselineSpaced, format.axis == .horizontal, index > 0 || format.leadingGap != nil {
        let message = "BaselineToBaseline format option not valid for horizontal layout"
        throw VisualFormatFault(message: message, position: view.end)
      }
      if index == 0, let gap = format.leadingGap {
        let container = try container(of: item, at: view.end)
        try connect(container, ends(ofContainerAt: gap).near, item, ends().near, gap, to: container)
      } else if index > 0 {
        try connect(items[index - 1], ends().far, item, ends().near, format.gaps[index - 1])
      }
      items.append(item)
      for predicate in view.predicates { try constrain(item, predicate) }
    }
    if let gap = format.trailingGap, let last = items.last {
      let container = try container(of: last, at: gap.end + 1)
      try connect(last, ends().far, container, ends(ofContainerAt: gap).far, gap, to: container)
    }
    try align(items)
  }

  // MARK: - Gaps

  private var isBaselineSpaced: Bool { options.contains(.spacingBaselineToBaseline) }

  private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

  /// The parts where a view begins and ends, or its container where there is a gap to that; a container's margins where the gap is
  /// the system's.
  private func ends(
    ofContainerAt gap: VisualFormat.Gap? = nil
  ) -> (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    let isMargin = gap?.content == .standard
    if format.axis == .vertical {
      if isMargin { return (.topMargin, .bottomMargin) }
      if gap == nil, isBaselineSpaced { return (.firstBaseline, .lastBaseline) }
      return (.top, .bottom)
    }
    switch direction {
    case .directionLeftToRight:
      if isMargin { return (.leftMargin, .rightMargin) }
      return (.left, .right)
    case .directionRightToLeft:
      if isMargin { return (.rightMargin, .leftMargin) }
      return (.right, .left)
    default:
      if isMargin { return (.leadingMargin, .trailingMargin) }
      return (.leading, .trailing)
    }
  }

  /// Keeps a gap between where one item ends and another begins.
  ///
  /// - Parameter container: The superview, whose margin is a gap of its own; nil between neighbors.
  private mutating func connect(
    _ before: AnyObject,
    _ end: NSLayoutConstraint.Attribute,
    _ after: AnyObject,
    _ beginning: NSLayoutConstraint.Attribute,
    _ gap: VisualFormat.Gap,
    to container: AnyObject? = nil
  ) throws(VisualFormatFault) {
    var (first, second) = (
      AnchorPart(item: after, attribute: beginning), AnchorPart(item: before, attribute: end)
    )
    // From right to left, what comes later lies further left.
    if format.axis == .horizontal, direction == .directionRightToLeft { swap(&first, &second) }
    switch gap.content {
    case .none:
      made.append(NSLayoutConstraint(first, .equal, second))
    case .standard:
      let space = container == nil ? NSLayoutConstraint.systemSpacing : 0
      made.append(NSLayoutConstraint(first, .equal, second, constant: space, usesSystemSpacing: container == nil))
    case .predicates(let predicates):
      for predicate in predicates {
        let constant = try number(predicate.amount, isGap: true)
        let constraint = NSLayoutConstraint(first, predicate.relation, second, constant: constant)
        try setPriority(of: constraint, predicate)
        made.append(constraint)
      }
    }
  }

  // MARK: - Lengths

  private mutating func constrain(_ item: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormatFault) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let own = AnchorPart(item: item, attribute: attribute)
    let constraint: NSLayoutConstraint
    if case .name(let name, _) = predicate.amount, metrics[name] == nil, let other = views[name] {
      constraint = NSLayoutConstraint(
        own,
        predicate.relation,
        AnchorPart(item: other as AnyObject, attribute: attribute)
      )
    } else {
      constraint = NSLayoutConstraint(
        own,
        predicate.relation,
        nil,
        constant: try number(predicate.amount, isGap: false)
      )
    }
    try setPriority(of: constraint, predicate)
    made.append(constraint)
  }

  private func setPriority(
    of constraint: NSLayoutConstraint,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatFault) {
    guard let amount = predicate.priority else { return }
    let priority = try number(amount, isGap: true)
    let text = String(format: "%g", priority)
    guard priority > 0 else {
      throw fault("Invalid priority specified: \(text). Priority must be greater than 0", amount)
    }
    guard priority <= 1000 else {
      throw fault(
        "Invalid priority specified: \(text). Priority cannot be higher than NSLayoutPriorityRequired, which is 1000.",
        amount
      )
    }
    constraint.setPriority(UILayoutPriority(Float(priority)))
  }

  // MARK: - Alignment

  private mutating func align(_ items: [AnyObject]) throws(VisualFormatFault) {
    for attribute in options.intersection(.alignmentMask).alignments {
      guard items.count > 1 else { continue }
      guard attribute.axis != format.axis else {
        let edge = format.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatFault(
          message: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that "
            + "is also \(edge).",
          position: format.views[1].end
        )
      }
      for (first, second) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            AnchorPart(item: first, attribute: attribute),
            .equal,
            AnchorPart(item: second, attribute: attribute)
          )
        )
      }
    }
  }

  // MARK: - Names

  private func item(of view: VisualFormat.View) throws(VisualFormatFault) -> AnyObject {
    let item = views[view.name].map { $0 as AnyObject }
    guard let item, item is UIView || item is UILayoutGuide else {
      throw VisualFormatFault(message: "\(view.name) is not a key in the views dictionary.", position: view.nameEnd)
    }
    return item
  }

  private func container(of item: AnyObject, at position: Int) throws(VisualFormatFault) -> AnyObject {
    if let container = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return container }
    throw VisualFormatFault(
      message: "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: position
    )
  }

  private func number(_ amount: VisualFormat.Amount, isGap: Bool) throws(VisualFormatFault) -> CGFloat {
    switch amount {
    case .number(let number, _): return CGFloat(number)
    case .name(let name, _):
      if let metric = metrics[name], let number = Self.number(metric), number.isFinite { return number }
      if views[name] != nil, isGap {
        throw fault(
          "It's not possible to set a space equal to the width or height of a view.  Perhaps you want to use a view as "
            + "a spacer? [view1][spacer(==view1)][view2]",
          amount
        )
      }
      throw fault(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
        amount
      )
    }
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func fault(_ message: String, _ amount: VisualFormat.Amount) -> VisualFormatFault {
    switch amount {
    case .number(_, let end), .name(_, let end): VisualFormatFault(message: message, position: end)
    }
  }
}
