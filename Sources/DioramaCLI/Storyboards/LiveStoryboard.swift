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

  private static let name = "Main"

  /// Compiles a storyboard into a folder, from which its scenes are loaded as long as that is there.
  ///
  /// - Throws: Why the folder cannot be written, or what is wrong with the storyboard that was.
  init(_ validated: ValidatedStoryboard, with pipeline: Pipeline, below folder: URL) throws {
    self.validated = validated
    plan = StoryboardPlan(validated, includesAll: true)
    let compiled = StoryboardEmission(plan, EmissionOptions(like: pipeline.tools))
    let root = folder.appendingPathComponent(Self.name + StoryboardInput.compiledSuffix)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(plan.info.encoded()).write(to: root.appendingPathComponent("Info.plist"))
    for nib in plan.nibs {
      try Data(compiled.archive(of: nib.content).encoded()).write(to: root.appendingPathComponent(nib.name + ".nib"))
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
