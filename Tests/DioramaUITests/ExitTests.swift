import DioramaUI
import Testing

/// Programming mistakes, which stop the program as UIKit's exceptions do.
@Suite struct ExitTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("H5, E14: adding a view to itself") func addingAViewToItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(said(result).contains("Can't add self as subview"))
  }

  @Test("H6, E14: adding an ancestor") func addingAnAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
    #expect(said(result).contains("is a part of cycle in its layer tree"))
  }

  @Test("H7: a negative index") func aNegativeIndex() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().insertSubview(UIView(), at: -1) }
    }
  }

  @Test("H12: exchanging what is not there") func exchangingWhatIsNotThere() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 1) }
    }
  }

  @Test func anActionThatTheTargetLacks() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIControl().sendAction("nothing:", to: UIView(), for: nil) }
    }
    #expect(said(result).contains("unrecognized selector sent to instance"))
  }

  @Test("H6: nothing has changed and nobody was told when the program stops") func nothingHasChanged() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Loud: UIView {
          override func willMove(toSuperview newSuperview: UIView?) { fatalError("told too early") }
        }
        let (parent, child) = (Loud(), UIView())
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
    #expect(said(result).contains("CALayerInvalid") && !said(result).contains("told too early"))
  }

  @Test("H20, E14: a child's view inside of another controller's") func aForeignControllersView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        let helper = UIView()
        second.view.addSubview(helper)
        helper.addSubview(child.view)
      }
    }
    #expect(said(result).contains("UIViewControllerHierarchyInconsistency"))
    #expect(said(result).contains("should have parent view controller:<UIViewController: 0x"))
    #expect(said(result).contains("but actual parent is:<UIViewController: 0x"))
  }

  @Test func aNibThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(said(result).contains("Could not load NIB in bundle"))
  }

  @Test func aViewOfTwoControllers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }
    #expect(said(result).contains("A view can only be associated with at most one view controller at a time!"))
  }

  @Test func aControllerInsideItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
  }

  @Test func aConstraintBetweenStrangers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        NSLayoutConstraint(
          item: first,
          attribute: .top,
          relatedBy: .equal,
          toItem: second,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ).isActive = true
      }
    }
  }
}
