import DioramaDriver
import SceneComparison
import SceneCompiler
import SceneLanguage
import SceneModel

/// Two storyboards to be compared.
struct ComparedStoryboards {
  let before: ComparedStoryboardInput
  let after: ComparedStoryboardInput

  /// Reads both; nil where that fails or one has errors, which is reported.
  @MainActor
  init?(_ old: String, _ new: String, settings: SettingSources, in run: ToolRun) {
    // Where one side has names for what the other knows by ids alone, both have these names.
    let isReversed =
      SourceKind(path: FilePath.trimmed(new)) == .storyboard
      || FilePath.trimmed(old).hasSuffix(StoryboardInput.compiledSuffix)
    let paths = isReversed ? [new, old] : [old, new]
    let first = ComparedStoryboardInput(paths[0], settings: settings, keeping: [:], in: run)
    let second = ComparedStoryboardInput(paths[1], settings: settings, keeping: first?.names ?? [:], in: run)
    guard let first, let second else { return nil }
    (before, after) = isReversed ? (second, first) : (first, second)
  }

  /// What changed.
  var difference: SceneDifference {
    var difference = SceneDifference(before.storyboard, after.storyboard)
    // What a storyboard says and no nib keeps is no change.
    if let own = before.decompiledAgain(like: after) { difference.remove(SceneDifference(before.storyboard, own)) }
    if let own = after.decompiledAgain(like: before) { difference.remove(SceneDifference(own, after.storyboard)) }
    return difference
  }

  /// What changed, for a review: an entry for the storyboard itself, and one for each scene that differs; empty where nothing does.
  ///
  /// - Parameter all: Whether scenes without a change have an entry, too, since files that they show differ.
  func reviewed(path: String, all: Bool = false) -> [ReviewedFile] {
    let difference = difference
    var files: [ReviewedFile] = []
    let whole = SceneDifference(difference.changes.filter { $0.scene == nil })
    if !whole.changes.isEmpty {
      files.append(ReviewedFile(path: path, before: nil, after: nil, lines: whole.lines))
    }
    var newNames: [String: String] = [:]
    for change in whole.changes {
      guard change.object.hasPrefix(Self.scene) else { continue }
      let name = String(change.object.dropFirst(Self.scene.count))
      switch change.kind {
      case .renamed: newNames[name] = change.new
      case .added: files.append(before.entry(path, nil, after.nib(ofScene: name), name, ["+ the scene"]))
      case .removed: files.append(before.entry(path, before.nib(ofScene: name), nil, name, ["- the scene"]))
      default: break
      }
    }
    for name in before.storyboard.sceneNames {
      let changes = difference.changes.filter { $0.scene == name }
      let other = newNames[name] ?? name
      guard !changes.isEmpty || all && after.storyboard.sceneNames.contains(other) else { continue }
      var file = before.entry(
        path,
        before.nib(ofScene: name),
        after.nib(ofScene: other),
        other,
        SceneDifference(changes).lines
      )
      if let old = before.storyboard.scene(named: name), let new = after.storyboard.scene(named: other) {
        file.oldObjects = old.objects(byThoseOf: new)
      }
      files.append(file)
    }
    return files
  }

  private static let scene = "scene "
}

extension ComparedStoryboardInput {
  /// The entries of a storyboard that is on one side alone: its scenes, of many the first.
  func reviewed(path: String, isNew: Bool) -> [ReviewedFile] {
    let line = isNew ? "+ the storyboard" : "- the storyboard"
    let names = storyboard.sceneNames.prefix(Self.mostScenes)
    let scenes = names.map { name in
      entry(path, isNew ? nil : nib(ofScene: name), isNew ? nib(ofScene: name) : nil, name, [line])
    }
    return scenes.isEmpty ? [ReviewedFile(path: path, before: nil, after: nil, lines: [line])] : scenes
  }

  private static let mostScenes = 40

  /// An entry of a scene.
  fileprivate func entry(
    _ path: String,
    _ before: NibInput?,
    _ after: NibInput?,
    _ scene: String,
    _ lines: [String]
  ) -> ReviewedFile {
    ReviewedFile(path: "\(path), \(scene)", before: before, after: after, lines: lines)
  }

  /// A scene as a nib of its own, to be shown; nil where there is none of that name.
  func nib(ofScene name: String) -> NibInput? {
    guard let index = storyboard.sceneNames.firstIndex(of: name), validated.scenes.indices.contains(index) else {
      return nil
    }
    let scene = validated.scenes[index]
    return NibInput(path: path, project: project, scene: scene)
  }
}
