import DioramaUI
import Dispatch
import Testing

/// When a controller is told that it appears and disappears (section 5).
@MainActor
@Suite struct AppearanceConformanceTests {
  let journal = Journal()

  @Test("AP-1, E2: only a change of the window is an appearance; hiding and moving are not") func firstLog() {
    let root = LoggingController("A", journal)
    let window = shown(root)
    let child = LoggingController("B", journal)
    func action(_ name: String, _ body: () -> Void) {
      journal.write("\(name)1")
      body()
      journal.write("\(name)2")
      CATransaction.flush()
    }
    journal.write("initView1")
    child.view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    journal.write("initView2")
    root.addChild(child)
    journal.write("initView3")
    CATransaction.flush()
    action("setUp") { root.view.addSubview(child.view) }
    action("remove") { child.view.removeFromSuperview() }
    action("setUp") { root.view.addSubview(child.view) }
    action("setChildViewHidden") { child.view.isHidden = true }
    action("cancelChildViewHidden") { child.view.isHidden = false }
    action("moveOut") { child.view.frame = CGRect(x: 1000, y: 0, width: 100, height: 100) }
    let shownOnce = ["setUp1", "B viewWillAppear", "setUp2", "B viewDidAppear"]
    #expect(
      journal.entries == ["initView1", "B viewDidLoad", "initView2", "initView3"] + shownOnce
        + ["remove1", "B viewWillDisappear", "remove2", "B viewDidDisappear"] + shownOnce
        + ["setChildViewHidden1", "setChildViewHidden2", "cancelChildViewHidden1", "cancelChildViewHidden2"]
        + ["moveOut1", "moveOut2"]
    )
    window.isHidden = true
  }

  // In a process of its own: there is one main queue, and other tests commit its turns too.
  @Test("AP-2, AP-4, E3: a block that waits in the main queue comes before viewDidAppear") func secondLog() async {
    await #expect(processExitsWith: .success) { await AppearanceConformanceTests.checkSecondLog() }
  }

  private static func checkSecondLog() async {
    let journal = Journal()
    let loop = UIRuntime.shared.mainLoop
    let root = LoggingController("A", journal)
    let window = shown(root)
    await loop.settle()
    let child = LoggingController("B", journal)
    let helper = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    journal.write("initView1")
    child.view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    journal.write("initView2")
    root.addChild(child)
    journal.write("initView3")
    helper.addSubview(child.view)
    await loop.settle()
    journal.write("setUp1")
    root.view.addSubview(helper)
    DispatchQueue.main.async { MainActor.assumeIsolated { journal.write("setUp2") } }
    await loop.settle()
    journal.write("remove1")
    helper.removeFromSuperview()
    journal.write("remove2")
    await loop.settle()
    #expect(
      journal.entries == [
        "initView1", "B viewDidLoad", "initView2", "initView3", "setUp1", "B viewWillAppear", "setUp2",
        "B viewDidAppear", "remove1", "B viewWillDisappear", "remove2", "B viewDidDisappear",
      ]
    )
    window.isHidden = true
  }

  @Test("AP-3, AP-17, VC-12: will-callbacks come inside the call, before the window changes") func ap3() {
    let controller = LoggingController("A", journal)
    var windowThen: UIWindow??
    controller.onViewWillAppear = { windowThen = .some($0.viewIfLoaded?.window) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(journal.entries == ["A viewDidLoad", "A viewWillAppear"])
    #expect(windowThen == .some(nil))
    #expect(controller.view.window === window)
    CATransaction.flush()
    #expect(journal.entries.last == "A viewDidAppear")
    window.rootViewController = nil
    #expect(journal.entries.last == "A viewWillDisappear")
    CATransaction.flush()
    #expect(journal.entries.last == "A viewDidDisappear")
    window.isHidden = true
  }

  @Test("AP-5: the whole order from loading to drawing") func wholeOrder() {
    let controller = LoggingController("VC", journal)
    controller.writesLayout = true
    let root = JournalView("root", journal)
    let child = CountingView("child", journal, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(child)
    journal.entries = []
    controller.view = root
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CATransaction.flush()
    let order = journal.entries
    func index(_ entry: String) -> Int { order.firstIndex(of: entry) ?? -1 }
    let steps = [
      "VC viewWillAppear", "VC viewWillLayoutSubviews", "VC viewDidLayoutSubviews", "child layout", "child draw",
      "VC viewDidAppear",
    ]
    #expect(steps.map(index) == steps.map(index).sorted() && !steps.map(index).contains(-1))
    #expect(index("VC viewWillAppear") < order.firstIndex { $0.contains("root willWin") } ?? -1)
    window.isHidden = true
  }

  @Test("AP-6, AP-7: a child that enters with its parent is told once, after it") func together() {
    let parent = LoggingController("P", journal)
    let child = LoggingController("C", journal)
    child.writesParents = true
    parent.onViewDidLoad = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    CATransaction.flush()
    window.rootViewController = nil
    CATransaction.flush()
    #expect(
      journal.entries == [
        "P viewDidLoad", "C willMove P", "C viewDidLoad", "C didMove P", "P viewWillAppear", "C viewWillAppear",
        "P viewDidAppear", "C viewDidAppear", "P viewWillDisappear", "C viewWillDisappear", "P viewDidDisappear",
        "C viewDidDisappear",
      ]
    )
    window.isHidden = true
  }

  /// Adds a child in both orders while the parent appears, when its view is in the window already.
  private func addWhileAppearing(_ add: @escaping (UIViewController, UIViewController) -> Void) -> [String] {
    let parent = LoggingController("P", journal)
    let child = LoggingController("C", journal)
    child.loadViewIfNeeded()
    parent.onViewDidLayoutSubviews = { parent in
      parent.onViewDidLayoutSubviews = { _ in }
      add(parent, child)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    CATransaction.flush()
    window.isHidden = true
    return journal.entries.filter { $0.hasPrefix("C view") && !$0.hasSuffix("DidLoad") }
  }

  @Test("AP-8, E4: addChild before addSubview in an appearing parent gives one viewDidAppear, with the parent's")
  func childFirst() {
    let told = addWhileAppearing { parent, child in
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    #expect(told == ["C viewDidAppear"])
  }

  @Test("AP-9, E4: addSubview before addChild in an appearing parent gives viewDidAppear twice") func viewFirst() {
    let told = addWhileAppearing { parent, child in
      parent.view.addSubview(child.view)
      parent.addChild(child)
    }
    #expect(told == ["C viewWillAppear", "C viewDidAppear", "C viewDidAppear"])
  }

  @Test("AP-9: the same two lines in viewDidLoad, or in a parent that has appeared, give one of each")
  func viewFirstElsewhere() {
    let parent = LoggingController("P", journal)
    let (early, late) = (LoggingController("E", journal), LoggingController("L", journal))
    parent.onViewDidLoad = { parent in
      parent.view.addSubview(early.view)
      parent.addChild(early)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    CATransaction.flush()
    parent.view.addSubview(late.view)
    parent.addChild(late)
    CATransaction.flush()
    for name in ["E", "L"] {
      #expect(journal.entries.filter { $0.hasPrefix("\(name) viewWillAppear") }.count == 1)
      #expect(journal.entries.filter { $0.hasPrefix("\(name) viewDidAppear") }.count == 1)
    }
    window.isHidden = true
  }

  @Test("AP-17: a child that is added in viewDidAppear appears once", arguments: [false, true])
  func addedAtLast(isViewFirst: Bool) {
    let (parent, child) = (AddingController(), LoggingController("C", journal))
    parent.child = child
    parent.isViewFirst = isViewFirst
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    CATransaction.flush()
    CATransaction.flush()
    for callback in ["viewWillAppear", "viewDidAppear"] {
      #expect(journal.entries.filter { $0.hasPrefix("C \(callback)") }.count == 1)
    }
    window.isHidden = true
  }

  @Test("AP-10, AP-12: a controller without a parent is told of its view's window, without animation") func alone() {
    let window = shownWindow()
    let controller = LoggingController("A", journal)
    window.addSubview(controller.view)
    CATransaction.flush()
    controller.view.removeFromSuperview()
    CATransaction.flush()
    #expect(
      journal.entries == [
        "A viewDidLoad", "A viewWillAppear", "A viewDidAppear", "A viewWillDisappear", "A viewDidDisappear",
      ]
    )
    window.isHidden = true
  }

  @Test("AP-13: a container that forwards nothing tells its children itself, at once") func ownForwarding() {
    let parent = LoggingController("P", journal)
    parent.forwards = false
    let child = LoggingController("C", journal)
    let window = shown(parent)
    child.loadViewIfNeeded()
    journal.entries = []
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    journal.write("adds")
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.endAppearanceTransition()
    journal.write("added")
    CATransaction.flush()
    #expect(
      journal.entries == [
        "C viewWillAppear animated moving in", "adds", "C viewDidAppear animated moving in", "added",
      ]
    )
    journal.entries = []
    window.rootViewController = nil
    CATransaction.flush()
    #expect(journal.entries == ["P viewWillDisappear", "P viewDidDisappear"])
    window.isHidden = true
  }

  @Test("AP-13: an end without a beginning, and a second beginning, change nothing and are warned of") func unbalanced()
  {
    let controller = LoggingController("C", journal)
    controller.loadViewIfNeeded()
    var warnings: [String] = []
    UIRuntime.shared.warningHandler = { warnings.append($0) }
    defer { UIRuntime.shared.warningHandler = nil }
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(journal.entries == ["C viewDidLoad", "C viewWillAppear", "C viewDidAppear"])
    #expect(warnings.filter { $0.hasPrefix("Unbalanced calls to begin/end appearance transitions for <") }.count == 2)
  }

  @Test("AP-15: isMovingToParent and isMovingFromParent hold inside the callbacks of such a change only") func moving()
  {
    let parent = LoggingController("P", journal)
    let child = LoggingController("C", journal)
    let window = shown(parent)
    child.loadViewIfNeeded()
    journal.entries = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    CATransaction.flush()
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    CATransaction.flush()
    #expect(!child.isMovingFromParent)
    parent.addChild(child)
    child.didMove(toParent: parent)
    CATransaction.flush()
    parent.view.addSubview(child.view)
    CATransaction.flush()
    #expect(
      journal.entries == [
        "C viewWillAppear moving in", "C viewDidAppear moving in", "C viewWillDisappear moving out",
        "C viewDidDisappear moving out", "C viewWillAppear", "C viewDidAppear",
      ]
    )
    window.isHidden = true
  }

  @Test("AP-16: methods that do not call super break nothing") func withoutSuper() {
    let controller = LoggingController("A", journal)
    let window = shown(controller)
    for _ in 1...2 {
      controller.view.removeFromSuperview()
      CATransaction.flush()
      window.addSubview(controller.view)
      CATransaction.flush()
    }
    let round = ["A viewWillDisappear", "A viewDidDisappear", "A viewWillAppear", "A viewDidAppear"]
    #expect(journal.entries == round + round)
    window.isHidden = true
  }

  @Test("A view that a controller adds when it appears is told of the window too") func addedOnTheWay() {
    let controller = LoggingController("A", journal)
    let late = JournalView("late", journal)
    controller.onViewWillAppear = { $0.view.addSubview(late) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(journal.entries.filter { $0.hasPrefix("late") && $0.contains("Win") }.count == 2)
    #expect(late.window === window)
    window.isHidden = true
  }

  @Test("A child that is taken out while its parent disappears is still told that it has disappeared") func leftBehind()
  {
    let parent = LoggingController("P", journal)
    let child = LoggingController("C", journal)
    let window = shown(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    CATransaction.flush()
    journal.entries = []
    window.rootViewController = nil
    child.view.removeFromSuperview()
    child.removeFromParent()
    CATransaction.flush()
    #expect(
      journal.entries == ["P viewWillDisappear", "C viewWillDisappear", "P viewDidDisappear", "C viewDidDisappear"]
    )
    window.isHidden = true
  }
}

/// A controller that adds a child as soon as it has appeared.
private final class AddingController: UIViewController {
  var child: UIViewController?
  var isViewFirst = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let child, child.parent == nil else { return }
    if isViewFirst { view.addSubview(child.view) }
    addChild(child)
    if !isViewFirst { view.addSubview(child.view) }
    child.didMove(toParent: self)
  }
}
