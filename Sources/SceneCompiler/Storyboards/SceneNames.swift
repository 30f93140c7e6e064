import SceneDiagnostics
import SceneModel

extension StoryboardRule {
  /// Every name of a scene is the name of a scene or reference of the storyboard.
  static let sceneNames = StoryboardRule(
    kinds: [.unknownScene],
    summary: "Every name of a scene is the name of a scene or reference of the storyboard."
  ) { context in
    var uses: [(name: Located<String>, scene: Int?)] = []
    if let name = context.storyboard.initialViewController { uses.append((name, nil)) }
    for (index, scene) in context.scenes.enumerated() {
      for segue in scene.scene.segues { if let name = segue.destination { uses.append((name, index)) } }
      for id in scene.unusual { uses += scene.scene[id].sceneLinks.map { ($0.scene, index) } }
    }
    let unknown = uses.filter { !context.isKnown($0.name.value) }
    guard !unknown.isEmpty else { return [] }
    let names = context.names
    var suggestions: [String: String?] = [:]
    return unknown.map { use in
      let name = use.name.value
      // Where nearly all names are unknown they are no slips, and looking each up among all takes their product.
      if suggestions[name] == nil {
        let searches = suggestions.count < BoundedReports.suggestionLimit
        suggestions[name] = .some(searches ? Spelling.suggestion(for: name, in: names) : nil)
      }
      let hint =
        suggestions[name].flatMap { $0 }
        ?? (names.count <= 8 && !names.isEmpty
          ? "it has \(Wording.quotedList(names))" : nil)
      return Finding(
        Diagnostic(.unknownScene, "the storyboard has no scene '\(name)'", at: use.name.range, hint: hint),
        inScene: use.scene
      )
    }
  }
}
