import LayoutEngine

// What the layout engine calls what UIKit has a name for.

extension NSLayoutConstraint.Attribute {
  /// What the engine calls the part, and whether the margin is meant; nil for no part.
  var engineAttribute: (attribute: LayoutAttribute, isMargin: Bool)? {
    switch self {
    case .left: (.left, false)
    case .right: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leading: (.leading, false)
    case .trailing: (.trailing, false)
    case .width: (.width, false)
    case .height: (.height, false)
    case .centerX: (.centerX, false)
    case .centerY: (.centerY, false)
    case .lastBaseline: (.lastBaseline, false)
    case .firstBaseline: (.firstBaseline, false)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    case .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// What the engine calls the relation.
  var engineRelation: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UIStackView.Distribution {
  /// What the engine calls the distribution.
  var engineDistribution: LayoutStack.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  /// What the engine calls the alignment.
  var engineAlignment: LayoutStack.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// Whether baselines meet.
  var isAtBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
