import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What a storyboard contains, without where it contains it.
struct StoryboardMeaning: Equatable {
  /// What belongs to no scene.
  private let own: [String]
  /// What each scene has, by its name; of several scenes of one name, all.
  private let scenes: [String: [String]]
  /// The text that each scene is in.
  private let texts: [String: Int]

  init(_ checked: CheckedStoryboard) {
    var storyboard = checked.lowered
    var scenes: [String: [String]] = [:]
    var texts: [String: Int] = [:]
    let all = storyboard.scenes
    storyboard.scenes = []
    own = [Self.lines(of: storyboard), Self.settings(storyboard.colors, storyboard.assets, storyboard.canvasSize)]
    var alone = Storyboard(source: storyboard.source)
    for (scene, location) in zip(all, checked.locations) {
      alone.scenes = [scene]
      // What a file shares with the storyboard and has itself has the same meaning.
      let settings = Self.settings(scene.scene.colors, [], scene.scene.canvasSize)
      scenes[scene.name.value, default: []].append(Self.lines(of: alone) + settings)
      texts[scene.name.value] = location.text
    }
    self.scenes = scenes.mapValues { $0.sorted() }
    self.texts = texts
  }

  static func == (one: Self, other: Self) -> Bool { one.own == other.own && one.scenes == other.scenes }

  /// The texts, of some that were changed, that differ from what they were; empty where nothing differs.
  ///
  /// A difference in none of them comes from what all share: from the storyboard's own text, or from any.
  func texts(differingFrom old: Self, among changed: [Int]) -> [Int] {
    guard self != old else { return [] }
    let names = Set(scenes.keys).union(old.scenes.keys).filter { scenes[$0] != old.scenes[$0] }
    let differing = Set(names.compactMap { old.texts[$0] ?? texts[$0] }).intersection(changed)
    if !differing.isEmpty { return differing.sorted() }
    return changed.first == 0 ? [0] : changed
  }

  /// The lines of a storyboard's dump, without locations.
  private static func lines(of storyboard: Storyboard) -> String {
    storyboard.dump().split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      if let mark = line.lastIndex(of: "@"), line[..<mark].hasSuffix("  ") { line = line[..<mark].dropLast(2) }
      return line.hasSuffix(" (file)") ? String(line.dropLast(7)) : String(line)
    }.joined(separator: "\n")
  }

  private static func settings(
    _ colors: [String: SceneColor],
    _ assets: [Located<String>],
    _ size: (width: Double, height: Double)?
  ) -> String {
    let colors = colors.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(colors) \(assets.map(\.value)) \(size.map { "\($0.width) \($0.height)" } ?? "")"
  }
}
