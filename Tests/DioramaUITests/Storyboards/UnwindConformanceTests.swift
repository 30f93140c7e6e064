import DioramaUI
import Foundation
import NibArchive
import Testing

/// The way back.
@MainActor
@Suite struct UnwindConformanceTests {
  private static let unwinding: (inout NibBuilder) -> SceneBuilder.Values = { ["UIAction": $0.text("unwindToHome:")] }

  /// Tabs with a stack of two and another tab, and a form in a stack of its own.
  private func scenes() -> [SceneBuilder] {
    var tabs = SceneBuilder("Tabs", "Tabs", original: "UITabBarController")
    let stack = tabs.add("Stack", "Forms", original: "UINavigationController")
    let home = tabs.add("Home")
    let other = tabs.add("Other", "PlainStage")
    tabs.nib.graph.append("UIViewControllers", tabs.nib.array([home]), to: stack)
    tabs.contain([stack, other])
    var top = SceneBuilder("Top", "PlainStage")
    top.segue("Unwind", "home", to: nil, Self.unwinding)
    var forms = SceneBuilder("Forms", "Forms", original: "UINavigationController")
    let form = forms.add("Form", "Stage")
    forms.contain([form])
    let done = forms.segue("Unwind", "done", to: nil, of: 1, Self.unwinding)
    forms.segue("Unwind", "nowhere", to: nil, of: 1) { ["UIAction": $0.text("nowhere:")] }
    var alone = SceneBuilder("Form")
    let back = alone.segue("Unwind", "done", to: nil, Self.unwinding)
    forms.connectButton(of: 1, to: done)
    alone.connectButton(of: 0, to: back)
    return [tabs, top, forms, alone, SceneBuilder("Host")]
  }

  private func top(of storyboard: UIStoryboard, _ tabs: Tabs) throws -> (stack: Forms, top: UIViewController) {
    let stack = try #require(tabs.viewControllers?.first as? Forms)
    let top = storyboard.instantiateViewController(withIdentifier: "Top")
    stack.pushViewController(top, animated: false)
    return (stack, top)
  }

  private func state(_ tabs: Tabs, _ stack: Forms) -> String {
    "selected=\(Play.name(tabs.selectedViewController)) stack=\(Play.names(stack.viewControllers)) "
      + "presented=\(Play.name(tabs.presentedViewController))"
  }

  @Test("SB-11: an unwind segue prepares, acts, dismisses once, and lets each container show what is inside")
  func unwinding() throws {
    Play.begin()
    try withStoryboards([StoryboardBuilder(scenes())]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      try withThrowingScreen { screen in
        let tabs = try #require(storyboard.instantiateViewController(withIdentifier: "Tabs") as? Tabs)
        screen.show(tabs)
        var (stack, top) = try self.top(of: storyboard, tabs)
        tabs.selectedIndex = 1
        let forms = storyboard.instantiateViewController(withIdentifier: "Forms")
        tabs.viewControllers?[1].present(forms, animated: false)
        screen.clock.advance(by: 1)
        Play.journal.entries = []
        Play.write("-- a presented form over a stack in another tab")
        screen.user.tap(forms.children[0].view.subviews[0])
        screen.clock.advance(by: 1)
        Play.write(state(tabs, stack))
        Play.write("-- in one stack")
        (stack, top) = try self.top(of: storyboard, tabs)
        screen.clock.advance(by: 1)
        top.performSegue(withIdentifier: "home", sender: nil)
        screen.clock.advance(by: 1)
        Play.write(state(tabs, stack))
        Play.write("-- the presenter itself")
        let host = storyboard.instantiateViewController(withIdentifier: "Host")
        screen.window.rootViewController = host
        CATransaction.flush()
        let form = storyboard.instantiateViewController(withIdentifier: "Form")
        host.present(form, animated: false)
        screen.clock.advance(by: 1)
        form.performSegue(withIdentifier: "done", sender: nil)
        screen.clock.advance(by: 1)
        Play.write("presented=\(Play.name(host.presentedViewController))")
      }
      try Play.check("SB-11")
    }
  }

  @Test("SB-12: the search goes outwards, and into what each controller allows, before the controller itself")
  func search() throws {
    Play.begin(.unwinding)
    try withStoryboards([StoryboardBuilder(scenes())]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      try withThrowingScreen { screen in
        let tabs = try #require(storyboard.instantiateViewController(withIdentifier: "Tabs") as? Tabs)
        screen.show(tabs)
        _ = try self.top(of: storyboard, tabs)
        for (identifier, title) in [("done", "somebody"), ("nowhere", "nobody")] {
          let forms = storyboard.instantiateViewController(withIdentifier: "Forms")
          tabs.present(forms, animated: false)
          screen.clock.advance(by: 1)
          let start = Play.journal.entries.count
          if tabs.children[0].children.count == 1 { _ = try self.top(of: storyboard, tabs) }
          screen.clock.advance(by: 1)
          Play.journal.entries[start...].removeAll()
          Play.write("-- \(title)")
          forms.children[0].performSegue(withIdentifier: identifier, sender: nil)
          let end = Play.journal.entries.count
          tabs.dismiss(animated: false)
          screen.clock.advance(by: 1)
          Play.journal.entries.removeSubrange(end...)
        }
      }
      try Play.check("SB-12")
    }
  }
}

extension SceneBuilder {
  /// Adds a button to the view of a controller, which triggers a segue.
  mutating func connectButton(of index: Int, to segue: Node) {
    let button = subview(
      "UIButton",
      ["UIBounds": .numbers([0, 0, 100, 40]), "UICenter": .numbers([100, 200])],
      of: index
    )
    let upstream = upstream(segue, of: index)
    controllers[index].view.connect(action: "perform:", from: button, to: upstream, mask: 64)
  }
}

/// Runs a body that may throw with a screen.
@MainActor
func withThrowingScreen(_ body: (TestScreen) throws -> Void) throws {
  var failure: (any Error)?
  withScreen { screen in
    do { try body(screen) } catch { failure = error }
  }
  if let failure { throw failure }
}
