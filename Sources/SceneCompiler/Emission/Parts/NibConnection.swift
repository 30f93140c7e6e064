import NibArchive
import SceneCatalog
import SceneModel

/// A connection of a nib, and what it is sorted by.
struct NibConnection {
  /// Collections first, then what ties controllers to their storyboards, then outlets, then actions.
  enum Group: Int {
    case collection
    case storyboard
    case outlet
    case action
  }

  var group: Group
  let label: String
  var mask = 0
  let node: NibArchiveGraph.NodeID
  /// Interface Builder's id of what it leads from; nil where that is not known, or orders nothing.
  var sourceID: String?
  /// What it leads from and to, as far as that may be outside the nib.
  var ends: [StoryboardPart.Outsider] = []
}

extension [NibConnection] {
  /// The connections in the order of Interface Builder's compiler.
  ///
  /// Tools before Xcode 11 put actions first of all, and what ties controllers to their storyboards among the outlets. Those before
  /// Xcode 9 order connections of one label by the ids of what they lead from, in upper or lower case alike.
  func sorted(like tools: NibTools) -> [NibConnection] {
    let isOld = !tools.isSince(.xcode11)
    func rank(_ group: NibConnection.Group) -> Int {
      guard isOld else { return group.rawValue }
      return switch group {
      case .action: -1
      case .storyboard: NibConnection.Group.outlet.rawValue
      case .collection, .outlet: group.rawValue
      }
    }
    let ordersByID = !tools.isSince(.xcode9)
    // Otherwise, connections of one label stay in the order of the text.
    return enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      let ranks = (rank(a.group), rank(b.group))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if a.label != b.label { return a.label.utf8.lexicographicallyPrecedes(b.label.utf8) }
      if a.mask != b.mask { return a.mask < b.mask }
      if ordersByID, let first = a.sourceID?.lowercased(), let second = b.sourceID?.lowercased(), first != second {
        return first < second
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
