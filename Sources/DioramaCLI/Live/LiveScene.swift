import DioramaDriver
import DioramaUI
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The live objects of a scene or of a storyboard, as far as they were made.
@MainActor
final class LiveScene {
  /// The controller at which a user begins.
  let root: UIViewController
  /// What is known of the objects in the window.
  var nib: LiveNib
  /// The objects of the scenes; nil for a nib.
  private(set) var objects: SceneObjects?
  /// The project; nil for a nib.
  let project: Project?
  /// What File's Owner is called: its class where the scene has one.
  let ownerName: String
  /// What is not shown, in lines.
  private(set) var notes: [String] = []
  private var storyboard: LiveStoryboard?
  private var sceneNames: [String] = []
  private var prototypes: [StoryboardController: EmittedNib.Indexes] = [:]
  /// The folder of the compiled storyboard; nil for a scene.
  private var folder: URL?
  /// Everything that was loaded: what is gone from the window keeps its identity.
  private var kept: [[NSObject?]] = []

  /// Loads a scene or a nib.
  init(_ input: NibInput, _ texts: LocaleTexts.Shown?) throws(NibLoadingError) {
    nib = try LiveNib(loading: input.archive, texts: texts)
    nib.takeDeclarations(of: input.project)
    objects = input.objects(in: nib)
    project = input.project
    kept = [nib.listedObjects]
    ownerName = input.scene.map { "owner (\($0.scene[Scene.owner].className.value))" } ?? "owner"
    let owned = nib.owner.outlets["view"]?.lazy.compactMap { $0 as? UIView }.first
    let top = nib.topLevelObjects.filter { $0 is UIView || $0 is UIViewController }
    let shown = owned ?? top.first
    root = LiveScene.root(for: shown, fills: owned != nil)
    let others = top.filter { object in
      let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
      return object !== shown && view?.superview == nil
    }
    guard !others.isEmpty else { return }
    let subject =
      others.count == 1 ? "another object at the top of the scene is" : "\(others.count) other objects at the top are"
    notes.append("\(subject) not on the screen")
  }

  /// Begins a storyboard, which is compiled into a folder.
  ///
  /// - Returns: Nil where the storyboard has no initial controller and no scene is named.
  init?(_ shown: ShownStoryboard, _ texts: LocaleTexts.Shown?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    self.folder = folder
    let live: LiveStoryboard
    do {
      live = try LiveStoryboard(shown.validated, with: shown.project.pipeline, below: folder)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    let loading = LoadedNibs()
    guard let root = try live.start(at: shown.scene, texts, didLoad: { loading.take($0, $1) }) else {
      try? FileManager.default.removeItem(at: folder)
      return nil
    }
    self.root = root
    ownerName = "owner"
    storyboard = live
    project = shown.project
    sceneNames = shown.validated.storyboard.scenes.map(\.name.value)
    nib = LiveNib(topLevelObjects: [root])
    nib.texts = texts
    objects = SceneObjects(shown.validated, showing: shown.scene.flatMap { shown.validated.sceneIndex(named: $0) } ?? 0)
    loading.didTake = { [weak self] in self?.take($0, $1) }
    for (name, listed) in loading.first { take(name, listed) }
  }

  /// Removes what was written.
  func close() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
    folder = nil
  }

  /// The name of a controller for a user: its title, its scene or its class.
  func name(of controller: UIViewController) -> String {
    if controller is StageController { return ownerName }
    let title = [controller.navigationItem.title, controller.title].lazy.compactMap { $0 }.first { !$0.isEmpty }
    let scene = objects?.sceneIndex(of: controller).flatMap { sceneNames.indices.contains($0) ? sceneNames[$0] : nil }
    let className = objects?.className(of: controller) ?? nib.className(of: controller)
    guard let scene else { return title ?? className }
    return title.map { $0 == scene ? scene : "\(scene) \"\($0)\"" } ?? scene
  }

  private func take(_ name: String, _ listed: [NSObject?]) {
    kept.append(listed)
    guard let indexes = storyboard?.indexes(ofNib: name) else { return }
    for (scene, found) in indexes.objects { objects?.take(listed, at: found, ofScene: scene) }
    prototypes.merge(indexes.prototypes) { first, _ in first }
  }

  /// Shows the prototypes of tables and collections that have come into a window, and knows their objects.
  func showPrototypes(in window: UIWindow) {
    nib.topLevelObjects = [window]
    guard nib.showPrototypes() else { return }
    window.layoutIfNeeded()
    nib.layOutPrototypes()
    kept += nib.prototypeObjects.values.map { $0 }
    if storyboard == nil {
      if let project { objects?.takePrototypes(of: nib, compiledBy: project.pipeline) }
    } else {
      objects?.takePrototypes(of: nib) { [prototypes] in prototypes[$0] ?? EmittedNib.Indexes() }
    }
  }

  /// The controller of an object at the top of a scene, or one that is made for it.
  private static func root(for object: NSObject?, fills: Bool) -> UIViewController {
    if let controller = object as? UIViewController { return controller }
    guard let window = object as? UIWindow else { return stage(for: object as? UIView, fills: fills) }
    // What a window of the scene shows goes into that of the session.
    window.isHidden = true
    if let controller = window.rootViewController {
      window.rootViewController = nil
      return controller
    }
    let ground = UIView(frame: UIRuntime.shared.screenBounds)
    ground.backgroundColor = window.backgroundColor
    for view in window.subviews { ground.addSubview(view) }
    return stage(for: ground, fills: true)
  }

  /// A controller for a view that has none: the view fills the screen, or keeps its size in the safe area.
  private static func stage(for view: UIView?, fills: Bool) -> UIViewController {
    let controller = StageController()
    let screen = UIRuntime.shared.screenBounds
    guard let view else {
      controller.view = UIView(frame: screen)
      return controller
    }
    let size = view.bounds.size
    if fills || size == .zero || (size.width >= 320 && size.height >= 480) {
      controller.view = view
      return controller
    }
    let ground = UIView(frame: screen)
    ground.backgroundColor = .systemBackground
    view.frame.origin = CGPoint(x: 0, y: UIRuntime.shared.screenSafeAreaInsets.top)
    ground.addSubview(view)
    controller.view = ground
    return controller
  }
}

/// Takes the nibs of a storyboard as they are loaded.
@MainActor
private final class LoadedNibs {
  /// The nibs that were loaded before anybody listened.
  private(set) var first: [(String, [NSObject?])] = []
  var didTake: (@MainActor (String, [NSObject?]) -> Void)?

  func take(_ name: String, _ objects: [NSObject?]) {
    if let didTake { didTake(name, objects) } else { first.append((name, objects)) }
  }
}
