/// What several storyboards can name of each other, gathered once for all of them.
package final class StoryboardSurfaces: Sendable {
  fileprivate let surfaces: [StoryboardSurface?]
  /// The indexes of the storyboards with a name.
  fileprivate let indexes: [String: [Int]]
  /// The methods of all storyboards in which ways back may end, as selectors.
  fileprivate let unwindActions: Set<String>

  /// Gathers surfaces; nil for a storyboard that cannot be read.
  package init(_ surfaces: [StoryboardSurface?]) {
    self.surfaces = surfaces
    var indexes: [String: [Int]] = [:]
    for (index, surface) in surfaces.enumerated() {
      if let surface { indexes[surface.name, default: []].append(index) }
    }
    self.indexes = indexes
    unwindActions = surfaces.reduce(into: []) { $0.formUnion($1?.unwindActions ?? []) }
  }
}

/// The other storyboards among the inputs, as the check of one looks at them.
package struct OtherStoryboards: Sendable {
  private let all: StoryboardSurfaces?
  /// The index of the storyboard that looks at the others; nil for one that is not among them.
  private let own: Int?

  /// Makes a view of the others from the storyboard of an index.
  package init(_ all: StoryboardSurfaces?, from own: Int? = nil) {
    (self.all, self.own) = (all, own)
  }

  /// No other storyboards.
  package static let none = OtherStoryboards(nil)

  /// What the other storyboard of a name has; nil where there is none, and of several, of which nothing is known.
  subscript(name: String) -> StoryboardSurface? {
    guard let all, let indexes = all.indexes[name] else { return nil }
    let others = indexes.filter { $0 != own }
    return others.count == 1 ? all.surfaces[others[0]] : nil
  }

  /// Whether a controller of another storyboard declares the method in which a way back ends.
  func declare(_ action: String) -> Bool { all?.unwindActions.contains(action) == true }
}
