import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// A storyboard of a preview: its map, and its scenes.
@MainActor
struct PreviewStoryboard {
  private(set) var input: StoryboardInput
  /// The map, then the scenes in the order of the storyboard.
  private(set) var scenes: [PreviewScene]
  /// The texts that were read last, the storyboard's own first; empty where a file could not be read.
  private var texts: [SourceText] = []

  /// Begins with a storyboard that was not read.
  init(_ input: StoryboardInput) {
    self.input = input
    scenes = [PreviewScene(path: input.manifest.path)]
  }

  /// Reads and compiles the storyboard where something is new.
  mutating func update(_ input: StoryboardInput, _ reading: PreviewReading, isForced: Bool) {
    var texts: [SourceText] = []
    for file in input.files {
      switch reading.bytes(of: file.path) {
      case .success(let bytes): texts.append(SourceText(path: file.path, bytes: bytes))
      case .failure(let problem):
        (self.input, self.texts) = (input, [])
        return take(problem)
      }
    }
    let isSame = texts.map(\.path) == self.texts.map(\.path) && texts.map(\.bytes) == self.texts.map(\.bytes)
    guard isForced || !isSame else { return }
    (self.input, self.texts) = (input, texts)
    guard let project = reading.project(for: input.manifest.path) else { return take(.settings) }
    let checked = checked(texts, in: project)
    setScenes(of: checked)
    if let storyboard = checked.storyboard {
      let shown = ShownStoryboard(path: input.manifest.path, project: project, checked: checked, validated: storyboard)
      let found = scenes.map { diagnostics(of: $0, in: checked) }
      for index in scenes.indices {
        guard let content = ShownScene(of: scenes[index], in: shown, original: text(at: scenes[index].path)) else {
          continue
        }
        scenes[index].take(content, found[index], of: text(at: scenes[index].path), at: reading.time)
      }
    } else {
      takeBroken(checked, in: project)
    }
  }

  private func checked(_ texts: [SourceText], in project: Project) -> CheckedStoryboard {
    let members = texts.dropFirst().map { StoryboardMember(name: SourceKind.name(ofPath: $0.path), source: $0) }
    return project.pipeline.checkedStoryboard(manifest: texts[0], members: Array(members))
  }

  private func text(at path: String) -> SourceText { texts.first { $0.path == path } ?? texts[0] }

  private mutating func take(_ problem: PreviewProblem) {
    for index in scenes.indices { scenes[index].take(problem) }
  }

  /// Lists the scenes that the texts have; of a text that cannot be read at all, those that it had.
  private mutating func setScenes(of checked: CheckedStoryboard) {
    let names = checked.lowered.scenes.map(\.name.value)
    guard !names.isEmpty || checked.storyboard != nil else { return }
    let paths = input.files.map(\.path)
    let listed = zip(names, checked.locations).map { name, location in
      location.text == 0 || !paths.indices.contains(location.text)
        ? PreviewScene(path: paths[0], name: name) : PreviewScene(path: paths[location.text])
    }
    scenes =
      [scenes[0]]
      + listed.map { scene in scenes.first { $0.path == scene.path && $0.name == scene.name && !isMap($0) } ?? scene }
  }

  /// Whether an entry is the map, which has the storyboard's own file and no name.
  private func isMap(_ scene: PreviewScene) -> Bool { scene.path == input.manifest.path && scene.name == nil }

  /// The name of a scene in the storyboard; nil for the map.
  private func name(of scene: PreviewScene) -> String? {
    isMap(scene) ? nil : scene.name ?? SourceKind.name(ofPath: scene.path)
  }

  // MARK: - Texts with errors

  /// Takes texts with errors: with broken lines mended or left out, the scenes may be shown all the same.
  private mutating func takeBroken(_ checked: CheckedStoryboard, in project: Project) {
    var repaired: ShownStoryboard?
    let mended = texts.map { text -> SourceText? in
      // Only lines of YAML can be mended.
      guard SourceKind(path: text.path)?.isDocument != true else { return nil }
      let edited = scenes.first { $0.path == text.path }?.editedLines(to: text)
      return TextRepair.repaired(text, limits: project.pipeline.limits, edited: edited)?.source
    }
    if mended.contains(where: { $0 != nil }) {
      let again = self.checked(zip(texts, mended).map { $1 ?? $0 }, in: project)
      repaired = again.storyboard.map {
        ShownStoryboard(path: input.manifest.path, project: project, checked: again, validated: $0)
      }
    }
    let elsewhere = checked.texts.lazy.map(\.found).compactMap { found -> String? in
      guard let error = found.diagnostics.first(where: { $0.severity == .error }) else { return nil }
      let position = found.source.position(at: error.range.lowerBound)
      return "\(found.source.path):\(position.line):\(position.column): \(error.message)"
    }.first
    for index in scenes.indices {
      let found = diagnostics(of: scenes[index], in: checked)
      let text = text(at: scenes[index].path)
      scenes[index].take(
        repaired: repaired.flatMap { ShownScene(of: scenes[index], in: $0, original: text) },
        found,
        of: text,
        problem: found.hasErrors ? nil : elsewhere
      )
    }
  }

  /// What was found in a scene, in what the author wrote; for the map, all that was found in the storyboard's own file.
  private func diagnostics(of scene: PreviewScene, in checked: CheckedStoryboard) -> [Diagnostic] {
    guard let name = name(of: scene) else { return checked.manifest.found.diagnostics }
    guard let index = checked.lowered.scenes.firstIndex(where: { $0.name.value == name }),
      checked.locations.indices.contains(index), checked.texts.indices.contains(checked.locations[index].text)
    else { return [] }
    let location = checked.locations[index]
    var text = checked.texts[location.text]
    // A file of its own is the scene; of the storyboard's own file, a part is.
    if location.text == 0, let root = location.root {
      let range = text.tree[root].range
      text.diagnostics.removeAll { $0.range.lowerBound < range.lowerBound || $0.range.lowerBound >= range.upperBound }
      return text.tree.source.origin.map { $0.located(text.diagnostics, in: text.tree.source) } ?? text.diagnostics
    }
    return text.found.diagnostics
  }
}

extension ShownScene {
  /// An entry of a storyboard; nil where the storyboard has no such scene.
  fileprivate init?(of scene: PreviewScene, in storyboard: ShownStoryboard, original: SourceText) {
    let validated = storyboard.validated
    if scene.name == nil, scene.path == storyboard.path {
      self.init(.map(storyboard), validated.storyboard.source, of: original)
      return
    }
    let name = scene.name ?? SourceKind.name(ofPath: scene.path)
    guard let index = validated.sceneIndex(named: name) else { return nil }
    self.init(.storyboardScene(storyboard, name: name), validated.scenes[index].scene.source, of: original)
  }
}
