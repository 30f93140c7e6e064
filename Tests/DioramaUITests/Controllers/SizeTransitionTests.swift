import DioramaUI
import Testing

/// How a window's new size reaches the controllers.
@MainActor
@Suite struct SizeTransitionTests {
  final class Sized: UIViewController {
    var told: [String] = []
    var sizeOfChildren: CGSize?

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      let before = viewIfLoaded?.bounds.size
      told.append("will \(Int(size.width)) from \(Int(before?.width ?? -1))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(
        alongsideTransition: { _ in self.told.append("along \(Int(self.viewIfLoaded?.bounds.width ?? -1))") },
        completion: { _ in self.told.append("end") }
      )
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      sizeOfChildren ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
  }

  private func turn(_ root: UIViewController, _ body: () -> Void = {}) -> UIWindow {
    let window = shownWindow(CGSize(width: 300, height: 400))
    window.rootViewController = root
    body()
    CATransaction.flush()
    window.frame.size = CGSize(width: 400, height: 300)
    CATransaction.flush()
    return window
  }

  @Test func theSizeGoesFromTheWindowDownThroughChildren() {
    let (root, child, grandchild) = (Sized(), Sized(), Sized())
    root.addChild(child)
    child.addChild(grandchild)
    let window = turn(root) {
      child.view.autoresizingMask = [.flexibleWidth]
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
    }
    #expect(root.told == ["will 400 from 300", "along 400", "end"])
    #expect(child.told == ["will 400 from 300", "along 400", "end"])
    #expect(grandchild.told == ["will 400 from -1", "along -1", "end"])
    #expect(root.view.frame == window.bounds)
    window.isHidden = true
  }

  /// The guide of 2015 (seed 003) warns of just this.
  @Test func aControllerWhoseViewWasMerelyAddedIsToldNothing() {
    let (root, stray) = (Sized(), Sized())
    let window = turn(root) { root.view.addSubview(stray.view) }
    #expect(root.told.first == "will 400 from 300" && stray.told.isEmpty)
    window.isHidden = true
  }

  @Test func aParentDecidesTheSizeOfItsChildren() {
    let (root, child) = (Sized(), Sized())
    root.addChild(child)
    root.sizeOfChildren = CGSize(width: 100, height: 100)
    let window = turn(root) { child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    #expect(child.told.isEmpty)
    window.isHidden = true
  }

  @Test func insideAnAnimationTheOthersMoveAlong() {
    withManualClock { clock in
      let root = Sized()
      let window = shownWindow(CGSize(width: 300, height: 400))
      window.rootViewController = root
      CATransaction.flush()
      UIView.animate(withDuration: 1) { window.frame.size = CGSize(width: 400, height: 300) }
      #expect(root.told == ["will 400 from 300", "along 400"])
      CATransaction.flush()
      clock.advance(by: 1.1)
      #expect(root.told.last == "end")
      window.isHidden = true
    }
  }
}
