import DioramaUI
import Foundation
import NibLoader
import Testing

/// The two logs of the guide of 2015 (seed 004) and both orders of its neighbor (seed 003), driven by taps on the buttons of
/// a scene, with a child whose view comes out of a nib and with one that is made in code.
@MainActor
@Suite struct StageTests {
  enum Origin: String, CaseIterable {
    case nib, code
  }

  private func tap(_ identifier: String, in controller: UIViewController, _ user: UserDriver) throws {
    let buttons = controller.view.subviews.compactMap { $0 as? UIButton }
    user.tap(try #require(buttons.first { $0.accessibilityIdentifier == identifier }))
  }

  /// Shows the stage and hands it over, with a user in front of it.
  private func withStage(
    _ origin: Origin,
    _ body: (StageController, UserDriver) async throws -> Void
  ) async throws {
    Trace.register()
    try await withCompiledBundle(["Stage", "Leaf"]) { bundle in
      let stage = StageController(nibName: "Stage", bundle: bundle)
      stage.makeLeaf = {
        guard origin == .code else { return LeafController(nibName: "Leaf", bundle: bundle) }
        let leaf = LeafController(nibName: nil, bundle: nil)
        return leaf
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = stage
      window.makeKeyAndVisible()
      CATransaction.flush()
      Trace.entries = []
      try await body(stage, UserDriver(window))
      window.isHidden = true
    }
  }

  @Test("AP-1, E2: the first log, by taps on the buttons of a scene", arguments: Origin.allCases)
  func firstLog(origin: Origin) async throws {
    try await withStage(origin) { stage, user in
      for button in ["make", "add", "remove", "add", "hide", "unhide", "moveOut"] { try tap(button, in: stage, user) }
    }
    let shown = ["add1", "leaf viewWillAppear", "add2", "leaf viewDidAppear"]
    #expect(
      Trace.entries == ["make1", "leaf viewDidLoad", "make2", "make3"] + shown
        + ["remove1", "leaf viewWillDisappear", "remove2", "leaf viewDidDisappear"] + shown
        + ["hide1", "hide2", "unhide1", "unhide2", "moveOut1", "moveOut2"]
    )
  }

  // In a process of its own: there is one main queue, and other tests commit its turns too.
  @Test("AP-2, AP-4, E3: the second log, with a plain view between and a block in the main queue")
  func secondLog() async {
    await #expect(processExitsWith: .success) {
      for origin in Origin.allCases { try await StageTests().checkSecondLog(origin) }
    }
  }

  private func checkSecondLog(_ origin: Origin) async throws {
    let loop = UIRuntime.shared.mainLoop
    try await withStage(origin) { stage, user in
      stage.position = .helper
      for button in ["make", "add", "remove"] {
        let sent = try #require(
          stage.view.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == button }
        )
        // The action alone: a tap would end the turn itself.
        sent.sendActions(for: .touchUpInside)
        await loop.settle()
      }
    }
    #expect(
      Trace.entries == [
        "make1", "leaf viewDidLoad", "make2", "make3", "add1", "leaf viewWillAppear", "add2", "leaf viewDidAppear",
        "remove1", "leaf viewWillDisappear", "remove2", "leaf viewDidDisappear",
      ]
    )
  }

  /// What a child hears whose view is added while its parent's, out of a nib, is on its way in.
  private func onTheWay(_ origin: Origin, _ add: @escaping (UIViewController, UIViewController) -> Void) async throws
    -> [String]
  {
    final class Arriving: UIViewController {
      var onLayout: (() -> Void)?
      override func viewDidLayoutSubviews() {
        let now = onLayout
        onLayout = nil
        now?()
      }
    }
    Trace.register()
    return try await withCompiledBundle(["Leaf"]) { bundle in
      let parent = Arriving(nibName: "Leaf", bundle: bundle)
      let leaf = origin == .nib ? LeafController(nibName: "Leaf", bundle: bundle) : LeafController()
      leaf.loadViewIfNeeded()
      Trace.entries = []
      parent.onLayout = { [unowned parent] in add(parent, leaf) }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = parent
      window.makeKeyAndVisible()
      CATransaction.flush()
      let told = Trace.entries
      window.isHidden = true
      return told
    }
  }

  @Test(
    "AP-8, AP-9, E4: both orders of addChild and addSubview in a parent that is appearing",
    arguments: Origin.allCases
  )
  func bothOrders(origin: Origin) async throws {
    let viewFirst = try await onTheWay(origin) { parent, child in
      parent.view.addSubview(child.view)
      parent.addChild(child)
    }
    #expect(viewFirst == ["leaf viewWillAppear", "leaf viewDidAppear", "leaf viewDidAppear"])
    let childFirst = try await onTheWay(origin) { parent, child in
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    #expect(childFirst == ["leaf viewDidAppear"])
  }
}
