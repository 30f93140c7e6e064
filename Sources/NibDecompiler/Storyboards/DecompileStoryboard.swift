import NibArchive
import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Turns a compiled storyboard into one of texts: the scenes with their controllers, views, connections and segues.
///
/// What no catalog knows is not kept, as it is of a single nib: the differences say which nibs a compilation would give otherwise. The
/// same folder always gives the same texts.
///
/// - Parameters:
///   - files: The folder.
///   - path: The path of the storyboard's own file, for messages.
///   - names: The names that scenes have already, by the words that stand for them in the names of nibs.
/// - Throws: Why no storyboard can say what the folder holds.
package func decompileStoryboard(
  _ files: StoryboardNibs,
  path: String,
  keeping names: [String: String] = [:],
  with pipeline: Pipeline = Pipeline()
) throws(DecompilationError) -> StoryboardDecompilation {
  for archive in files.nibs.values {
    guard archive.coderVersion == 9 || archive.coderVersion == 10 else {
      throw .unknownCoder(Int(archive.coderVersion))
    }
  }
  var decompiler = StoryboardDecompiler(files, path: path, keeping: names, with: pipeline)
  return try decompiler.decompiled()
}

/// The state of the decompilation of a storyboard.
struct StoryboardDecompiler {
  private let files: StoryboardNibs
  private let path: String
  private let pipeline: Pipeline
  private let survey: StoryboardNibSurvey
  private var readings: [ObjectReading] = []
  private var storyboard = Storyboard(source: SourceText(path: "", text: ""))

  init(_ files: StoryboardNibs, path: String, keeping names: [String: String], with pipeline: Pipeline) {
    (self.files, self.path, self.pipeline) = (files, path, pipeline)
    survey = StoryboardNibSurvey(files, keeping: names)
    var destinations: [String: String] = [:]
    for identifier in files.info.nibNames.keys { destinations[identifier] = survey.name(ofIdentifier: identifier) }
    for unit in survey.units {
      guard let content = survey.contents[unit.nib] else { continue }
      let part = StoryboardUnit(
        contents: survey.contents,
        links: (survey.links[unit.nib] ?? [:]).filter { $0.key != unit.controller },
        destinations: destinations
      )
      var reading = ObjectReading(content, controller: unit.controller, part, catalog: pipeline.catalog)
      ObjectNames.assign(to: &reading)
      for id in reading.ids where reading.isController(id) { reading.scene[id].identifier = nil }
      if let word = unit.word, !StoryboardNibSurvey.isName(word), let root = reading.scene.viewController {
        reading.scene[root].interfaceBuilderID = word
      }
      readings.append(reading)
    }
    addManifest()
  }

  private mutating func addManifest() {
    storyboard.initialViewController = files.info.entryPoint.flatMap { survey.name(ofIdentifier: $0) }.map {
      Located(unwritten: $0)
    }
    for reference in survey.references {
      var made = StoryboardReference(
        name: Located(unwritten: reference.name),
        range: .unwritten,
        storyboardName: Located(unwritten: reference.target.storyboardName)
      )
      made.identifier = reference.target.controllerIdentifier.map { Located(unwritten: $0) }
      made.bundle = reference.target.bundleIdentifier.map { Located(unwritten: $0) }
      if let id = reference.interfaceBuilderID {
        made.interfaceBuilder = [.init(SceneKeys.InterfaceBuilder.id, .text(id))]
      }
      storyboard.references.append(made)
    }
  }

  /// The storyboard without what the language does not allow.
  mutating func decompiled() throws(DecompilationError) -> StoryboardDecompilation {
    guard readings.allSatisfy({ $0.scene.viewController != nil }) else {
      throw .notEqual("a scene's controller is of no class that a scene can have")
    }
    var checked = try validStoryboard()
    // While the scenes are checked against the rules every object needs a name; a reader needs those that something refers to.
    let named = readings
    for index in readings.indices {
      readings[index] = UnusedNames.leftOut(of: readings[index], text(of: readings[index]))
    }
    let shorter = self.checked()
    if shorter.storyboard == nil { readings = named } else { checked = shorter }
    guard let validated = checked.storyboard else { throw .notEqual(Self.problem(of: checked)) }
    var result = storyboard
    result.scenes = scenes(asFiles: false)
    result.colors = [:]
    let members = result.scenes.filter { !$0.isInline }
    let texts = ScenePrinter.texts(of: members.map(\.scene), pipeline.catalog)
    return StoryboardDecompilation(
      text: ScenePrinter.text(of: result, pipeline.catalog),
      members: zip(members, texts).map { ($0.name.value, $1) },
      storyboard: validated,
      differences: differences(from: validated)
    )
  }

  private mutating func validStoryboard() throws(DecompilationError) -> CheckedStoryboard {
    var checked = self.checked()
    for _ in 0..<WritingRounds.nib where checked.storyboard == nil {
      var isChanged = false
      for (index, text) in checked.members.enumerated() {
        let parts = ScenePartSearch(readings[index].scene, in: text.tree)
        if Demotion.apply(text.diagnostics, parts, to: &readings[index]) { isChanged = true }
      }
      guard isChanged else { break }
      checked = self.checked()
    }
    guard checked.storyboard != nil else { throw .notEqual(Self.problem(of: checked)) }
    return checked
  }

  private static func problem(of checked: CheckedStoryboard) -> String {
    checked.texts.lazy.flatMap(\.diagnostics).first { $0.severity == .error }?.message ?? "it is not valid"
  }

  /// The storyboard with a text for every scene, checked against the rules.
  private func checked() -> CheckedStoryboard {
    var manifest = storyboard
    manifest.scenes = scenes(asFiles: true)
    let members = zip(survey.units, readings).map { unit, reading in
      StoryboardMember(
        name: unit.name,
        source: SourceText(path: "\(unit.name)\(SourceKind.scene.suffix)", text: text(of: reading))
      )
    }
    let source = SourceText(path: path, text: ScenePrinter.text(of: manifest, pipeline.catalog))
    return pipeline.checkedStoryboard(manifest: source, members: members)
  }

  private func text(of reading: ObjectReading) -> String {
    ScenePrinter.text(of: scene(of: reading), pipeline.catalog)
  }

  private func scene(of reading: ObjectReading) -> Scene {
    var scene = reading.scene
    scene.colors = reading.assetColors
    return scene
  }

  /// The scenes: containers stand in the storyboard's own file, and so does a scene that is alone.
  private func scenes(asFiles: Bool) -> [StoryboardScene] {
    zip(survey.units, readings).map { unit, reading in
      let isInline = !asFiles && (survey.units.count == 1 || unit.viewNib == nil)
      return StoryboardScene(name: Located(unwritten: unit.name), isInline: isInline, scene: scene(of: reading))
    }
  }

  // MARK: - What a compilation gives otherwise

  private func differences(from validated: ValidatedStoryboard) -> [StoryboardDecompilation.Difference] {
    let usual = pipeline.tools
    let coder = files.nibs.values.first?.coderVersion ?? usual.coderVersion
    let tools = usual.coderVersion == coder ? usual : NibTools(coderVersion: Int(coder))
    let usesIDs = survey.units.contains { $0.word.map { !StoryboardNibSurvey.isName($0) } ?? false }
    let compiled = emitStoryboard(validated, like: tools, names: usesIDs ? .interfaceBuilder : .scenes)
    let made = Dictionary(compiled.nibs.map { ($0.plan.name, $0.archive) }) { first, _ in first }
    var found: [StoryboardDecompilation.Difference] = []
    let views = files.nibs.values.flatMap { archive -> [String] in
      let content = NibContent(archive: archive)
      return archive.objects.indices.compactMap { content.string("UINibName", of: $0) }
    }
    for name in Set(files.nibs.keys).union(files.info.nibNames.values).union(views).sorted() {
      guard let expected = files.nibs[name] else {
        found.append(.init(nib: name, reason: "is missing"))
        continue
      }
      guard let archive = made[name] else {
        found.append(.init(nib: name, reason: "gets another name, or nothing leads there"))
        continue
      }
      if let difference = NibComparison(expected, archive).difference {
        found.append(.init(nib: name, reason: difference))
      }
    }
    return found
  }
}

extension ObjectReading {
  /// Whether an object is the scene's controller, or one that is written in it.
  func isController(_ id: ObjectID) -> Bool {
    id == scene.viewController || scene[id].slotName == "viewControllers"
  }
}
