import SceneCatalog
import SceneModel

extension EmissionContext {
  /// The constraints on a view that are in the nib: those that are installed, or that something refers to.
  func installedConstraints(of id: ObjectID) -> [Int] {
    heldConstraints(of: id).filter { isInNib(constraint: $0) }
  }

  /// The constraints on a view that the list of all objects has: older tools keep those there that are never installed.
  func listedConstraints(of id: ObjectID) -> [Int] {
    guard !tools.isSince(.xcode12_5) else { return installedConstraints(of: id) }
    return heldConstraints(of: id).filter { isInNib(constraint: $0) || !scene.constraints[$0].isPlaceholder }
  }

  /// The constraints that stand on an object in the nib, whether or not they are installed.
  private func heldConstraints(of id: ObjectID) -> [Int] {
    if let cell = constrainedCell(around: id) { return objects.constraints(at: cell.index) }
    return constrainedContent(of: id) == nil ? objects.constraints(at: id.index) : []
  }
}
