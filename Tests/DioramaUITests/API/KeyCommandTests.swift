import DioramaUI
import Foundation
import Testing

/// A screen with commands for the keys of a hardware keyboard.
@MainActor
private final class Editor: UIViewController {
  var heard: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  func find(_ sender: UIKeyCommand) { heard.append("find \(sender.input ?? "") \(sender.title)") }
  func close(_ sender: UIKeyCommand) { heard.append("close \(sender.discoverabilityTitle ?? "")") }
}

/// Keys, feedback and the titles of back buttons, as applications use them.
@MainActor
@Suite struct KeyCommandTests {
  init() {
    UINib.register([
      NibClass(
        Editor.self,
        parent: UIViewController.self,
        actions: [NibAction("find:", Editor.find), NibAction("close:", Editor.close)]
      )
    ])
  }

  @Test("EV17: keys send the action of the first command in the chain, to the first responder there that performs it")
  func ev17() {
    withScreen { screen in
      let editor = Editor()
      screen.show(editor)
      screen.clock.advance(by: 1)
      let user = UserDriver(screen.window)
      let find = UIKeyCommand(title: "Find", action: Selector("find:"), input: "f", modifierFlags: .command)
      editor.addKeyCommand(find)
      let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close:"))
      close.discoverabilityTitle = "Close"
      editor.addKeyCommand(close)
      editor.addKeyCommand(UIKeyCommand(input: "x", modifierFlags: .command, action: Selector("nobody:")))
      #expect(editor.keyCommands?.count == 3)
      editor.becomeFirstResponder()
      #expect(user.pressKey("f", .command) && user.pressKey(UIKeyCommand.inputEscape))
      #expect(!user.pressKey("f") && !user.pressKey("f", [.command, .shift]) && !user.pressKey("x", .command))
      #expect(editor.heard == ["find f Find", "close Close"])
      editor.removeKeyCommand(find)
      #expect(!user.pressKey("f", .command))
    }
  }

  @Test("EV18: a letter is typed before a command gets it, unless the command has priority") func ev18() {
    withScreen { screen in
      let editor = Editor()
      screen.show(editor)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      editor.view.addSubview(field)
      screen.clock.advance(by: 1)
      let user = UserDriver(screen.window)
      let find = UIKeyCommand(input: "f", modifierFlags: [], action: Selector("find:"))
      editor.addKeyCommand(find)
      field.becomeFirstResponder()
      #expect(user.pressKey("f") && user.pressKey("g", .shift))
      #expect(field.text == "fG" && editor.heard == [])
      find.wantsPriorityOverSystemBehavior = true
      #expect(user.pressKey("f"))
      #expect(field.text == "fG" && editor.heard == ["find f "])
    }
  }

  @Test("EV19: feedback generators play what they are asked for") func ev19() {
    var played: [UIRuntime.Feedback] = []
    UIRuntime.shared.feedbackListener = { played.append($0) }
    defer { UIRuntime.shared.feedbackListener = nil }
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(
      played == [
        .impact(.rigid, intensity: 1), .impact(.medium, intensity: 0.5), .notification(.error), .selection,
      ]
    )
  }

  @Test("BA2: a back button shows the screen's title, a generic title, or none") func ba2() {
    withScreen { screen in
      let home = UIViewController()
      home.title = "Home"
      let stack = UINavigationController(rootViewController: home)
      screen.show(stack)
      stack.pushViewController(UIViewController(), animated: false)
      screen.clock.advance(by: 1)
      @MainActor func back() -> UIButton? { stack.navigationBar.subviews.compactMap { $0 as? UIButton }.first }
      @MainActor func title() -> String? {
        screen.clock.advance(by: 1)
        return back()?.currentTitle
      }
      #expect(title() == "Home")
      home.navigationItem.backButtonTitle = "Start"
      #expect(title() == "Start")
      home.navigationItem.backButtonDisplayMode = .generic
      #expect(title() == "Back" && back()?.accessibilityLabel == "Back")
      home.navigationItem.backButtonDisplayMode = .minimal
      #expect(title() == nil && back()?.accessibilityLabel == "Start")
      home.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Out", style: .plain, target: nil, action: nil)
      #expect(title() == nil)
      home.navigationItem.backButtonDisplayMode = .generic
      #expect(title() == "Out")
    }
  }
}
