import DioramaUI
import Testing

/// The sample `photo-flip`: what a scene has and what code adds.
@MainActor
@Suite struct PhotoFlipSampleTests {
  @Test func codeAddsToTheSceneAndTheButtonTurnsOver() throws {
    UINib.register([
      NibClass(
        PhotoFlipViewController.self,
        parent: UIViewController.self,
        name: "PhotoFlipViewController",
        actions: [NibAction("flip:", PhotoFlipViewController.flip)]
      )
    ])
    try withCompiledSample("photo-flip") { bundle in
      let controller = PhotoFlipViewController(nibName: "PhotoFlip", bundle: bundle)
      controller.loadViewIfNeeded()
      #expect(controller.title == "Photos")
      #expect(controller.view.subviews.count == 2 && controller.view.subviews.first is UIToolbar)
      #expect(controller.container.frame == CGRect(x: 40, y: 48, width: 240, height: 180))
      #expect(controller.container.isAccessibilityElement)
      #expect(controller.container.subviews == [controller.front])
      let toolbar = try #require(controller.view.subviews.first as? UIToolbar)
      let button = try #require(toolbar.items?.first { $0.title == "Flip" })
      #expect(button.target === controller && button.action == Selector("flip:"))
      controller.flip(button)
      #expect(controller.container.subviews == [controller.back])
      controller.flip(button)
      #expect(controller.container.subviews == [controller.front])
    }
  }
}
