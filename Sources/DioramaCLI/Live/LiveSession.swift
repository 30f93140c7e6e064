import DioramaDriver
import DioramaPicture
import DioramaUI
import Foundation
import JSONText
import NibLoader
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage

/// A screen that lives: a window with the controllers of a scene or a storyboard, and the user in front of it.
///
/// The application's code is not there. What its methods would have been called for is told.
@MainActor
final class LiveSession {
  /// What `open` gives to agents.
  let name: String
  let path: String
  let scene: LiveScene
  let window: UIWindow
  let user: UserDriver
  private let files: RuntimeFiles
  private let variant: PictureVariant
  private let clock = ManualClock()
  /// What could not be done in the step that is done.
  private var told: [String] = []
  private var misses: [String] = []

  /// How long animations may take that a step begins, in seconds.
  private static let rest = 1.0

  /// Shows a scene in a window.
  ///
  /// - Parameters:
  ///   - name: The name of the session.
  ///   - path: The file of the scene.
  ///   - files: The images and fonts of the project.
  ///   - choice: The screen and what its user prefers.
  ///   - make: Loads the scene.
  init(
    named name: String,
    path: String,
    files: RuntimeFiles,
    choice: PictureChoice,
    _ make: () throws -> LiveScene?
  ) throws {
    (self.name, self.path, self.files) = (name, path, files)
    variant = choice.variant
    var loaded: Result<LiveScene?, any Error> = .success(nil)
    var (window, problems): (UIWindow?, [NibLoadingError]) = (nil, [])
    let variant = variant
    let clock = clock
    // Everything that is made is made for the screen and the user.
    let outer = UIRuntime.shared.mainLoop.clock
    UIRuntime.shared.mainLoop.clock = clock
    defer { UIRuntime.shared.mainLoop.clock = outer }
    files.using {
      UIRuntime.shared.showing(variant) {
        problems =
          UIRuntime.shared.standingInForNibs {
            loaded = Result { try make() }
            guard let scene = try? loaded.get() else { return }
            let made = UIWindow(frame: UIRuntime.shared.screenBounds)
            window = made
            made.rootViewController = scene.root
            made.makeKeyAndVisible()
            UIRuntime.shared.mainLoop.commit()
            scene.showPrototypes(in: made)
            clock.advance(by: LiveSession.rest)
          }.unloaded
      }
    }
    guard let scene = try loaded.get(), let window else {
      throw AgentProblem("the storyboard has no initial controller; name a 'scene'")
    }
    (self.scene, self.window) = (scene, window)
    user = UserDriver(window)
    told = problems.map { LiveSession.words(of: $0) }
  }

  /// What was told of since the last time.
  func takeTold() -> [String] {
    defer { told = [] }
    return Self.counted(told)
  }

  // MARK: - The runtime

  /// Does something with the screen, the clock and the files of the session; what is told of meanwhile is kept.
  func entering<Value>(_ body: () throws(AgentProblem) -> Value) throws(AgentProblem) -> Value {
    let runtime = UIRuntime.shared
    let outer = (runtime.mainLoop.clock, UserDriver.missTaker, runtime.warningTaker)
    let outerActions = (runtime.missingActionTaker, runtime.unwindTaker)
    defer {
      (runtime.mainLoop.clock, UserDriver.missTaker, runtime.warningTaker) = outer
      (runtime.missingActionTaker, runtime.unwindTaker) = outerActions
    }
    runtime.mainLoop.clock = clock
    UserDriver.missTaker = { [weak self] miss in
      self?.misses.append(miss.description)
      return true
    }
    runtime.warningTaker = { [weak self] warning in
      self?.tell(warning)
      return true
    }
    runtime.missingActionTaker = { [weak self] action, target in
      self?.tell(missing: action, target)
      return true
    }
    runtime.unwindTaker = { [weak self] action, controller in self?.takesUnwinding(action, controller) ?? false }
    misses = []
    return try files.using { () throws(AgentProblem) in
      try runtime.showing(variant) { () throws(AgentProblem) in
        let (value, unloaded) = try runtime.standingInForNibs { () throws(AgentProblem) in
          window.makeKey()
          return try body()
        }
        for problem in unloaded { tell(LiveSession.words(of: problem)) }
        if let miss = misses.first { throw AgentProblem(miss) }
        return value
      }
    }
  }

  /// Lets animations end, and shows what has come.
  func rest() {
    clock.advance(by: LiveSession.rest)
    scene.showPrototypes(in: window)
    UIRuntime.shared.mainLoop.commit()
  }

  private func tell(_ words: String) {
    if told.count < 1000 { told.append(words) }
  }

  private func tell(missing action: String, _ target: AnyObject) {
    let name = (target as? NSObject).flatMap { scene.objects?.className(of: $0) } ?? "\(Swift.type(of: target))"
    tell(Self.words(ofAction: action, of: name))
  }

  /// That an action was called for which there is no code.
  static func words(ofAction action: String, of name: String) -> String {
    "called \(MessageSpelling.swift(ofSelector: action) ?? action) of \(name), whose code is not here"
  }

  /// Lines that are the same once, with their number.
  static func counted(_ lines: [String]) -> [String] {
    let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }.map { line in
      let count = counts[line] ?? 1
      return count > 1 ? "\(line) (\(count) times)" : line
    }
  }

  private static func words(of problem: NibLoadingError) -> String { "left out: \(problem)" }

  /// Whether a controller may have an unwind action: one that the scene or the application's sources give it to, or, where neither
  /// does, the first of a class of the application.
  private func takesUnwinding(_ action: String, _ controller: UIViewController) -> Bool {
    if let objects = scene.objects, objects.haveUnwindAction(action) {
      return objects.unwindActions(of: controller).contains(action)
    }
    guard let catalog = scene.project?.pipeline.catalog, let name = scene.objects?.className(of: controller) else {
      return false
    }
    let application = catalog.application
    func declares(_ names: Set<String>) -> Bool {
      application.members(names).contains { $0.kind == .action && $0.name == action }
    }
    if application.hasSources, declares(Set(application.names())) { return declares(Set(application.lineage(name))) }
    return catalog.schema(named: name).map(\.isCustom) ?? true
  }

  // MARK: - What is in front

  /// The controllers from the outermost to the one in front, by the names that a user knows.
  var trail: [String] {
    var names: [String] = []
    var current: UIViewController? = window.rootViewController
    while let controller = current {
      switch controller {
      case let stack as UINavigationController:
        names += stack.viewControllers.dropLast().map { scene.name(of: $0) }
        current = stack.viewControllers.last ?? presented(by: controller)
        if stack.viewControllers.isEmpty { names.append(scene.name(of: controller)) }
      case let tabs as UITabBarController:
        current = tabs.selectedViewController ?? presented(by: controller)
      default:
        names.append(scene.name(of: controller))
        current = presented(by: controller)
      }
      if names.count > 100 { break }
    }
    return names
  }

  private func presented(by controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController, presented.presentingViewController != nil else {
      return nil
    }
    // A child gives what its container presents, too.
    return presented
  }
}
