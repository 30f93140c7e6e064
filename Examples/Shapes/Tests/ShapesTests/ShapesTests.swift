import DioramaUI
import Testing

@testable import Shapes

/// The controllers by taps, swipes and keys.
@MainActor
@Suite(.serialized) struct ShapesTests {
  private func show(_ controller: UIViewController, _ body: (UserDriver, ManualClock) -> Void) {
    let loop = UIRuntime.shared.mainLoop
    let usual = loop.clock
    let clock = ManualClock(now: 1000)
    loop.clock = clock
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    clock.advance(by: 0)
    body(UserDriver(window), clock)
    window.endEditing(true)
    window.isHidden = true
    clock.advance(by: 5)
    loop.clock = usual
  }

  @Test func pagesFollowTheFingerAndTheDots() {
    let screen = OnboardingViewController(texts: ["One", "Two", "Three"])
    show(screen) { user, clock in
      user.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 80, y: 300))
      clock.advance(by: 1)
      #expect(screen.pageControl.currentPage == 1 && screen.scrollView.contentOffset.x == 390)
      user.tap(at: CGPoint(x: 380, y: 820))
      clock.advance(by: 1)
      #expect(screen.pageControl.currentPage == 2 && screen.scrollView.contentOffset.x == 780)
    }
  }

  @Test func theFormStaysAboveTheKeyboard() {
    let form = FormViewController()
    show(form) { user, clock in
      user.type("Anna\n", into: form.nameField)
      clock.advance(by: 1)
      #expect(form.mailField.isEditing && form.scrollView.contentInset.bottom > 300)
      let field = form.view.convert(form.mailField.frame, from: form.scrollView)
      #expect(field.maxY <= (UIRuntime.shared.keyboardFrame?.minY ?? 0))
      user.type("a@example.com\n", into: form.mailField)
      clock.advance(by: 1)
      #expect(form.saved?.name == "Anna" && form.saved?.mail == "a@example.com")
      #expect(form.scrollView.contentInset.bottom == 0 && UIRuntime.shared.keyboardFrame == nil)
    }
  }

  @Test func discardingAsksFirst() {
    let form = FormViewController()
    show(form) { user, clock in
      form.nameField.text = "Anna"
      for (choice, text) in [("Keep", "Anna"), ("Discard All", "")] {
        user.tap(form.discardButton)
        clock.advance(by: 1)
        #expect(form.presentedViewController is UIAlertController)
        user.tap(labeled: choice)
        clock.advance(by: 1)
        #expect(form.presentedViewController == nil && form.nameField.text == text)
      }
    }
  }

  @Test func tasksAreSwipedAwayAndLoaded() {
    let list = TasksViewController(tasks: ["Milk", "Bread"])
    show(list) { user, clock in
      let cell = list.tableView.cellForRow(at: [0, 0])
      let y = cell.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: nil).y } ?? 0
      user.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 250, y: y))
      user.tap(labeled: "Done")
      #expect(list.tasks == ["Bread"])
      user.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
      clock.advance(by: 2)
      #expect(list.loads == 1 && list.tasks.count == 2 && list.refreshControl?.isRefreshing == false)
    }
  }

  @Test func ordersScrollInTheirRowAndAreSwipedAway() {
    let orders = OrdersViewController(orders: (0..<8).map { .init(number: $0, title: "Order \($0)") })
    show(orders) { user, clock in
      let view = orders.collectionView
      @MainActor func middle(_ item: Int, _ section: Int) -> CGPoint? {
        view.cellForItem(at: [section, item]).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
      }
      let first = middle(0, 0) ?? .zero
      user.flick(from: CGPoint(x: 350, y: first.y), to: CGPoint(x: 150, y: first.y))
      clock.advance(by: 3)
      #expect(abs((middle(1, 0)?.x ?? 0) - 195) < 1 && view.contentOffset.y <= 0)
      user.tap(at: middle(1, 0) ?? .zero)
      let row = middle(3, 1) ?? .zero
      user.drag(from: CGPoint(x: 340, y: row.y), to: CGPoint(x: 220, y: row.y))
      user.tap(labeled: "Delete")
      clock.advance(by: 1)
      user.tap(at: middle(3, 1) ?? .zero)
      #expect(orders.opened == [1, 4] && orders.orders.count == 7)
    }
  }

  @Test func aMessageGrowsAndIsSentWithThePicture() {
    let composer = ComposerViewController()
    show(composer) { user, clock in
      let height = composer.textView.frame.height
      user.type("Hello\nthere\nand\nhere", into: composer.textView)
      clock.advance(by: 1)
      #expect(composer.textView.frame.height > height && composer.sendButton.isEnabled)
      user.tap(composer.sendButton)
      clock.advance(by: 1)
      #expect(composer.sent.map(\.text) == ["Hello\nthere\nand\nhere"] && !composer.sendButton.isEnabled)
      #expect(composer.sent.first.flatMap { UIImage(data: $0.picture) } != nil)
    }
  }

  @Test func appearanceAndTextFollowTheUser() {
    let list = TasksViewController(tasks: ["Milk"])
    show(list) { user, clock in
      defer { UIRuntime.shared.preferredContentSizeCategory = .large }
      user.tap(list.darkSwitch)
      #expect(list.traitCollection.userInterfaceStyle == .dark)
      UIRuntime.shared.preferredContentSizeCategory = .accessibilityLarge
      #expect(list.tableView.cellForRow(at: [0, 0])?.textLabel?.font.pointSize == 33)
    }
  }

  @Test func contactsAreAddedSortedAndRemoved() {
    let list = ContactsViewController(contacts: ["Bob", "Anna", "Ben"])
    show(UINavigationController(rootViewController: list)) { user, clock in
      @MainActor func names() -> [String] {
        (0..<list.tableView.numberOfSections).flatMap { section in
          (0..<list.tableView.numberOfRows(inSection: section)).compactMap { row in
            list.tableView.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
          }
        }
      }
      clock.advance(by: 1)
      #expect(names() == ["Anna", "Ben", "Bob"] && list.tableView.numberOfSections == 2)
      user.tap(list.addButton)
      #expect(names() == ["Anna", "Anna 3", "Ben", "Bob"])
      user.tap(list.sortButton)
      user.tap(labeled: "Z to A")
      #expect(list.order == .descending)
      #expect(names() == ["Bob", "Ben", "Anna 3", "Anna"])
      if let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) { user.tap(cell) }
      #expect(names() == ["Bob", "Ben", "Anna"])
    }
  }

  @Test func everyControlHasALabelOrAValue() {
    let screens: [UIViewController] = [
      FormViewController(), TasksViewController(tasks: ["Milk"]), OnboardingViewController(texts: ["One"]),
    ]
    for screen in screens {
      show(screen) { _, _ in
        var pending: [UIView] = [screen.view]
        while let view = pending.popLast() {
          pending += view.subviews
          guard view.isAccessibilityElement else { continue }
          #expect(view.accessibilityLabel ?? view.accessibilityValue != nil, "\(view) has no label")
        }
      }
    }
  }
}
