import DioramaUI
import Foundation
import Testing

/// Alerts and their actions, by taps.
@MainActor
@Suite struct AlertTests {
  private func alert(_ style: UIAlertController.Style, _ log: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
    return alert
  }

  @Test("AD1: a tap on an action takes the alert away and calls its handler afterwards") func ad1() {
    withScreen { screen in
      var log: [String] = []
      let presenter = UIViewController()
      screen.show(presenter)
      let alert = alert(.alert) { log.append("\($0) \(presenter.presentedViewController == nil)") }
      presenter.present(alert, animated: true)
      screen.clock.advance(by: 1)
      #expect(alert.view.window === screen.window && alert.actions.map(\.title) == ["Cancel", "Delete"])
      screen.user.tap(labeled: "Delete")
      screen.clock.advance(by: 1)
      #expect(log == ["delete true"] && presenter.presentedViewController == nil)
    }
  }

  @Test("AD2: text fields are set up by closures, and the first one is edited") func ad2() {
    withScreen { screen in
      let presenter = UIViewController()
      screen.show(presenter)
      var name: String?
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      #expect(alert.textFields == nil)
      alert.addTextField { $0.placeholder = "Name" }
      let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in name = alert?.textFields?.first?.text
      }
      alert.addAction(save)
      save.isEnabled = false
      presenter.present(alert, animated: false)
      screen.clock.advance(by: 1)
      let field = alert.textFields?.first
      #expect(field?.isFirstResponder == true && field?.placeholder == "Name")
      if let field { screen.user.type("Anna", into: field) }
      screen.user.tap(labeled: "Save", expecting: .noHit)
      screen.clock.advance(by: 1)
      #expect(name == nil && presenter.presentedViewController === alert)
      save.isEnabled = true
      screen.user.tap(labeled: "Save")
      screen.clock.advance(by: 1)
      #expect(name == "Anna" && presenter.presentedViewController == nil)
    }
  }

  @Test("AD3: a tap beside an action sheet cancels, and an alert may come without animation") func ad3() {
    withScreen { screen in
      var log: [String] = []
      let presenter = UIViewController()
      screen.show(presenter)
      presenter.present(alert(.actionSheet) { log.append($0) }, animated: true)
      screen.clock.advance(by: 1)
      screen.user.tap(at: CGPoint(x: 200, y: 100))
      screen.clock.advance(by: 1)
      #expect(log == ["cancel"])
      presenter.present(alert(.alert) { log.append($0) }, animated: false)
      screen.clock.advance(by: 0)
      screen.user.tap(labeled: "Delete")
      screen.clock.advance(by: 2)
      #expect(log == ["cancel", "delete"] && presenter.presentedViewController == nil)
    }
  }

  @Test("ST1: the controller in front says how the status bar is and what may turn") func st1() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    withScreen { screen in
      let (stack, dark) = (UINavigationController(), Dark())
      screen.show(dark)
      #expect(UIApplication.shared.statusBarStyle == .lightContent && UIApplication.shared.isStatusBarHidden)
      screen.show(stack)
      stack.pushViewController(dark, animated: false)
      #expect(
        UIApplication.shared.statusBarStyle == .default && dark.supportedInterfaceOrientations == .allButUpsideDown
      )
    }
  }

  @Test("ST2: editing of a controller is set by its button, and reaches its table") func st2() {
    withScreen { screen in
      let list = UITableViewController(style: .plain)
      let stack = UINavigationController()
      stack.pushViewController(list, animated: false)
      list.navigationItem.rightBarButtonItem = list.editButtonItem
      screen.show(stack)
      #expect(!list.isEditing && list.editButtonItem.title == "Edit")
      screen.user.tap(labeled: "Edit")
      #expect(list.isEditing && list.tableView.isEditing && list.editButtonItem.title == "Done")
    }
  }

  @Test("ST3: the life of an application is posted as notifications") func st3() {
    var log: [String] = []
    let names: [Notification.Name] = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { log.append(name) }
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {}
    let system = ApplicationDriver()
    system.launch(delegate: Delegate())
    system.enterBackground()
    system.enterForeground()
    system.terminate()
    #expect(
      log == [names[0], names[1], names[2], names[3], names[4], names[1], names[5]].map(\.rawValue)
    )
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("ST4: a URL is opened by whom the test names, and by nobody otherwise") func st4() throws {
    let url = try #require(URL(string: "https://example.com"))
    let application = UIApplication.shared
    var answers: [Bool] = []
    #expect(!application.canOpenURL(url))
    application.open(url) { answers.append($0) }
    CATransaction.flush()
    var opened: [URL] = []
    UIRuntime.shared.urlHandler = {
      opened.append($0)
      return true
    }
    defer { UIRuntime.shared.urlHandler = nil }
    #expect(application.canOpenURL(url))
    application.open(url, options: [:], completionHandler: { answers.append($0) })
    CATransaction.flush()
    #expect(answers == [false, true] && opened == [url])
  }

  @Test("BT1: a button made with an action performs it on its primary event, with the action's title") func bt1() {
    withScreen { screen in
      var count = 0
      let controller = UIViewController()
      screen.show(controller)
      let action = UIAction(title: "Go") { _ in count += 1 }
      let button = UIButton(type: .system, primaryAction: action)
      #expect(button.title(for: .normal) == "Go")
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      controller.view.addSubview(button)
      screen.user.tap(button)
      #expect(count == 1 && UIBarButtonItem(primaryAction: action).title == "Go")
    }
  }
}
