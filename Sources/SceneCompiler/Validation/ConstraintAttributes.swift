import SceneDiagnostics
import SceneLanguage
import SceneModel

extension ValidationRule {
  /// A constraint relates attributes that UIKit can relate: sizes to sizes, and positions along one axis.
  static let constraintAttributes = ValidationRule(
    kinds: [.constraintAttributes],
    summary: "A constraint relates sizes to sizes, and positions along one axis."
  ) { context in
    context.constraints.indices.compactMap { index in
      let outline = context.constraints[index]
      let left = Measure(outline.first.attributeValue)
      let isRelated = outline.second.map { left.isRelated(to: Measure($0.attributeValue)) }
      guard !(isRelated ?? (left == .size || outline.usesSystemSpacing)) else { return nil }
      let constraint = context.scene.constraints[index]
      guard let second = constraint.second else {
        return Diagnostic(
          .constraintAttributes,
          "'\(constraint.first.attribute.value)' is a position: it needs another item",
          at: constraint.first.attribute.range,
          hint: "write it as self.\(constraint.first.attribute.value) + \(SceneNumber.text(constraint.constant))"
        )
      }
      return Diagnostic(
        .constraintAttributes,
        "'\(second.attribute.value)' cannot be related to '\(constraint.first.attribute.value)'",
        at: second.attribute.range,
        hint: second.item.name == constraint.first.item.name
          ? left.partners
          : "write \(second.item.name)\(second.guide.map { ".\($0.value)" } ?? "").\(constraint.first.attribute.value), or \(left.partners)"
      )
    }
  }

  /// What an attribute measures.
  private enum Measure: Equatable {
    case size
    /// Along the x axis, whatever the reading direction.
    case fixedHorizontal
    /// Along the x axis, following the reading direction.
    case readingHorizontal
    case centerHorizontal
    case vertical

    init(_ attribute: Int) {
      switch LayoutAttribute.withoutMargins(attribute) {
      case 1, 2: self = .fixedHorizontal
      case 5, 6: self = .readingHorizontal
      case 9: self = .centerHorizontal
      case 7, 8: self = .size
      default: self = .vertical
      }
    }

    /// What an attribute of this kind can be related to.
    var partners: String {
      switch self {
      case .size: "relate it to a width or height"
      case .fixedHorizontal: "relate it to left, right or centerX"
      case .readingHorizontal: "relate it to leading, trailing or centerX"
      case .centerHorizontal: "relate it to centerX, leading, trailing, left or right"
      case .vertical: "relate it to top, bottom, centerY or a baseline"
      }
    }

    func isRelated(to other: Measure) -> Bool {
      switch (self, other) {
      case (.size, .size), (.vertical, .vertical): true
      case (.size, _), (_, .size), (.vertical, _), (_, .vertical): false
      case (.fixedHorizontal, .readingHorizontal), (.readingHorizontal, .fixedHorizontal): false
      default: true
      }
    }
  }
}
