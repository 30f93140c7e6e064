#if !canImport(UIKit)
  import DioramaUI
  import Foundation

  /// A reader's way by taps: from the list to a book, to a review, and back to the list.
  @MainActor
  struct Tour {
    /// What a reader does not find on the screen.
    struct Missing: Error {
      var name: String
    }

    private let clock = ManualClock(now: 1000)

    /// Launches the application, uses it, and ends it; the journal has what happened.
    func run() throws {
      Scenes.register()
      let usual = UIRuntime.shared.mainLoop.clock
      UIRuntime.shared.mainLoop.clock = clock
      defer { UIRuntime.shared.mainLoop.clock = usual }
      let system = ApplicationDriver()
      system.launch(mainStoryboard: Main.storyboardName, delegate: AppDelegate(), bundle: .module)
      try use()
      system.terminate()
      settle()
      Journal.write("alive: \(Journal.alive)")
    }

    private func use() throws {
      let window = try found(UIApplication.shared.keyWindow, "the window")
      let tabs = try found(window.rootViewController as? UITabBarController, "the tabs")
      let stack = try found(tabs.selectedViewController as? UINavigationController, "the stack")
      let list = try found(stack.topViewController as? BooksViewController, "the list")
      let user = UserDriver(window)
      settle()
      let cell = try found(list.tableView.cellForRow(at: [0, 1]), "the second book")
      act("tap \(cell.textLabel?.text ?? "")") { user.tap(cell) }
      try review(user, try found(stack.topViewController as? BookViewController, "the book"), in: tabs)
      act("go back") { user.tapBack(in: stack.navigationBar) }
      Journal.write("alive: \(Journal.alive)")
      act("tap About") { tabs.viewControllers?.last.map { user.tap($0.tabBarItem) } }
      Journal.write("the tab is \(tabs.selectedIndex)")
    }

    private func review(_ user: UserDriver, _ book: BookViewController, in tabs: UITabBarController) throws {
      let item = try found(book.navigationItem.rightBarButtonItem, "the item Review")
      act("tap Review") { user.tap(item) }
      let stack = try found(tabs.presentedViewController as? UINavigationController, "the form")
      let form = try found(stack.topViewController as? ReviewViewController, "the review")
      let save = try found(form.saveButton, "the button Save")
      act("tap Save") { user.tap(save) }
      user.type("5", into: try found(form.starsField, "the field"))
      act("tap Save") { user.tap(save) }
      let rating = book.children.first as? RatingViewController
      Journal.write("presented: \(tabs.presentedViewController == nil ? "nothing" : "a form")")
      Journal.write("the book has \(rating?.starsLabel?.text ?? "nothing")")
    }

    private func act(_ name: String, _ action: () -> Void) {
      Journal.write("-- \(name)")
      action()
      settle()
    }

    /// Lets everything end that has begun.
    private func settle() {
      CATransaction.flush()
      clock.advance(by: 1)
      CATransaction.flush()
    }

    private func found<Value>(_ value: Value?, _ name: String) throws -> Value {
      guard let value else { throw Missing(name: name) }
      return value
    }
  }
#endif
