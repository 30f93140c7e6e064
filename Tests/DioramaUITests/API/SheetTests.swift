import DioramaUI
import Foundation
import Testing

/// Sheets and their detents, sharing, and searches in a navigation bar.
@MainActor
@Suite struct SheetTests {
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      log.append(sheet.selectedDetentIdentifier == .large ? "large" : "other")
    }
  }

  @Test("PS1: a sheet rests at the smallest of its detents, or at the selected one") func ps1() throws {
    try withScreen { screen in
      let root = screen.controller("A")
      screen.show(root)
      let sheet = UIViewController()
      let controller = try #require(sheet.sheetPresentationController)
      #expect(controller.detents.map(\.identifier) == [.large] && controller.selectedDetentIdentifier == nil)
      controller.detents = [.medium(), .large()]
      root.present(sheet, animated: false)
      CATransaction.flush()
      #expect(sheet.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
      controller.selectedDetentIdentifier = .large
      CATransaction.flush()
      #expect(sheet.view.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
      controller.animateChanges { controller.selectedDetentIdentifier = .medium }
      #expect(sheet.view.frame.minY == 400 && (sheet.view.layer.presentation()?.frame.minY ?? 400) < 400)
      screen.clock.advance(by: 1)
      #expect(sheet.view.layer.presentation()?.frame.minY == 400)
      #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).sheetPresentationController == nil)
    }
  }

  @Test("PS2: a custom detent has the height that it resolves to, and none where it resolves to nil") func ps2() throws
  {
    try withScreen { screen in
      let root = screen.controller("A")
      screen.show(root)
      let sheet = UIViewController()
      let controller = try #require(sheet.sheetPresentationController)
      controller.detents = [
        .custom(identifier: .init("small")) { context in 0.25 * context.maximumDetentValue }, .custom { _ in nil },
        .custom(identifier: .init("huge")) { _ in 5000 },
      ]
      root.present(sheet, animated: false)
      CATransaction.flush()
      #expect(sheet.view.frame.height == 189)
      controller.selectedDetentIdentifier = .init("huge")
      CATransaction.flush()
      #expect(sheet.view.frame.height == 756)
    }
  }

  @Test("PS3: the delegate hears of the detent that the user drags to, and not of one that code selects") func ps3()
    throws
  {
    try withScreen { screen in
      let root = screen.controller("A")
      screen.show(root)
      let (sheet, listener) = (UIViewController(), Listener())
      let controller = try #require(sheet.sheetPresentationController)
      controller.detents = [.medium(), .large()]
      controller.delegate = listener
      root.present(sheet, animated: false)
      CATransaction.flush()
      #expect(!screen.user.dragFrontSheet(to: .medium) && !screen.user.dragFrontSheet(to: .init("none")))
      #expect(screen.user.dragFrontSheet(to: .large))
      #expect(listener.log == ["large"] && controller.selectedDetentIdentifier == .large)
      controller.selectedDetentIdentifier = .medium
      #expect(listener.log == ["large"])
    }
  }

  @Test("PS4: what is behind a sheet takes touches up to the largest undimmed detent, and a grabber is shown if wanted")
  func ps4() throws {
    try withScreen { screen in
      let root = screen.controller("A")
      screen.show(root)
      var taps = 0
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      let sheet = UIViewController()
      let controller = try #require(sheet.sheetPresentationController)
      controller.detents = [.medium(), .large()]
      controller.prefersGrabberVisible = true
      controller.preferredCornerRadius = 20
      root.present(sheet, animated: false)
      CATransaction.flush()
      screen.user.tap(at: CGPoint(x: 50, y: 125))
      #expect(taps == 0)
      controller.largestUndimmedDetentIdentifier = .medium
      screen.user.tap(at: CGPoint(x: 50, y: 125))
      #expect(taps == 1)
      let grabber = controller.containerView?.subviews.last
      #expect(grabber !== sheet.view && grabber?.frame == CGRect(x: 182, y: 405, width: 36, height: 5))
      #expect(sheet.view.layer.cornerRadius == 20 && !sheet.view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
      controller.prefersGrabberVisible = false
      CATransaction.flush()
      #expect(controller.containerView?.subviews.count == 1 && controller.containerView?.subviews.first === sheet.view)
    }
  }

  @Test("PS5: scrolling at the top of the content makes a sheet larger, unless it should scroll") func ps5() throws {
    for expands in [true, false] {
      try withScreen { screen in
        let root = screen.controller("A")
        screen.show(root)
        let sheet = UIViewController()
        let controller = try #require(sheet.sheetPresentationController)
        controller.detents = [.medium(), .large()]
        controller.prefersScrollingExpandsWhenScrolledToEdge = expands
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 400, height: 4000)
        sheet.view.addSubview(scroll)
        root.present(sheet, animated: false)
        CATransaction.flush()
        screen.user.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
        #expect((controller.selectedDetentIdentifier == .large) == expands)
        #expect((scroll.contentOffset.y > 0) == !expands)
      }
    }
  }

  private final class Upper: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("upper") }
    override var activityTitle: String? { "Upper" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test("SX1: the user chooses what to do with items, and the handler hears of it when the controller has gone")
  func activities() {
    withScreen { screen in
      let root = screen.controller("A")
      screen.show(root)
      let upper = Upper()
      var log: [String] = []
      @MainActor func share(_ prepare: (UIActivityViewController) -> Void = { _ in }) {
        let share = UIActivityViewController(activityItems: ["text"], applicationActivities: [upper])
        share.completionWithItemsHandler = { type, isDone, _, _ in log.append("\(type?.rawValue ?? "none") \(isDone)") }
        prepare(share)
        root.present(share, animated: false)
        CATransaction.flush()
      }
      share()
      screen.user.tap(labeled: "Upper")
      screen.clock.advance(by: 1)
      #expect(log == ["upper true"] && upper.items as? [String] == ["text"] && root.presentedViewController == nil)
      share()
      screen.user.tap(labeled: "Copy")
      screen.clock.advance(by: 1)
      #expect(log.last == "\(UIActivity.ActivityType.copyToPasteboard.rawValue) true")
      #expect(UIPasteboard.general.string == "text")
      share { $0.excludedActivityTypes = [.copyToPasteboard, UIActivity.ActivityType("upper")] }
      #expect(root.presentedViewController?.view.subviews.isEmpty == true)
      screen.user.dismissFrontPresentation()
      screen.clock.advance(by: 1)
      #expect(log.count == 3 && log.last == "none false")
    }
  }

  @Test("SE4: a navigation bar shows the search bar of its item, and gives it its space during the search") func se4() {
    withScreen { screen in
      let content = UIViewController()
      content.title = "Things"
      let navigation = UINavigationController(rootViewController: content)
      screen.show(navigation)
      let plain = navigation.navigationBar.frame.height
      let search = UISearchController(searchResultsController: nil)
      content.navigationItem.searchController = search
      CATransaction.flush()
      let bar = navigation.navigationBar
      #expect(search.searchBar.superview === bar && search.searchBar.frame.width == 400)
      #expect(bar.frame.height == plain + search.searchBar.frame.height)
      #expect(search.searchBar.frame.maxY == bar.bounds.maxY)
      let top = content.view.safeAreaInsets.top
      screen.user.tap(search.searchBar.searchTextField)
      CATransaction.flush()
      #expect(search.isActive && bar.frame.height == search.searchBar.frame.height)
      #expect(content.view.safeAreaInsets.top == top - plain)
      search.isActive = false
      CATransaction.flush()
      #expect(bar.frame.height == plain + search.searchBar.frame.height)
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
      CATransaction.flush()
      #expect(bar.frame.height == plain + search.searchBar.frame.height)
      search.isActive = false
      content.navigationItem.searchController = nil
      CATransaction.flush()
      #expect(search.searchBar.superview == nil && bar.frame.height == plain)
    }
  }

  @Test("SE5: the controller with the results is shown over the content as soon as there is text") func se5() {
    withScreen { screen in
      let content = screen.controller("content")
      let results = screen.controller("results")
      screen.show(UINavigationController(rootViewController: content))
      let search = UISearchController(searchResultsController: results)
      content.navigationItem.searchController = search
      CATransaction.flush()
      _ = screen.log
      screen.user.tap(search.searchBar.searchTextField)
      #expect(!search.showsSearchResultsController && results.viewIfLoaded?.window == nil)
      screen.user.type("a", into: search.searchBar.searchTextField)
      CATransaction.flush()
      #expect(search.showsSearchResultsController && results.view.window === screen.window)
      #expect(results.parent === search && search.presentingViewController === content)
      let top = search.searchBar.convert(search.searchBar.bounds, to: nil).maxY
      #expect(results.view.convert(results.view.bounds, to: nil) == CGRect(x: 0, y: top, width: 400, height: 800 - top))
      #expect(screen.log.contains("results viewDidAppear"))
      search.isActive = false
      CATransaction.flush()
      #expect(results.view.window == nil && screen.log.contains("results viewDidDisappear"))
      search.showsSearchResultsController = true
      search.isActive = true
      CATransaction.flush()
      #expect(results.view.window === screen.window)
      search.isActive = false
    }
  }

  @Test("AC6: assistive software moves a slider by a tenth of its range, and a stepper by a step") func ac6() {
    let slider = UISlider()
    slider.minimumValue = 100
    slider.maximumValue = 200
    slider.value = 150
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    #expect(slider.value == 160 && slider.accessibilityValue == "60%" && events == 1)
    for _ in 0..<20 { slider.accessibilityDecrement() }
    #expect(slider.value == 100 && events == 7)
    let stepper = UIStepper()
    stepper.stepValue = 5
    stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stepper.accessibilityDecrement()
    #expect(stepper.value == 0 && events == 7)
    stepper.accessibilityIncrement()
    #expect(stepper.value == 5 && events == 8)
    stepper.isEnabled = false
    stepper.accessibilityIncrement()
    #expect(stepper.value == 5)
  }
}
