import DioramaUI
import Testing

/// Mistakes with controllers, which stop the program with UIKit's texts.
@Suite struct ControllerExitTests {
  final class Empty: UIViewController {
    override func loadView() {}
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("VC-6, E14: a nib that is missing") func missingNib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController(nibName: "Nowhere", bundle: nil).loadViewIfNeeded() }
    }
    #expect(said(result).contains("Could not load NIB in bundle: '"))
    #expect(said(result).contains("with name 'Nowhere'"))
  }

  @Test("VC-6, E14: a nib that does not connect the view") func missingView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try withNibFolder(["Front": .viewNib(tag: 1, connectsView: false)]) { bundle in
          UIViewController(nibName: "Front", bundle: bundle).loadViewIfNeeded()
        }
      }
    }
    #expect(
      said(result).contains(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Front\" nib but the view outlet was not set."
      )
    )
  }

  @Test("VC-7: loadView that sets no view") func noView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Empty().loadViewIfNeeded() }
    }
    #expect(said(result).contains("-[Empty loadView] did not set the view."))
  }

  @Test("VC-9: one view for two controllers") func sharedView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }
    #expect(said(result).contains("A view can only be associated with at most one view controller at a time!"))
  }

  @Test("H20, E14: a child's view in the hierarchy of a controller that is not its parent") func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        stranger.view.addSubview(child.view)
      }
    }
    #expect(said(result).contains("should have parent view controller:<"))
    #expect(said(result).contains("but actual parent is:<"))
  }

  @Test("H20: addChild for a view that lies in another controller's hierarchy") func requestedParent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
        stranger.view.addSubview(child.view)
        parent.addChild(child)
      }
    }
    #expect(said(result).contains("but requested parent is:<"))
  }

  @Test("CN-7: a child that contains its parent") func circle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
  }

  @Test("CN-8: a transition between controllers without a common parent") func noCommonParent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        parent.transition(from: child, to: other, duration: 0, animations: nil)
      }
    }
    #expect(said(result).contains("must have a common parent view controller when calling -[UIViewController"))
  }

  @Test("NIB-6: an outlet that the owner lacks") func unknownKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var nib = NibBuilder.viewNib(tag: 1)
        nib.connect(outlet: "headline", from: nib.topLevel[0], to: nib.topLevel[1])
        UINib(data: nib.data, bundle: nil).instantiate(withOwner: UIViewController())
      }
    }
    #expect(
      said(result).contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key headline."
      )
    )
  }
}
