import DioramaUI
import Foundation
import Testing

/// The safe area inside of scroll views: what views are told of it, and where constraints place them.
@MainActor
@Suite(.serialized) struct ScrolledSafeAreaTests {
  /// A scroll view that fills a phone's screen, with a page as wide as the screen and a label at the page's margins.
  @MainActor
  private struct Stage {
    let window: UIWindow
    let scroll = UIScrollView()
    let page = UIView()
    let label = UIView()

    init(_ safeArea: UIEdgeInsets, labelHeight: CGFloat) {
      UIRuntime.shared.screenSafeAreaInsets = safeArea
      window = UIWindow(frame: UIRuntime.shared.screenBounds)
      window.isHidden = false
      scroll.frame = window.bounds
      window.addSubview(scroll)
      for (view, outer) in [(page, scroll as UIView), (label, page)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      let (content, margins) = (scroll.contentLayoutGuide, page.layoutMarginsGuide)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: labelHeight),
      ])
    }

    /// Lays out until nothing changes, and checks that the label lies where the guide says.
    func layOut() {
      #expect(collectWarnings { for _ in 0..<3 { window.layoutIfNeeded() } } == [])
      #expect(label.frame == page.layoutMarginsGuide.layoutFrame)
    }
  }

  private func onStage(
    _ safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    labelHeight: CGFloat,
    _ body: @MainActor (Stage) -> Void
  ) {
    let stage = Stage(safeArea, labelHeight: labelHeight)
    body(stage)
    stage.window.isHidden = true
    UIRuntime.shared.screenSafeAreaInsets = .zero
  }

  @Test("Where the safe area becomes content inset, it does not reach the content") func added() {
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.always, .automatic, .scrollableAxes] {
      onStage(labelHeight: 2000) { stage in
        stage.scroll.contentInsetAdjustmentBehavior = behavior
        stage.layOut()
        #expect(stage.page.safeAreaInsets == .zero && stage.label.frame.minY == 8)
        #expect(stage.scroll.contentSize.height == 2016 && stage.scroll.adjustedContentInset.top == 59)
      }
    }
  }

  @Test("Where it never becomes content inset, it reaches the content as far as the scroll view") func never() {
    onStage(labelHeight: 2000) { stage in
      stage.scroll.contentInsetAdjustmentBehavior = .never
      stage.layOut()
      #expect(stage.page.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(stage.label.frame.minY == 67 && stage.scroll.contentSize.height == 2109)
      stage.scroll.contentOffset.y = 500
      stage.layOut()
      #expect(stage.label.frame.minY == 67 && stage.scroll.adjustedContentInset == .zero)
    }
  }

  @Test("Content that does not scroll along an axis keeps clear of the safe area there") func otherAxis() {
    onStage(UIEdgeInsets(top: 20, left: 59, bottom: 21, right: 59), labelHeight: 2000) { stage in
      stage.layOut()
      #expect(stage.page.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
      #expect(stage.label.frame.minX == 67 && stage.label.frame.minY == 8)
    }
    onStage(labelHeight: 100) { stage in
      stage.layOut()
      #expect(stage.label.frame.minY == 67 && stage.scroll.adjustedContentInset == .zero)
      stage.scroll.alwaysBounceVertical = true
      stage.layOut()
      #expect(stage.label.frame.minY == 8 && stage.scroll.adjustedContentInset.top == 59)
    }
  }

  @Test("Content that fits only without the safe area settles, and the safe area stays in the inset") func settles() {
    onStage(labelHeight: 800) { stage in
      stage.layOut()
      #expect(stage.scroll.contentSize.height == 816 && stage.scroll.adjustedContentInset.top == 59)
      #expect(stage.label.frame.minY == 8)
    }
  }

  @Test("What a controller adds counts from the edge of its view") func controllers() {
    onStage(labelHeight: 2000) { stage in
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.top = 11
      controller.view.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
      stage.page.addSubview(controller.view)
      stage.layOut()
      #expect(controller.view.safeAreaInsets.top == 11)
    }
  }
}
