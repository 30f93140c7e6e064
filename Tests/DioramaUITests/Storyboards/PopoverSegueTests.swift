import DioramaUI
import Foundation
import NibArchive
import Testing

/// Segues that show their destination in a popover.
@MainActor
@Suite struct PopoverSegueTests {
  private static let size = CGSize(width: 1000, height: 800)

  @Test("SB-8: a popover points at its anchor, in the directions that the storyboard permits") func view() throws {
    Play.begin(.noSegues)
    var home = SceneBuilder("Home")
    let button = home.subview("UIButton", ["UIBounds": .numbers([0, 0, 100, 40]), "UICenter": .numbers([500, 100])])
    let segue = home.segue("PopoverPresentation", "openDetail", to: "Detail") { _ in
      ["UIPermittedArrowDirections": .int8(1), "UIPassthroughViews": .null, "UIAnchorBarButtonItem": .null]
    }
    let upstream = home.upstream(segue)
    home.controllers[0].view.objects.append(upstream)
    home.controllers[0].view.connect(outlet: "anchorView", from: upstream, to: button)
    home.controllers[0].view.connect(action: "perform:", from: button, to: upstream, mask: 64)
    try withStoryboards([StoryboardBuilder([home, SceneBuilder("Detail")])]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      withScreen(Self.size) { screen in
        screen.show(home)
        screen.user.tap(home.view.subviews[0])
        screen.clock.advance(by: 1)
        let popover = home.presentedViewController?.popoverPresentationController
        #expect(home.presentedViewController?.title == "Detail")
        #expect(home.presentedViewController?.modalPresentationStyle == .popover)
        #expect(popover?.sourceView === home.view.subviews[0])
        #expect(popover?.barButtonItem == nil)
        #expect(popover?.permittedArrowDirections == .up)
        #expect(popover?.passthroughViews?.isEmpty ?? true)
        // Beneath the button and in its middle, in the size of a popover that says nothing of it.
        #expect(popover?.frameOfPresentedViewInContainerView == CGRect(x: 340, y: 120, width: 320, height: 480))
        screen.user.tap(at: CGPoint(x: 10, y: 790))
        screen.clock.advance(by: 1)
        #expect(home.presentedViewController == nil)
      }
    }
  }

  @Test("SB-8: a popover of a bar item knows the item, and a way back dismisses it") func item() throws {
    Play.begin(.noSegues)
    var home = SceneBuilder("Home")
    let item = home.nib.node("UIBarButtonItem")
    let navigationItem = home.nib.node("UINavigationItem", ["UIRightBarButtonItem": .object(item)])
    home.nib.graph.append("UINavigationItem", .object(navigationItem), to: home.controller)
    home.nib.objects += [navigationItem, item]
    let segue = home.segue("PopoverPresentation", nil, to: "Detail") { _ in
      ["UIPermittedArrowDirections": .int8(15), "UIAnchorBarButtonItem": .object(item), "UIAnchorView": .null]
    }
    home.nib.connect(action: "perform:", from: item, to: segue)
    var detail = SceneBuilder("Detail")
    detail.segue("Unwind", "back", to: nil) { ["UIAction": $0.text("unwindToHome:")] }
    try withStoryboards([StoryboardBuilder([home, detail])]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      let stack = UINavigationController(rootViewController: home)
      withScreen(Self.size) { screen in
        screen.show(stack)
        let item = home.navigationItem.rightBarButtonItem
        UIApplication.shared.sendAction(item!.action!, to: item?.target, from: item, for: nil)
        screen.clock.advance(by: 1)
        let shown = stack.presentedViewController
        #expect(shown?.title == "Detail")
        #expect(shown?.popoverPresentationController?.barButtonItem === item)
        #expect(shown?.popoverPresentationController?.sourceView == nil)
        #expect(shown?.popoverPresentationController?.permittedArrowDirections == .any)
        shown?.performSegue(withIdentifier: "back", sender: nil)
        screen.clock.advance(by: 1)
        #expect(stack.presentedViewController == nil)
      }
    }
  }
}
