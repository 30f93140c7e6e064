import DioramaUI
import Foundation
import Testing

/// Menus and the actions of controls, by taps.
@MainActor
@Suite struct MenuTests {
  @Test("MN1: a tap shows a button's menu where it is the primary action, and what is chosen is performed once")
  func mn1() {
    withScreen { screen in
      var log: [String] = []
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
      button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
      let delete = UIAction(title: "Delete", attributes: .destructive) {
        log.append("\($0.title) \($0.sender === button)")
      }
      let off = UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") }
      let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in log.append("hidden") }
      button.menu = UIMenu(title: "Note", children: [delete, off, UIMenu(title: "More", children: [hidden])])
      button.showsMenuAsPrimaryAction = true
      screen.window.addSubview(button)
      screen.window.isHidden = false
      screen.user.tap(button)
      #expect(log == ["menu"])
      screen.user.tap(labeled: "Delete")
      #expect(log == ["menu", "Delete true"])
      #expect(!screen.user.canTap(labeled: "Delete"))
      screen.user.tap(button)
      screen.user.tap(at: CGPoint(x: 20, y: 700))
      #expect(!screen.user.canTap(labeled: "Delete"))
    }
  }

  @Test("MN2: a long press shows a menu beside the action of a tap") func mn2() {
    withScreen { screen in
      var log: [String] = []
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in log.append("send") })
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.menu = UIMenu(children: [UIAction(title: "Later") { _ in log.append("later") }])
      screen.window.addSubview(button)
      screen.window.isHidden = false
      screen.user.tap(button)
      #expect(log == ["send"] && button.currentTitle == "Send")
      screen.user.press(at: button.center, for: 1)
      screen.user.tap(labeled: "Later")
      #expect(log == ["send", "later"])
    }
  }

  @Test("MN7: a deferred element is asked once, when its menu appears, and an uncached one each time") func mn7() {
    withScreen { screen in
      var (log, answer): ([String], (@MainActor ([UIMenuElement]) -> Void)?) = ([], nil)
      let recent = UIDeferredMenuElement { completion in
        log.append("recent")
        answer = completion
      }
      let nearby = UIDeferredMenuElement.uncached { completion in
        log.append("nearby")
        completion([UIAction(title: "Harbor") { log.append($0.title) }])
      }
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.menu = UIMenu(children: [nearby, recent])
      button.showsMenuAsPrimaryAction = true
      screen.window.addSubview(button)
      screen.window.isHidden = false
      screen.user.tap(button)
      #expect(log == ["nearby", "recent"] && !screen.user.canTap(labeled: "Market"))
      answer?([UIAction(title: "Market") { log.append($0.title) }, UIAction(title: "Station") { log.append($0.title) }])
      screen.window.layoutIfNeeded()
      screen.user.tap(labeled: "Station")
      screen.user.tap(button)
      screen.user.tap(labeled: "Harbor")
      #expect(log == ["nearby", "recent", "Station", "nearby", "Harbor"])
    }
  }

  @Test("MN3: a button that changes its selection shows the chosen action, the only one that is on") func mn3() {
    withScreen { screen in
      let actions = [UIAction(title: "Red") { _ in }, UIAction(title: "Green") { _ in }]
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.menu = UIMenu(options: .singleSelection, children: actions)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      screen.window.addSubview(button)
      screen.window.isHidden = false
      #expect(button.currentTitle == "Red" && actions[0].state == .on)
      screen.user.tap(button)
      screen.user.tap(labeled: "Green")
      #expect(button.currentTitle == "Green" && actions[0].state == .off && actions[1].state == .on)
      #expect(button.menu?.selectedElements.first === actions[1])
    }
  }

  @Test("MN4: inline menus are part of the list, others open in it; bar items have menus") func mn4() {
    withScreen { screen in
      var log: [String] = []
      let copy = UIAction(title: "Copy") { log.append($0.title) }
      let mail = UIAction(title: "Mail") { log.append($0.title) }
      let menu = UIMenu(children: [
        UIMenu(options: .displayInline, children: [copy]), UIMenu(title: "Share", children: [mail]),
      ])
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", menu: menu)
      screen.show(UINavigationController(rootViewController: controller))
      screen.clock.advance(by: 1)
      if let item = controller.navigationItem.rightBarButtonItem { screen.user.tap(item) }
      screen.user.tap(labeled: "Copy")
      if let item = controller.navigationItem.rightBarButtonItem { screen.user.tap(item) }
      screen.user.tap(labeled: "Share")
      screen.user.tap(labeled: "Mail")
      #expect(log == ["Copy", "Mail"])
    }
  }

  @Test("BT2: the primary action of a control is performed when the user changes its value") func bt2() {
    withScreen { screen in
      var count = 0
      let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
      screen.window.addSubview(toggle)
      screen.window.isHidden = false
      screen.user.tap(toggle)
      #expect(count == 1 && toggle.isOn)
    }
  }
}
