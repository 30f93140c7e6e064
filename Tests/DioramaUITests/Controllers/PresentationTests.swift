import DioramaUI
import Foundation
import Testing

/// Controllers in front of others.
@MainActor
@Suite struct PresentationTests {
  @Test func aFullScreenPresentationTellsBoth() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      screen.show(a)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true) { screen.journal.write("completion") }
      #expect(screen.log == ["B viewDidLoad", "A viewWillDisappear animated", "B viewWillAppear animated"])
      #expect(a.presentedViewController === b && b.presentingViewController === a)
      #expect(b.isBeingPresented && !b.isBeingDismissed && b.next === a)
      #expect(b.transitionCoordinator?.isAnimated == true && b.transitionCoordinator?.transitionDuration == 0.4)
      screen.clock.advance(by: 0.2)
      #expect(screen.log.isEmpty && a.view.window === screen.window)
      #expect((b.view.layer.presentation()?.frame.minY ?? 0) > 0 && b.view.frame.minY == 0)
      screen.clock.advance(by: 0.3)
      #expect(screen.log == ["B viewDidAppear animated", "A viewDidDisappear animated", "completion"])
      #expect(a.view.window == nil && b.view.window === screen.window)
      #expect(!b.isBeingPresented && b.transitionCoordinator == nil)
      b.dismiss(animated: true) { screen.journal.write("completion") }
      #expect(screen.log == ["B viewWillDisappear animated", "A viewWillAppear animated"])
      #expect(b.isBeingDismissed && a.view.window === screen.window)
      screen.clock.advance(by: 0.5)
      #expect(screen.log == ["A viewDidAppear animated", "B viewDidDisappear animated", "completion"])
      #expect(a.presentedViewController == nil && b.presentingViewController == nil && b.view.window == nil)
      #expect(screen.window.subviews == [a.view] && a.view.frame == screen.window.bounds)
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ])
  func otherStylesLeaveThePresenterAlone(_ style: UIModalPresentationStyle) {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      screen.show(a)
      b.modalPresentationStyle = style
      a.present(b, animated: false) { screen.journal.write("completion") }
      #expect(screen.log == ["B viewDidLoad", "B viewWillAppear"])
      CATransaction.flush()
      #expect(screen.log == ["B viewDidAppear", "completion"])
      #expect(a.view.window === screen.window)
      a.dismiss(animated: false)
      CATransaction.flush()
      #expect(screen.log == ["B viewWillDisappear", "B viewDidDisappear"])
    }
  }

  @Test func whereViewsStand() {
    withScreen(CGSize(width: 1000, height: 800)) { screen in
      let root = UIViewController()
      screen.show(root)
      @MainActor func frame(_ style: UIModalPresentationStyle, _ prepare: (UIViewController) -> Void = { _ in })
        -> CGRect
      {
        let shown = UIViewController()
        shown.modalPresentationStyle = style
        prepare(shown)
        root.present(shown, animated: false)
        CATransaction.flush()
        let frame = shown.view.frame
        #expect(shown.presentationController?.frameOfPresentedViewInContainerView == frame)
        root.dismiss(animated: false)
        CATransaction.flush()
        return frame
      }
      #expect(frame(.fullScreen) == CGRect(x: 0, y: 0, width: 1000, height: 800))
      #expect(frame(.pageSheet) == CGRect(x: 148, y: 44, width: 704, height: 756))
      #expect(frame(.formSheet) == CGRect(x: 230, y: 90, width: 540, height: 620))
      let source = UIView(frame: CGRect(x: 900, y: 100, width: 50, height: 20))
      root.view.addSubview(source)
      let popover = frame(.popover) {
        $0.preferredContentSize = CGSize(width: 200, height: 300)
        $0.popoverPresentationController?.sourceView = source
      }
      #expect(popover == CGRect(x: 800, y: 120, width: 200, height: 300))
      source.frame.origin.y = 700
      let above = frame(.popover) {
        $0.preferredContentSize = CGSize(width: 200, height: 300)
        $0.popoverPresentationController?.sourceView = source
      }
      #expect(above.minY == 400)
    }
  }

  /// Shows A, which presents B, which presents C, over the whole screen.
  private func showThree(on screen: TestScreen) -> (LoggingController, LoggingController, LoggingController) {
    let (a, b, c) = (screen.controller("A"), screen.controller("B"), screen.controller("C"))
    screen.show(a)
    for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
    a.present(b, animated: false)
    CATransaction.flush()
    b.present(c, animated: false)
    CATransaction.flush()
    return (a, b, c)
  }

  @Test func aChainGoesAtOnce() {
    withScreen { screen in
      let (a, b, c) = showThree(on: screen)
      #expect(b.view.window == nil && c.view.window === screen.window)
      screen.journal.entries = []
      a.dismiss(animated: true)
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log == [
          "C viewWillDisappear animated", "A viewWillAppear animated", "A viewDidAppear animated",
          "C viewDidDisappear animated",
        ]
      )
      #expect(screen.window.subviews == [a.view])
      #expect(b.presentedViewController == nil && c.presentingViewController == nil)
    }
  }

  @Test func dismissingTheTopmostLeavesTheOthers() {
    withScreen { screen in
      let (a, b, c) = showThree(on: screen)
      screen.journal.entries = []
      c.dismiss(animated: false)
      CATransaction.flush()
      #expect(screen.log == ["C viewWillDisappear", "B viewWillAppear", "B viewDidAppear", "C viewDidDisappear"])
      #expect(a.presentedViewController === b && b.view.window === screen.window && b.view.frame == a.view.frame)
    }
  }

  @Test func whatUIKitWarnsOf() {
    withScreen { screen in
      var warnings: [String] = []
      UIRuntime.shared.warningHandler = { warnings.append($0) }
      defer { UIRuntime.shared.warningHandler = nil }
      let (a, b, c) = (screen.controller("A"), screen.controller("B"), screen.controller("C"))
      a.present(b, animated: false)
      #expect(warnings.count == 1 && warnings[0].hasPrefix("Attempt to present <LoggingController: "))
      #expect(warnings[0].hasSuffix("whose view is not in the window hierarchy!"))
      screen.show(a)
      a.present(b, animated: true)
      a.present(c, animated: true)
      #expect(warnings.count == 2 && warnings[1].contains("which is already presenting <LoggingController: "))
      b.present(c, animated: true)
      #expect(warnings.last?.hasSuffix("while a presentation is in progress!") == true)
      b.dismiss(animated: true)
      #expect(warnings.last?.hasSuffix("while a presentation or dismiss is in progress!") == true)
      screen.clock.advance(by: 1)
      #expect(a.presentedViewController === b && c.presentingViewController == nil && !c.isViewLoaded)
    }
  }

  @Test func aPresenterInAPopoverHearsNothing() {
    withScreen { screen in
      let (a, b, c) = (screen.controller("A"), screen.controller("B"), screen.controller("C"))
      screen.show(a)
      b.modalPresentationStyle = .popover
      c.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      CATransaction.flush()
      b.present(c, animated: false)
      CATransaction.flush()
      screen.journal.entries = []
      c.dismiss(animated: false)
      CATransaction.flush()
      #expect(screen.log == ["C viewWillDisappear", "C viewDidDisappear"])
    }
  }

  @Test func aChildPresentsThroughItsParentUnlessItDefinesAContext() {
    withScreen { screen in
      let (parent, child, shown) = (UIViewController(), UIViewController(), UIViewController())
      screen.show(parent)
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100, width: 400, height: 200)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.present(shown, animated: false)
      CATransaction.flush()
      #expect(shown.presentingViewController === parent && child.presentedViewController === shown)
      child.dismiss(animated: false)
      CATransaction.flush()
      child.definesPresentationContext = true
      shown.modalPresentationStyle = .overCurrentContext
      child.present(shown, animated: false)
      CATransaction.flush()
      #expect(shown.presentingViewController === child && parent.presentedViewController == nil)
      #expect(shown.view.convert(shown.view.bounds, to: screen.window as UIView) == child.view.frame)
    }
  }

  @Test func theUserTakesSheetsAway() {
    withScreen { screen in
      let delegate = DismissalDelegate(screen.journal)
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      screen.show(a)
      b.presentationController?.delegate = delegate
      a.present(b, animated: false)
      CATransaction.flush()
      screen.journal.entries = []
      b.isModalInPresentation = true
      #expect(!screen.user.dismissFrontPresentation())
      b.isModalInPresentation = false
      delegate.allows = false
      #expect(!screen.user.dismissFrontPresentation())
      delegate.allows = true
      #expect(screen.user.dismissFrontPresentation())
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log == [
          "didAttempt", "should", "didAttempt", "should", "will", "B viewWillDisappear animated",
          "B viewDidDisappear animated", "did",
        ]
      )
    }
  }

  @Test func aTapBesideAPopoverDismissesIt() {
    withScreen { screen in
      let (a, b) = (UIViewController(), UIViewController())
      screen.show(a)
      b.modalPresentationStyle = .popover
      b.preferredContentSize = CGSize(width: 200, height: 200)
      a.present(b, animated: false)
      CATransaction.flush()
      screen.user.tap(b.view)
      #expect(a.presentedViewController === b)
      screen.user.tap(at: CGPoint(x: 10, y: 10))
      screen.clock.advance(by: 0.5)
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func aNewSizeReachesPresentedControllers() {
    withScreen { screen in
      let (a, b, c) = (screen.controller("A"), SizedController(), SizedController())
      screen.show(a)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      CATransaction.flush()
      b.present(c, animated: false)
      CATransaction.flush()
      screen.window.frame.size = CGSize(width: 800, height: 400)
      CATransaction.flush()
      #expect(b.sizes == [CGSize(width: 800, height: 400)])
      #expect(c.sizes == [CGSize(width: 704, height: 356)])
      #expect(b.view.frame.size == CGSize(width: 800, height: 400) && c.view.frame.width == 704)
    }
  }

  @Test func showingWithoutAContainerPresents() {
    withScreen { screen in
      let (a, b) = (UIViewController(), UIViewController())
      screen.show(a)
      a.show(b, sender: nil)
      screen.clock.advance(by: 0.5)
      #expect(a.presentedViewController === b)
      #expect(a.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) == nil)
    }
  }

  @Test func dismissedControllersAreReleased() {
    withScreen { screen in
      screen.show(UIViewController())
      weak var gone: UIViewController?
      for animated in [false, true] {
        let shown = UIViewController()
        shown.modalPresentationStyle = animated ? .popover : .fullScreen
        gone = shown
        screen.window.rootViewController?.present(shown, animated: animated)
        screen.clock.advance(by: 0.5)
        screen.window.rootViewController?.dismiss(animated: animated)
        screen.clock.advance(by: 0.5)
      }
      #expect(gone == nil)
    }
  }

  @Test func presentingAControllerTwiceStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (a, b) = (UIViewController(), UIViewController())
        window.rootViewController = a
        window.makeKeyAndVisible()
        a.present(b, animated: false)
        b.present(b, animated: false)
      }
    }
  }
}

/// Writes what it is asked and told about a dismissal.
@MainActor
private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let journal: Journal
  var allows = true

  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal.write("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { journal.write("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.write("did") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal.write("didAttempt")
  }
}

/// Notes the sizes that it is told of.
@MainActor
private final class SizedController: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
