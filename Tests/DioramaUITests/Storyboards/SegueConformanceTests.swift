import DioramaUI
import Foundation
import NibArchive
import Testing

/// What segues do.
@MainActor
@Suite struct SegueConformanceTests {
  @Test("SB-5: embedded controllers come with the view, in the order of their segues, before viewDidLoad")
  func embedding() throws {
    Play.begin(.life, .views, .parents, .destinationViews)
    var home = SceneBuilder("Home")
    for (name, height) in [("List", 100.0), ("Map", 200.0)] {
      let container = home.subview(
        "UIView",
        [
          "UIBounds": .numbers([0, 0, 300, height]), "UICenter": .numbers([150, 300]),
        ]
      )
      let segue = home.segue("Embed", "embed\(name)", to: name) { _ in ["UIPerformOnViewLoad": .bool(true)] }
      home.controllers[0].view.connect(outlet: "containerView", from: home.upstream(segue), to: container)
    }
    let scenes = [home, SceneBuilder("List"), SceneBuilder("Map")]
    try withStoryboards([StoryboardBuilder(scenes)]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      Play.journal.entries = []
      home.loadViewIfNeeded()
      try Play.check("SB-5")
      #expect(home.children.allSatisfy { $0.view.autoresizingMask == [.flexibleWidth, .flexibleHeight] })
    }
  }

  @Test("SB-6: code performs a segue without asking, and what triggers it is asked about") func triggers() throws {
    Play.begin(.life, .senders, .destinationViews)
    var home = SceneBuilder("Home")
    let segue = home.segue("", "showDetail", to: "Detail") { ["UISegueClassName": $0.text("Quiet")] }
    let item = home.nib.node("UIBarButtonItem")
    let navigationItem = home.nib.node("UINavigationItem", ["UIRightBarButtonItem": .object(item)])
    home.nib.graph.append("UINavigationItem", .object(navigationItem), to: home.controller)
    home.nib.objects += [navigationItem, item]
    home.nib.connect(action: "perform:", from: item, to: segue)
    let button = home.subview("UIButton", ["UIBounds": .numbers([0, 0, 100, 40]), "UICenter": .numbers([100, 100])])
    let tapped = home.subview("UIView", ["UIBounds": .numbers([0, 0, 100, 40]), "UICenter": .numbers([100, 300])])
    let upstream = home.upstream(segue)
    let recognizer = home.controllers[0].view.node("UITapGestureRecognizer")
    home.controllers[0].view.graph.append(
      "gestureRecognizers",
      home.controllers[0].view.array([recognizer]),
      to: tapped
    )
    home.controllers[0].view.objects += [upstream, recognizer]
    home.controllers[0].view.connect(action: "perform:", from: button, to: upstream, mask: 64)
    home.controllers[0].view.connect(action: "perform:", from: recognizer, to: upstream)
    try withStoryboards([StoryboardBuilder([home, SceneBuilder("Detail")])]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      withScreen { screen in
        screen.show(home)
        Play.journal.entries = []
        Play.write("-- code")
        home.performSegue(withIdentifier: "showDetail", sender: "code")
        Play.write("-- button")
        screen.user.tap(home.view.subviews[0])
        Play.write("-- bar item")
        let item = home.navigationItem.rightBarButtonItem
        UIApplication.shared.sendAction(item!.action!, to: item?.target, from: item, for: nil)
        Play.write("-- recognizer")
        screen.user.tap(home.view.subviews[1])
        Play.write("-- refused")
        Play.agrees = false
        screen.user.tap(home.view.subviews[0])
      }
      try Play.check("SB-6")
    }
  }

  @Test("SB-7: the class of a segue is all that happens, and its super does what the kind says") func classes() throws {
    Play.begin(.classes)
    var home = SceneBuilder("Home")
    for (identifier, name) in [("plain", nil), ("quiet", "Quiet"), ("loud", "Loud")] as [(String, String?)] {
      home.segue("Show", identifier, to: "Detail") { nib in name.map { ["UISegueClassName": nib.text($0)] } ?? [:] }
    }
    try withStoryboards([StoryboardBuilder([home, SceneBuilder("Detail")])]) { bundle in
      for (identifier, title) in [
        ("plain", "UIKit's class"), ("quiet", "a class of one's own"),
        ("loud", "a class of one's own that calls super"),
      ] {
        let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
        let stack = UINavigationController(rootViewController: home)
        Play.write("-- \(title)")
        withScreen { screen in
          screen.show(stack)
          home.performSegue(withIdentifier: identifier, sender: nil)
          Play.write("stack=\(Play.names(stack.viewControllers))")
        }
      }
      try Play.check("SB-7")
    }
  }

  @Test("SB-8: show goes to the nearest container that shows, and presents without one") func showing() throws {
    var home = SceneBuilder("Home")
    home.segue("Show", "show", to: "Detail") { ["UIActionName": $0.text("showViewController:sender:")] }
    home.segue("Show", "detail", to: "Detail") { ["UIActionName": $0.text("showDetailViewController:sender:")] }
    home.segue("Show", "still", to: "Detail") { _ in ["UIAnimates": .bool(false)] }
    Play.begin()
    try withStoryboards([StoryboardBuilder([home, SceneBuilder("Detail")])]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      @MainActor func play(
        _ title: String,
        _ identifier: String,
        _ topics: Set<Play.Topic> = [.appearance, .noSegues],
        in container: (UIViewController) -> UIViewController
      ) {
        let home = storyboard.instantiateViewController(withIdentifier: "Home")
        let outer = container(home)
        Play.writes = [.noSegues]
        withScreen(CGSize(width: 900, height: 600)) { screen in
          screen.show(outer)
          Play.write("-- \(title)")
          Play.writes = topics
          home.performSegue(withIdentifier: identifier, sender: nil)
          Play.writes = [.noSegues]
          switch outer {
          case let stack as UINavigationController: Play.write("stack=\(Play.names(stack.viewControllers))")
          case let split as UISplitViewController: Play.write("columns=\(Play.names(split.viewControllers))")
          default: Play.write("presented=\(Play.name(home.presentedViewController))")
          }
        }
      }
      play("in a navigation controller", "show") { UINavigationController(rootViewController: $0) }
      play("in a split view controller", "detail", [.noSegues]) {
        let split = UISplitViewController()
        split.viewControllers = [$0, UIViewController()]
        return split
      }
      play("in neither", "show") { $0 }
      play("without animation", "still") { UINavigationController(rootViewController: $0) }
      try Play.check("SB-8")
    }
  }
}

extension NibBuilder {
  /// Connects an action without an event, as of bar items and recognizers.
  mutating func connect(action label: String, from source: Node, to target: Node) {
    connections.append(
      node(
        "UIRuntimeEventConnection",
        ["UILabel": text(label), "UISource": .object(source), "UIDestination": .object(target)]
      )
    )
  }
}
