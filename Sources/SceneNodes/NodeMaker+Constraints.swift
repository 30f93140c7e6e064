import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension NodeMaker {
  /// Adds the constraints of a hierarchy that are installed with the screen's size classes, and whose items are in it.
  func addConstraints(of root: LayoutRoots.Root, to made: inout RootNodes) {
    let scene = validated.scene
    for index in root.constraints {
      let variations = matching(scene.constraints[index].variations)
      let isInstalled = variations.last { $0.isInstalled != nil }?.isInstalled ?? scene.constraints[index].isInstalled
      guard isInstalled, let first = term(scene.constraints[index].first, in: made) else { continue }
      let constraint = scene.constraints[index]
      var constant = variations.last { $0.constant != nil }?.constant ?? constraint.constant
      var second: LayoutTerm?
      if let other = constraint.second {
        second = term(other, in: made)
        guard second != nil else { continue }
      }
      if constraint.usesSystemSpacing, let second {
        constant =
          SystemSpacing.points(between: first.attribute, and: second.attribute)
          + made.tree.systemSpacingBetweenLines(first.part, second.part)
      }
      made.constraints.append(index)
      made.tree.constraints.append(
        LayoutConstraint(
          first.item,
          first.attribute,
          constraint.relation == .equal
            ? .equal : constraint.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
          second?.item,
          second?.attribute ?? .width,
          multiplier: constraint.multiplier,
          constant: constant,
          priority: Float(constraint.priority),
          usesMargins: (first.usesMargins, second?.usesMargins ?? false)
        )
      )
    }
  }

  private func term(_ term: SceneConstraint.Term, in made: RootNodes) -> LayoutTerm? {
    // The top and bottom layout guides belong to the root's view controller.
    guard let view = term.item.object else { return nil }
    let isController = ["topLayoutGuide", "bottomLayoutGuide"].contains(term.guide?.value)
    guard let node = isController ? 0 : made.node(of: view), !made.absent.contains(node) else { return nil }
    return LayoutTerm(node: node, guide: term.guide?.value, attributeValue: term.attributeValue)
  }
}
