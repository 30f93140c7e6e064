import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension NodeMaker {
  /// Adds the constraints of a hierarchy that are installed with the screen's size classes, and whose items are in it.
  ///
  /// Those that are removed at build time count, since code adds others in their place.
  func addConstraints(of root: LayoutRoots.Root, to made: inout RootNodes) {
    let scene = validated.scene
    made.constraints.reserveCapacity(root.constraints.count)
    made.tree.constraints.reserveCapacity(root.constraints.count)
    for index in root.constraints {
      let constraint = scene.constraints[index].outline
      let variations = constraint.varies ? matching(scene.constraints[index].variations) : []
      let isInstalled =
        variations.last { $0.isInstalled != nil }?.isInstalled
        ?? (constraint.isInstalled || scene.constraints[index].isPlaceholder)
      guard isInstalled, let first = term(constraint.first, { scene.constraints[index].first.guide }, in: made) else {
        continue
      }
      var constant = variations.last { $0.constant != nil }?.constant ?? constraint.constant
      var second: LayoutTerm?
      if let other = constraint.second {
        second = term(other, { scene.constraints[index].second?.guide }, in: made)
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

  private func term(
    _ term: SceneConstraint.Outline.Term,
    _ guide: () -> Located<String>?,
    in made: RootNodes
  ) -> LayoutTerm? {
    guard let view = term.object else { return nil }
    let guide = term.hasGuide ? guide()?.value : nil
    // The top and bottom layout guides belong to the root's view controller.
    let isController = guide.flatMap(LayoutGuideName.init(rawValue:))?.owner == .viewController
    guard let node = isController ? 0 : made.node(of: view), !made.absent.contains(node) else { return nil }
    return LayoutTerm(node: node, guide: guide, attributeValue: term.attributeValue)
  }
}
