import SceneDiagnostics
import SceneModel

extension StoryboardRule {
  /// Every name of a scene is the name of a scene or reference of the storyboard.
  static let unknownScene = StoryboardRule(
    kinds: [.unknownScene],
    summary: "Every name of a scene is the name of a scene or reference of the storyboard."
  ) { context in
    var uses: [(name: Located<String>, scene: Int?)] = []
    if let name = context.storyboard.initialViewController { uses.append((name, nil)) }
    for (index, scene) in context.scenes.enumerated() {
      for segue in scene.scene.segues { if let name = segue.destination { uses.append((name, index)) } }
    }
    uses += context.links.map { ($0.name, $0.scene) }
    let unknown = uses.filter { !context.isKnown($0.name.value) }
    guard !unknown.isEmpty else { return [] }
    let names = context.names
    var hints: [String: String?] = [:]
    return unknown.map { use in
      let name = use.name.value
      // Where nearly all names are unknown they are no slips, and looking each up among all takes their product.
      if hints[name] == nil {
        let nearest = hints.count < BoundedReports.suggestionLimit ? Spelling.suggestion(for: name, in: names) : nil
        let list = names.isEmpty || names.count > 8 ? nil : "it has \(Wording.quotedList(names))"
        hints[name] = .some(nearest ?? list)
      }
      return Finding(
        Diagnostic(
          .unknownScene,
          "the storyboard has no scene '\(name)'",
          at: use.name.range,
          hint: hints[name].flatMap { $0 }
        ),
        inScene: use.scene
      )
    }
  }

  /// Every scene and reference has a name of its own, whatever the case of its letters.
  static let duplicateScene = StoryboardRule(
    kinds: [.duplicateScene, .idForm],
    summary: "Every scene and reference has a name of its own."
  ) { context in
    var first: [String: (name: String, scene: Int?, range: SourceRange)] = [:]
    var findings: [Finding] = []
    func add(_ name: Located<String>, scene: Int?, at range: SourceRange) {
      guard let other = first[name.value.lowercased()] else {
        first[name.value.lowercased()] = (name.value, scene, range)
        return
      }
      let isSame = other.name == name.value
      let what = other.scene == nil ? "reference" : "scene"
      let diagnostic = Diagnostic(
        .duplicateScene,
        isSame
          ? "the storyboard has a \(what) '\(name.value)' already"
          : "the storyboard has a \(what) '\(other.name)', which differs in case only",
        at: range
      )
      let location = other.scene.map { context.description(of: other.range, inScene: $0) }
      if context.areOfOneText(scene, other.scene) || location == nil {
        findings.append(Finding(diagnostic.with(.init("the other one is here", at: other.range)), inScene: scene))
      } else {
        var diagnostic = diagnostic
        diagnostic.hint = location.map { "the other one is \($0)" }
        findings.append(Finding(diagnostic, inScene: scene))
      }
    }
    for reference in context.storyboard.references { add(reference.name, scene: nil, at: reference.name.range) }
    for (index, scene) in context.storyboard.scenes.enumerated() {
      let range = context.range(ofScene: index)
      add(scene.name, scene: index, at: range)
      guard !scene.isInline else { continue }
      if let problem = SceneName.problem(with: Located(scene.name.value, at: range), of: "the name of a scene's file") {
        findings.append(Finding(problem, inScene: index))
      }
    }
    return findings
  }

  /// Every storyboard identifier is one controller's.
  static let duplicateStoryboardIdentifier = StoryboardRule(
    kinds: [.duplicateStoryboardIdentifier],
    summary: "Every storyboard identifier is one controller's."
  ) { context in
    var first: [String: (identifier: Located<String>, scene: Int)] = [:]
    return context.identifiers.compactMap { use in
      guard let other = first[use.identifier.value] else {
        first[use.identifier.value] = use
        return nil
      }
      return context.finding(
        Diagnostic(
          .duplicateStoryboardIdentifier,
          "another controller has the storyboard identifier '\(use.identifier.value)'",
          at: use.identifier.range
        ),
        inScene: use.scene,
        "the other one has it here",
        at: other.identifier.range,
        inScene: other.scene
      )
    }
  }
}

extension Diagnostic {
  /// The diagnostic with another location.
  func with(_ note: Note) -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append(note)
    return diagnostic
  }
}
