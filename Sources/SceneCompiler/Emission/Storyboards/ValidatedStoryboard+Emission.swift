package import SceneCatalog

extension StoryboardPlan {
  /// Decides what of a storyboard is compiled.
  package init(_ storyboard: ValidatedStoryboard, names: StoryboardNames = .scenes, includesAll: Bool = false) {
    self.init(storyboard.storyboard, storyboard.scenes, names: names, includesAll: includesAll)
  }
}

/// The nibs of a storyboard in which every rule holds, and what its `Info.plist` says.
package func emitStoryboard(
  _ storyboard: ValidatedStoryboard,
  like tools: NibTools = .usual,
  names: StoryboardNames = .scenes,
  plans: ClassPlans = ClassPlans()
) -> CompiledStoryboard {
  emitStoryboard(storyboard.storyboard, storyboard.scenes, like: tools, names: names, plans: plans)
}
