import DioramaUI
import Foundation
import NibArchive
import NibLoader
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// An application of one storyboard, compiled from text, driven by taps from its launch to a form and back.
@MainActor
@Suite struct KioskAppTests {
  // In a process of its own: there is one application and one clock.
  @Test func fromLaunchToAFormAndBack() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await KioskAppTests.drive()
    }
    // What the application wrote, where that is not what it should have written.
    let other = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(other == "")
  }

  private struct Problems: Error {
    var texts: [String]
  }

  /// Compiles the storyboard into a bundle of its own, which is gone after a body has run.
  private static func withBundle(_ body: (Bundle) throws -> Void) throws {
    let path = "Tests/Fixtures/storyboard-app/Main.storyboard.yaml"
    let members = try Fixtures.members(of: path).map { member in
      StoryboardMember(
        name: member.name,
        source: SourceText(path: member.path, bytes: try Repository.bytes(member.path))
      )
    }
    let manifest = SourceText(path: path, bytes: try Repository.bytes(path))
    let checked = Pipeline().checkedStoryboard(manifest: manifest, members: members)
    guard let storyboard = checked.storyboard else {
      throw Problems(texts: checked.texts.flatMap(\.diagnostics).map(\.message))
    }
    let compiled = emitStoryboard(storyboard)
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("Main.storyboardc")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(compiled.infoPlist).write(to: folder.appendingPathComponent("Info.plist"))
    for (plan, archive) in compiled.nibs {
      try Data(archive.encoded()).write(to: folder.appendingPathComponent("\(plan.name).nib"))
    }
    try body(try #require(Bundle(path: root.path)))
  }

  private static func drive() throws {
    UINib.register([
      NibClass(KioskPage.self, parent: UIViewController.self, name: "Kiosk.PageController"),
      NibClass(
        KioskList.self,
        parent: UIViewController.self,
        name: "Kiosk.ListController",
        outlets: [NibOutlet("openButton", \KioskList.openButton)],
        actions: [NibAction("unwindToList:", KioskList.unwindToList)],
        creators: [NibCreator("makeDetail:sender:", KioskList.makeDetail)]
      ),
    ])
    let clock = ManualClock(now: 1000)
    UIRuntime.shared.mainLoop.clock = clock
    try withBundle { bundle in
      let system = ApplicationDriver()
      system.launch(mainStoryboard: "Main", delegate: KioskDelegate(), bundle: bundle)
      try use(clock)
      system.terminate()
      CATransaction.flush()
      clock.advance(by: 1)
    }
    KioskPage.write("-- end")
    KioskPage.write("alive=\(KioskPage.alive)")
    let expected = try Repository.text("Tests/Fixtures/storyboard-app/Kiosk.log").split(separator: "\n").map(
      String.init
    )
    guard KioskPage.log != expected else { return }
    FileHandle.standardError.write(Data(KioskPage.log.joined(separator: "\n").utf8))
  }

  private static func use(_ clock: ManualClock) throws {
    let window = try #require(UIApplication.shared.keyWindow)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let user = UserDriver(window)
    func settle() {
      CATransaction.flush()
      clock.advance(by: 1)
      CATransaction.flush()
    }
    func tap(_ title: String, in controller: UIViewController?) throws {
      KioskPage.write("-- tap \(title)")
      let buttons = controller?.view.subviews.compactMap { $0 as? UIButton } ?? []
      user.tap(try #require(buttons.first))
      settle()
    }
    settle()
    try tap("Open", in: stack.topViewController)
    KioskPage.write("stack=\(KioskPage.names(stack.viewControllers))")
    try tap("Edit", in: stack.topViewController)
    let forms = tabs.presentedViewController as? UINavigationController
    KioskPage.write("presented=\(KioskPage.names(forms?.viewControllers ?? []))")
    try tap("Done", in: forms?.topViewController)
    KioskPage.write(
      "stack=\(KioskPage.names(stack.viewControllers)) presented=\(tabs.presentedViewController == nil ? "none" : "some")"
    )
  }
}

/// The application's delegate, which only has the window.
private final class KioskDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let stack = (window?.rootViewController as? UITabBarController)?.selectedViewController
    let top = (stack as? UINavigationController)?.topViewController
    KioskPage.write("launch: \(top?.title ?? "none"), window \(window?.isHidden == false ? "shown" : "hidden")")
  }
}

/// A page that writes what it is told.
class KioskPage: UIViewController {
  static var log: [String] = []
  private static var pages: [() -> KioskPage?] = []

  static func write(_ entry: String) { log.append(entry) }

  static func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "untitled" }.joined(separator: ",")
  }

  /// The pages that are alive and were shown.
  static var alive: String {
    let found = pages.compactMap { $0() }.filter(\.isViewLoaded)
    return found.isEmpty ? "none" : names(found)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.pages.append { [weak self] in self }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    KioskPage.write("\(title ?? "") viewDidLoad\(children.isEmpty ? "" : " children=\(KioskPage.names(children))")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    KioskPage.write("\(title ?? "") viewDidAppear")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    KioskPage.write("\(title ?? "") shouldPerform \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    KioskPage.write("\(title ?? "") prepare \(segue.identifier ?? "")")
  }
}

/// The first page, which makes the detail and takes the way back.
final class KioskList: KioskPage {
  weak var openButton: UIButton?

  override func viewDidLoad() {
    KioskPage.write("\(title ?? "") viewDidLoad button=\(openButton == nil ? "none" : "connected")")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?) -> KioskPage? {
    KioskPage.write("List makes Detail")
    return KioskPage(coder: coder)
  }

  func unwindToList(_ segue: UIStoryboardSegue) {
    KioskPage.write("List unwindToList from \(segue.source.title ?? "")")
  }
}
