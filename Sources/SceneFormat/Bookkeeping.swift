import SceneLanguage
import SceneSyntax

/// What stays of `interfaceBuilder` when a scene is laid out anew.
enum Bookkeeping {
  /// All of it.
  case all
  /// What reaches the nib; all else is for Interface Builder alone.
  case archives
  /// What reaches the nib, and the ids by which the nibs of prototypes know objects outside of them.
  case archivesAndIDs

  /// The keys of `interfaceBuilder` that stay; nil for all.
  fileprivate var keys: Set<String>? {
    let archives: [SceneKeys.InterfaceBuilder] = [.archive, .nib]
    return switch self {
    case .all: nil
    case .archives: Set(archives.map(\.rawValue))
    case .archivesAndIDs: Set((archives + [.id]).map(\.rawValue))
    }
  }
}

extension SceneLayout {
  private static let key = SceneKeys.Object.interfaceBuilder.rawValue

  /// Whether an entry of a map is left out.
  func isDiscarded(_ key: NodeID, _ value: NodeID, of map: NodeID, as role: FormatRole) -> Bool {
    guard let kept = bookkeeping.keys else { return false }
    if role.key == .verbatim { return isBookkeeping(map) && !kept.contains(tree.text(of: key)) }
    // An owner of whom nothing else is said need not be named.
    if case .document = role, tree.text(of: key) == "owner" {
      return isAllDiscarded(value, as: context.role(ofKey: "owner", in: role, object: nil))
    }
    guard tree.text(of: key) == Self.key, context.role(ofKey: Self.key, in: role, object: nil).key == .verbatim else {
      return false
    }
    // What an alias stands for may be needed elsewhere.
    guard tree[value].kind == .mapping, tree.anchorRange(of: value) == nil else { return tree[value].kind == .alias }
    return tree.entries(of: value).allSatisfy { !kept.contains(tree.text(of: $0.key)) }
  }

  /// Whether a map has entries, and all of them are left out.
  func isAllDiscarded(_ node: NodeID, as role: FormatRole) -> Bool {
    guard bookkeeping.keys != nil, tree[node].kind == .mapping, tree.childCount(of: node) > 0 else { return false }
    return tree.entries(of: node).allSatisfy { isDiscarded($0.key, $0.value, of: node, as: role) }
  }

  /// The comments of the entries of a map that are left out, in the order of the text.
  func commentsOfDiscarded(in node: NodeID, as role: FormatRole) -> [SourceComment] {
    guard bookkeeping.keys != nil, !comments.isEmpty else { return [] }
    return tree.entries(of: node).filter { isDiscarded($0.key, $0.value, of: node, as: role) }
      .flatMap { comments(from: $0.key, through: $0.value) }
  }

  private func comments(from key: NodeID, through value: NodeID) -> [SourceComment] {
    var found = (comments.above[key] ?? []) + (comments.behindKey[key] ?? [])
    var stack = [value]
    while let node = stack.popLast() {
      for list in [comments.above, comments.behindKey, comments.atEnd, comments.behind] { found += list[node] ?? [] }
      stack += tree.children(of: node)
    }
    return found.sorted { $0.line < $1.line }
  }

  /// Whether a map is the value of an object's own `interfaceBuilder`, not of a key of that name in it.
  private func isBookkeeping(_ map: NodeID) -> Bool {
    var isFound = false
    var node: NodeID? = map
    while let current = node {
      let isNamed =
        tree.parent(of: current).map { tree[$0].kind == .mapping } == true && current.index > 0
        && tree.text(of: NodeID(current.index - 1)) == Self.key
      if isNamed, current != map { return false }
      isFound = isFound || isNamed
      node = tree.parent(of: current)
    }
    return isFound
  }
}
