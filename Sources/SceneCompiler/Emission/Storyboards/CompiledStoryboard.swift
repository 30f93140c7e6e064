package import NibArchive
package import SceneCatalog
package import SceneModel

/// A compiled storyboard: the files of its folder.
package struct CompiledStoryboard: Sendable {
  /// What `Info.plist` says.
  package var info: StoryboardInfo
  /// The nibs with their names, which have no suffix, in the order of the plan.
  package var nibs: [(plan: StoryboardPlan.Nib, archive: NibArchive)]

  /// The bytes of `Info.plist`.
  package var infoPlist: [UInt8] { info.encoded() }
}

/// A storyboard's nibs and what its `Info.plist` says.
///
/// The same storyboard always gives the same files. Nothing can go wrong here: what could has been reported by validation.
///
/// - Parameters:
///   - storyboard: The storyboard.
///   - scenes: Its scenes, in the order of `storyboard.scenes`.
///   - tools: The version of Xcode like which nibs are written.
///   - names: How nibs are named.
///   - plans: How classes are written.
package func emitStoryboard(
  _ storyboard: Storyboard,
  _ scenes: [ValidatedScene],
  like tools: NibTools = .usual,
  names: StoryboardNames = .scenes,
  plans: ClassPlans = ClassPlans()
) -> CompiledStoryboard {
  let emission = StoryboardEmission(
    StoryboardPlan(storyboard, scenes, names: names),
    EmissionOptions(like: tools, plans: plans)
  )
  return CompiledStoryboard(
    info: emission.plan.info,
    nibs: emission.plan.nibs.map { ($0, emission.archive(of: $0.content)) }
  )
}
