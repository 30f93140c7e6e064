import DioramaUI
import Foundation
import Testing

/// Stacks of controllers.
@MainActor
@Suite struct NavigationTests {
  @Test("AP-14: the order of a push and of a pop") func order() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      b.writesParents = true
      let stack = UINavigationController(rootViewController: a)
      let listener = StackListener(screen.journal)
      stack.delegate = listener
      screen.show(stack)
      stack.pushViewController(b, animated: true)
      #expect(
        screen.log == [
          "B willMove nil", "B viewDidLoad", "A viewWillDisappear animated", "B viewWillAppear animated moving in",
          "will show B animated",
        ]
      )
      #expect(stack.topViewController === b && b.navigationController === stack)
      #expect(stack.transitionCoordinator?.viewController(forKey: .to) === b)
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log == [
          "A viewDidDisappear animated", "B viewDidAppear animated moving in", "B didMove nil", "did show B animated",
        ]
      )
      #expect(a.view.superview == nil && b.view.frame == screen.window.bounds)
      #expect(stack.popViewController(animated: true) === b)
      #expect(
        screen.log == [
          "B willMove nil", "B viewWillDisappear animated moving out", "A viewWillAppear animated",
          "will show A animated",
        ]
      )
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log == [
          "B viewDidDisappear animated moving out", "A viewDidAppear animated", "B didMove nil", "did show A animated",
        ]
      )
      #expect(b.navigationController == nil && b.parent == nil)
    }
  }

  @Test func withoutAnimationTheEndComesWithTheCommit() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      stack.pushViewController(b, animated: false)
      #expect(screen.log == ["B viewDidLoad", "A viewWillDisappear", "B viewWillAppear moving in"])
      CATransaction.flush()
      #expect(screen.log == ["A viewDidDisappear", "B viewDidAppear moving in"])
    }
  }

  @Test func onlyTheTopIsLoadedAndToldWithTheStack() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let stack = UINavigationController(rootViewController: a)
      let listener = StackListener(screen.journal)
      stack.delegate = listener
      stack.pushViewController(b, animated: true)
      #expect(!a.isViewLoaded && !b.isViewLoaded)
      screen.window.rootViewController = stack
      screen.window.makeKeyAndVisible()
      CATransaction.flush()
      #expect(
        screen.log == ["will show B", "B viewDidLoad", "B viewWillAppear", "B viewDidAppear", "did show B"]
      )
      #expect(!a.isViewLoaded && b.view.window === screen.window)
      screen.window.rootViewController = nil
      CATransaction.flush()
      #expect(screen.log == ["B viewWillDisappear", "B viewDidDisappear"])
    }
  }

  @Test func aTransitionThatBeginsWhileAnotherRunsEndsThatFirst() {
    withScreen { screen in
      let (a, b, c) = (screen.controller("A"), screen.controller("B"), screen.controller("C"))
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      stack.pushViewController(b, animated: true)
      screen.clock.advance(by: 0.1)
      screen.journal.entries = []
      stack.pushViewController(c, animated: true)
      #expect(
        screen.log == [
          "A viewDidDisappear animated", "B viewDidAppear animated moving in", "C viewDidLoad",
          "B viewWillDisappear animated", "C viewWillAppear animated moving in",
        ]
      )
      screen.clock.advance(by: 0.5)
      #expect(screen.log == ["B viewDidDisappear animated", "C viewDidAppear animated moving in"])
    }
  }

  @Test func poppingFurther() {
    withScreen { screen in
      let all = ["A", "B", "C", "D"].map { screen.controller($0) }
      let stack = UINavigationController(rootViewController: all[0])
      stack.setViewControllers(all, animated: false)
      screen.show(stack)
      #expect(stack.popToViewController(all[3], animated: false) == nil)
      #expect(stack.popToViewController(all[2], animated: false) == [all[3]])
      CATransaction.flush()
      #expect(stack.popToRootViewController(animated: false) == [all[1], all[2]])
      CATransaction.flush()
      #expect(stack.viewControllers == [all[0]] && stack.popViewController(animated: false) == nil)
      #expect(all[1...].allSatisfy { $0.parent == nil } && !all[1].isViewLoaded)
      stack.setViewControllers([all[1], all[2]], animated: false)
      CATransaction.flush()
      #expect(stack.children == [all[1], all[2]] && all[2].view.window === screen.window)
    }
  }

  @Test func theBackButtonPops() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      a.title = "First"
      b.title = "Second"
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      stack.pushViewController(b, animated: true)
      screen.clock.advance(by: 0.5)
      #expect(stack.navigationBar.items?.map(\.title) == ["First", "Second"])
      #expect(labels(stack.navigationBar).contains("Second") && labels(stack.navigationBar).contains("First"))
      screen.journal.entries = []
      screen.user.tapBack(in: stack.navigationBar)
      screen.clock.advance(by: 0.5)
      #expect(stack.viewControllers == [a] && stack.navigationBar.items?.count == 1)
      #expect(screen.log.first == "B viewWillDisappear animated moving out")
      screen.user.tapBack(in: stack.navigationBar, expecting: .noHit)
      #expect(stack.viewControllers == [a])
      a.title = "Changed"
      CATransaction.flush()
      #expect(labels(stack.navigationBar) == ["Changed"])
    }
  }

  @Test func aSubclassMayKeepTheUserFromGoingBack() {
    withScreen { screen in
      let stack = StubbornStack(rootViewController: UIViewController())
      screen.show(stack)
      stack.pushViewController(UIViewController(), animated: false)
      CATransaction.flush()
      screen.user.tapBack(in: stack.navigationBar)
      #expect(stack.viewControllers.count == 2)
    }
  }

  @Test func contentAndBars() {
    withScreen { screen in
      let (a, b) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
      #expect(a.view.frame == screen.window.bounds && a.view.safeAreaInsets.top == 44)
      b.edgesForExtendedLayout = []
      b.toolbarItems = [UIBarButtonItem.flexibleSpace()]
      stack.setToolbarHidden(false, animated: false)
      stack.pushViewController(b, animated: false)
      CATransaction.flush()
      #expect(b.view.frame == CGRect(x: 0, y: 44, width: 400, height: 712))
      #expect(b.view.safeAreaInsets == .zero && stack.toolbar.items?.count == 1)
      stack.setNavigationBarHidden(true, animated: true)
      screen.clock.advance(by: 0.1)
      #expect(!stack.navigationBar.isHidden && stack.navigationBar.frame.minY == -44)
      screen.clock.advance(by: 0.2)
      #expect(stack.navigationBar.isHidden && b.view.frame.minY == 0)
      a.additionalSafeAreaInsets.top = 6
      stack.setNavigationBarHidden(false, animated: false)
      stack.popViewController(animated: false)
      CATransaction.flush()
      #expect(a.view.safeAreaInsets.top == 50 && a.view.safeAreaInsets.bottom == 44)
      stack.navigationBar.prefersLargeTitles = true
      CATransaction.flush()
      #expect(stack.navigationBar.frame.height == 96)
    }
  }

  @Test func showPushesAndVisibleIsWhatIsInFront() {
    withScreen { screen in
      let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      a.show(b, sender: nil)
      screen.clock.advance(by: 0.5)
      #expect(stack.topViewController === b && stack.visibleViewController === b)
      b.present(c, animated: false)
      CATransaction.flush()
      #expect(stack.visibleViewController === c && c.presentingViewController === stack)
    }
  }

  @Test func aStackUnderAFullScreenPresentation() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let stack = UINavigationController(rootViewController: a)
      screen.show(stack)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      CATransaction.flush()
      #expect(
        screen.log == [
          "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewDidAppear", "A viewDidDisappear",
        ]
      )
      stack.pushViewController(screen.controller("C"), animated: true)
      #expect(screen.log.isEmpty)
      a.dismiss(animated: false)
      CATransaction.flush()
      #expect(
        screen.log == [
          "B viewWillDisappear", "C viewDidLoad", "C viewWillAppear", "C viewDidAppear", "B viewDidDisappear",
        ]
      )
    }
  }

  @Test func poppedControllersAreReleased() {
    withScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      screen.show(stack)
      weak var gone: UIViewController?
      for animated in [false, true] {
        let pushed = UIViewController()
        gone = pushed
        stack.pushViewController(pushed, animated: animated)
        screen.clock.advance(by: 0.5)
        stack.popViewController(animated: animated)
        screen.clock.advance(by: 0.5)
      }
      #expect(gone == nil)
    }
  }

  @Test func stacksAreReleased() {
    weak var gone: UINavigationController?
    withScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      gone = stack
      screen.show(stack)
      stack.pushViewController(UIViewController(), animated: true)
    }
    #expect(gone == nil)
  }

  @Test func mistakesStop() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (stack, page) = (UINavigationController(), UIViewController())
          stack.pushViewController(page, animated: false)
          stack.pushViewController(page, animated: false)
        }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UINavigationController().pushViewController(UINavigationController(), animated: false) }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UINavigationController().popToViewController(UIViewController(), animated: false) }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stack = UINavigationController()
          stack.navigationBar.popItem(animated: false)
          stack.viewControllers = []
        }
      },
    ]
    let texts = [
      "Pushing the same view controller instance more than once is not supported (<UIViewController: 0x",
      "Pushing a navigation controller is not supported",
      "Tried to pop to a view controller that doesn't exist.",
      "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.",
    ]
    for (result, text) in zip(results, texts) {
      let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(output.contains(text))
    }
  }

  private func labels(_ view: UIView) -> [String] {
    view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? labels($0) }
  }
}

/// Does not let the user go back.
@MainActor
private final class StubbornStack: UINavigationController {
  override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
}

/// Writes what a stack tells its delegate.
@MainActor
final class StackListener: NSObject, UINavigationControllerDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { write("will show", viewController, animated) }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { write("did show", viewController, animated) }

  private func write(_ what: String, _ controller: UIViewController, _ animated: Bool) {
    let name = (controller as? LoggingController)?.name ?? "?"
    journal.write("\(what) \(name)\(animated ? " animated" : "")")
  }
}
