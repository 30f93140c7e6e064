import DioramaUI
import Foundation
import TestSupport
import Testing

/// A whole application, driven by taps from its launch to a detail, over a note and back, and gone without a trace.
@MainActor
@Suite struct GardenAppTests {
  private static let scenes = ["Main", "PlantList", "PlantDetail", "Note", "Shelf", "Items"]

  // In a process of its own: there is one application and one clock.
  @Test func fromLaunchToADetailAndBack() async {
    await #expect(processExitsWith: .success) { try await GardenAppTests.drive() }
  }

  private static func drive() async throws {
    UINib.register([
      AppDelegate.nibClass, PlantListController.nibClass, PlantCell.nibClass, PlantDetailController.nibClass,
      NoteController.nibClass, ShelfController.nibClass, ItemsController.nibClass,
    ])
    let clock = ManualClock(now: 1000)
    UIRuntime.shared.mainLoop.clock = clock
    try await withCompiledBundle(scenes, in: "Tests/Fixtures/app") { bundle in
      let system = ApplicationDriver()
      system.launch(mainNib: "Main", bundle: bundle)
      CATransaction.flush()
      try use(system, clock)
      system.terminate()
      CATransaction.flush()
    }
    let log = GardenController.log
    #expect(log.count > 15 && log.alive.isEmpty, "still alive: \(log.alive)")
  }

  private static func use(_ system: ApplicationDriver, _ clock: ManualClock) throws {
    let log = GardenController.log
    let window = try #require(UIApplication.shared.keyWindow)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let user = UserDriver(window)
    func settle() {
      CATransaction.flush()
      clock.advance(by: 1)
      CATransaction.flush()
    }
    func button(_ identifier: String, in controller: UIViewController?) throws -> UIButton {
      let buttons = controller?.view.subviews.compactMap { $0 as? UIButton } ?? []
      return try #require(buttons.first { $0.accessibilityIdentifier == identifier })
    }
    func step(_ title: String, _ body: () throws -> Void) rethrows {
      log.write("-- \(title)")
      try body()
      settle()
    }

    settle()
    let list = try #require(stack.topViewController as? PlantListController)
    let table = try #require(list.table)
    try step("tap the third row") {
      user.tap(try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))))
    }
    let detail = try #require(stack.topViewController as? PlantDetailController)
    #expect(detail.nameLabel?.text == "Ivy")
    try step("tap the button of the note") { user.tap(try button("note", in: detail)) }
    let note = try #require(detail.presentedViewController as? NoteController)
    #expect(note.text?.text == "Water it on Mondays.")
    try step("close the note") { user.tap(try button("close", in: note)) }
    #expect(detail.presentedViewController == nil)
    step("tap the second tab") { tapTab(1, of: tabs, user) }
    let shelf = try #require(tabs.selectedViewController as? ShelfController)
    step("tap the second segment") {
      let choice = shelf.choice
      let frame = choice.map { $0.convert($0.bounds, to: nil) } ?? .zero
      user.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    }
    step("warn of short memory") { system.sendMemoryWarning() }
    #expect(!list.isViewLoaded && !detail.isViewLoaded && shelf.isViewLoaded)
    step("tap the first tab") { tapTab(0, of: tabs, user) }
    #expect(detail.nameLabel?.text == "Ivy")
    try step("go back") {
      let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: nil)
      user.tap(at: CGPoint(x: bar.minX + 30, y: bar.midY))
      _ = try #require(stack.topViewController)
    }
    #expect(stack.topViewController === list && stack.viewControllers.count == 1)
    try hold(log.entries)
  }

  private static func tapTab(_ index: Int, of tabs: UITabBarController, _ user: UserDriver) {
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    let width = bar.width / CGFloat(tabs.tabBar.items?.count ?? 1)
    user.tap(at: CGPoint(x: bar.minX + width * (CGFloat(index) + 0.5), y: bar.minY + 24))
  }

  private static func hold(_ entries: [String]) throws {
    let path = "Tests/Fixtures/app/Garden.log"
    let text = entries.map { $0 + "\n" }.joined()
    if Repository.isRecording {
      try Repository.record(text, at: path)
      Issue.record("recorded \(path)")
    } else {
      #expect(text == String(decoding: try Repository.bytes(path), as: UTF8.self))
    }
  }
}
