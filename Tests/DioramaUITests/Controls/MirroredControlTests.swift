import DioramaUI
import Foundation
import Testing

/// Bars and controls for readers from right to left.
@MainActor
@Suite struct MirroredControlTests {
  private let window = shownWindow(CGSize(width: 390, height: 600))

  @Test("BA4: the back button of a navigation bar stands at the right, and the other items change sides")
  func ba4() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "List"
    second.title = "Detail"
    let (edit, add) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    )
    second.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: edit), UIBarButtonItem(customView: add)]
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    stack.navigationBar.semanticContentAttribute = .forceRightToLeft
    window.rootViewController = stack
    window.layoutIfNeeded()
    #expect(edit.frame.minX == 16 && add.frame.minX > edit.frame.maxX, "The first stands outermost.")
    let back = try #require(stack.navigationBar.subviews.first { $0.accessibilityLabel == "List" })
    #expect(abs(back.frame.maxX - 374) < 0.001)
    stack.navigationBar.semanticContentAttribute = .forceLeftToRight
    stack.navigationBar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(abs(edit.frame.maxX - 374) < 0.001)
    window.rootViewController = nil
  }

  @Test("BA4: the items of tab bars and toolbars stand in the direction of reading")
  func ba4InOtherBars() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.semanticContentAttribute = .forceRightToLeft
    let views = [30.0, 40].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    bar.items = views.map { UIBarButtonItem(customView: $0) }
    let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
    tabs.semanticContentAttribute = .forceRightToLeft
    tabs.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    for view in [bar, tabs] as [UIView] {
      window.addSubview(view)
      view.layoutIfNeeded()
    }
    #expect(views[0].frame.maxX == 390 - 16 && views[1].frame.maxX < views[0].frame.minX)
    let buttons = tabs.subviews.filter { $0.accessibilityLabel != nil }
    #expect(buttons.map(\.accessibilityLabel) == ["One", "Two"] && buttons[0].frame.minX == 195)
  }

  @Test("CT11: segments begin at the right, and a slider has its least value there")
  func ct11() {
    withManualClock { _ in
      let segments = UISegmentedControl(items: ["One", "Two", "Three"])
      segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
      for view in [segments, slider] {
        view.semanticContentAttribute = .forceRightToLeft
        window.addSubview(view)
      }
      window.layoutIfNeeded()
      let user = UserDriver(window)
      user.tap(at: CGPoint(x: 290, y: 16))
      #expect(segments.selectedSegmentIndex == 0)
      user.tap(at: CGPoint(x: 10, y: 16))
      #expect(segments.selectedSegmentIndex == 2)
      user.drag(from: CGPoint(x: 186, y: 117), to: CGPoint(x: 57, y: 117))
      #expect(abs(slider.value - 0.75) < 1e-6)
    }
  }
}
