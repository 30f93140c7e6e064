import DioramaDriver
import DioramaUI
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// A storyboard whose scenes can be made as live objects, whatever leads to them.
@MainActor
struct LiveStoryboard {
  let validated: ValidatedStoryboard
  private let plan: StoryboardPlan
  private let live: UIStoryboard
  /// Where the objects of the scenes are in the nibs, by the nib's name.
  private var indexes: [String: EmittedStoryboardNib.Indexes] = [:]

  private static let name = "Main"

  /// Compiles a storyboard into a folder, from which its scenes are loaded as long as that is there.
  ///
  /// - Throws: Why the folder cannot be written, or what is wrong with the storyboard that was.
  init(_ validated: ValidatedStoryboard, with pipeline: Pipeline, below folder: URL) throws {
    self.validated = validated
    plan = StoryboardPlan(validated, includesAll: true)
    let emission = StoryboardEmission(plan, EmissionOptions(like: pipeline.tools, details: .listIndexes))
    let root = folder.appendingPathComponent(Self.name + StoryboardInput.compiledSuffix)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(plan.info.encoded()).write(to: root.appendingPathComponent("Info.plist"))
    for nib in plan.nibs {
      let emitted = emission.nib(of: nib.content)
      try Data(emitted.archive.encoded()).write(to: root.appendingPathComponent(nib.name + ".nib"))
      indexes[nib.name] = emitted.listIndexes
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileReadUnknown) }
    live = try UIStoryboard(reading: Self.name, in: bundle)
    live.loadingOptions.isTolerant = true
    let named = validated.storyboard.references.compactMap { reference in
      plan.identifier(ofScene: reference.name.value).map { ($0, reference.name.value) }
    }
    let names = Dictionary(named) { first, _ in first }
    live.makeReference = { identifier in ReferencePlaceholder(name: names[identifier] ?? identifier) }
  }

  /// Makes the controller at which a user begins; nil where the storyboard has none.
  ///
  /// - Parameters:
  ///   - scene: The scene to begin with; nil for the initial one.
  ///   - texts: What is shown of localizable texts; nil for the texts themselves.
  ///   - didLoad: Is called with the objects of each nib that is loaded from now on.
  func start(
    at scene: String?,
    _ texts: LocaleTexts.Shown?,
    didLoad: @escaping @MainActor (_ nib: String, _ objects: [NSObject?]) -> Void
  ) throws -> UIViewController? {
    guard let identifier = scene.map({ plan.identifier(ofScene: $0) ?? $0 }) ?? plan.info.entryPoint else { return nil }
    live.loadingOptions.shownText = texts
    live.didLoadNib = { didLoad($0, $1.listedObjects) }
    return try live.makeController(identifier)
  }

  /// Where the objects of the scenes are in a nib, by its name.
  func indexes(ofNib name: String) -> EmittedStoryboardNib.Indexes? { indexes[name] }

  /// A scene's controller with its view and those in it, laid out on a screen, and the objects that they were made of.
  ///
  /// `texts` is what is shown of localizable texts; nil for the texts themselves.
  func shown(
    scene name: String,
    on screen: ScreenChoice,
    _ texts: LocaleTexts.Shown? = nil
  ) throws -> (nib: LiveNib, objects: SceneObjects) {
    var loaded: [(name: String, objects: [NSObject?])] = []
    live.didLoadNib = { loaded.append(($0, $1.listedObjects)) }
    defer { live.didLoadNib = nil }
    let nib = try nib(ofScene: name, on: screen, texts)
    var objects = SceneObjects(validated, showing: validated.sceneIndex(named: name) ?? 0)
    var prototypes: [StoryboardController: EmittedNib.Indexes] = [:]
    for (name, listed) in loaded {
      guard let indexes = indexes[name] else { continue }
      for (scene, found) in indexes.objects { objects.take(listed, at: found, ofScene: scene) }
      prototypes.merge(indexes.prototypes) { first, _ in first }
    }
    objects.takePrototypes(of: nib) { prototypes[$0] ?? EmittedNib.Indexes() }
    return (nib, objects)
  }

  /// A scene's controller with its view and those in it, laid out on a screen.
  ///
  /// `texts` is what is shown of localizable texts; nil for the texts themselves.
  func nib(ofScene name: String, on screen: ScreenChoice, _ texts: LocaleTexts.Shown? = nil) throws -> LiveNib {
    live.loadingOptions.shownText = texts
    let (made, problems) = UIRuntime.shared.standingInForNibs { () -> Result<UIViewController, any Error> in
      Result {
        let controller = try live.makeController(plan.identifier(ofScene: name) ?? name)
        Self.load(controller)
        return controller
      }
    }
    var nib = LiveNib(topLevelObjects: [try made.get()], report: problems)
    nib.texts = texts
    nib.layOut(on: screen)
    return nib
  }

  /// Loads a controller's view and those of its children, which come from the storyboard's folder.
  private static func load(_ controller: UIViewController) {
    var waiting = [controller]
    while let next = waiting.popLast() {
      next.loadViewIfNeeded()
      waiting += next.children
    }
  }
}
