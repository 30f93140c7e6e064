import DioramaUI
import Foundation
import NibArchive
import Testing

/// How controllers come out of storyboards.
@MainActor
@Suite struct StoryboardConformanceTests {
  /// A scene whose controller has a bar item, a runtime attribute, and in its view a badge that knows the controller.
  private func home() -> SceneBuilder {
    var home = SceneBuilder("Home")
    let item = home.nib.node("UIBarButtonItem")
    let navigationItem = home.nib.node("UINavigationItem", ["UIRightBarButtonItem": .object(item)])
    home.nib.graph.append("UINavigationItem", .object(navigationItem), to: home.controller)
    home.nib.objects += [navigationItem, item]
    home.nib.connect(outlet: "item", from: home.controller, to: item)
    home.nib.set("note", of: home.controller, to: home.nib.text("early"))
    let badge = home.badge()
    home.controllers[0].view.connect(outlet: "badge", from: home.controllers[0].viewOwner, to: badge)
    return home
  }

  @Test("SB-1: a storyboard without an entry point has no initial controller") func noEntry() throws {
    Play.begin()
    try withStoryboards([StoryboardBuilder([SceneBuilder("Home")])]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      #expect(storyboard.instantiateInitialViewController() == nil)
      #expect(storyboard.instantiateViewController(withIdentifier: "Home").title == "Home")
    }
  }

  @Test("SB-2: a controller is made with its children, anew each time, and knows its storyboard before its view")
  func instantiation() throws {
    Play.begin(.life)
    var stack = SceneBuilder("Stack", "Forms", original: "UINavigationController")
    let home = home()
    let node = stack.add("Home")
    let item = stack.nib.node("UIBarButtonItem")
    let navigationItem = stack.nib.node("UINavigationItem", ["UIRightBarButtonItem": .object(item)])
    stack.nib.graph.append("UINavigationItem", .object(navigationItem), to: node)
    stack.nib.objects += [navigationItem, item]
    stack.nib.connect(outlet: "item", from: node, to: item)
    stack.nib.set("note", of: node, to: stack.nib.text("early"))
    stack.contain([node])
    try withStoryboards([StoryboardBuilder(entry: "Stack", [stack, home])]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      Play.details = { controller in
        " storyboard=\(controller.storyboard === storyboard ? "Main" : "other") parent=\(Play.name(controller.parent)) "
          + "view=\(controller.isViewLoaded ? "loaded" : "none") outlets=\(controller.outlets)"
      }
      let first = try #require(storyboard.instantiateInitialViewController() as? Forms)
      let second = try #require(storyboard.instantiateInitialViewController() as? Forms)
      #expect(first !== second && first.viewControllers[0] !== second.viewControllers[0])
      #expect(first.storyboard === storyboard && first.viewControllers[0].nibName == "Home-view")
      try Play.check("SB-2")
    }
  }

  @Test("SB-3: a creator makes the scene's own controller") func creators() throws {
    Play.begin(.life, .senders, .destinationViews)
    var home = SceneBuilder("Home")
    home.segue("", "showDetail", to: "Detail") { nib in
      [
        "UISegueClassName": nib.text("Quiet"),
        "UICustomPrepareForChildViewControllersSegueName": nib.text("makeDetail:sender:"),
      ]
    }
    let detail = SceneBuilder("Detail", "PlainStage")
    try withStoryboards([StoryboardBuilder([home, detail])]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let source = storyboard.instantiateViewController(withIdentifier: "Home")
      Play.journal.entries = []
      Play.details = { " model=\($0.model)" }
      Play.write("-- with a creator")
      let made = storyboard.instantiateViewController(identifier: "Detail") { coder in
        Play.write("creator")
        return PlainStage(coder: coder, model: 7)
      }
      #expect(made.storyboard === storyboard && made.nibName == "Detail-view")
      Play.write("-- with a creator that makes nothing")
      let usual: PlainStage = storyboard.instantiateViewController(identifier: "Detail") { _ in
        Play.write("creator")
        return nil
      }
      #expect(usual.model == 0)
      Play.write("-- with a creator of the segue")
      source.performSegue(withIdentifier: "showDetail", sender: "code")
      try Play.check("SB-3")
    }
  }

  @Test("SB-4: the view's nib is loaded with the controller as its owner, and what crosses between both is connected")
  func viewLoading() throws {
    Play.begin(.outlets, .views)
    try withStoryboards([StoryboardBuilder([home()])]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      #expect(!home.isViewLoaded && Play.journal.entries.isEmpty)
      home.loadViewIfNeeded()
      try Play.check("SB-4")
    }
  }

  @Test("SB-10: a reference leads to the initial or a named controller of another storyboard") func references() throws
  {
    Play.begin(.life)
    var home = SceneBuilder("Home")
    home.segue("Show", "openSettings", to: "toSettings")
    home.segue("Show", "openThemes", to: "toThemes")
    var tabs = SceneBuilder("Tabs", "Tabs", original: "UITabBarController")
    let themes = tabs.nib.node(
      "UIStoryboardViewControllerPlaceholder",
      ["UIStoryboardIdentifier": tabs.nib.text("toThemes")]
    )
    tabs.nib.objects.append(themes)
    tabs.contain([themes, tabs.add("Home")])
    var main = StoryboardBuilder([home, tabs])
    main.references = [
      "toSettings": ["UIReferencedStoryboardName": "Settings"],
      "toThemes": ["UIReferencedStoryboardName": "Settings", "UIReferencedControllerIdentifier": "Themes"],
    ]
    let settings = StoryboardBuilder(
      named: "Settings",
      entry: "Settings",
      [SceneBuilder("Settings"), SceneBuilder("Themes")]
    )
    try withStoryboards([main, settings]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let source = storyboard.instantiateViewController(withIdentifier: "Home")
      Play.journal.entries = []
      Play.details = { " storyboard=\($0.storyboard === storyboard ? "Main" : "Settings")" }
      Play.write("-- the initial controller of another storyboard")
      source.performSegue(withIdentifier: "openSettings", sender: nil)
      Play.write("-- a named controller of another storyboard")
      source.performSegue(withIdentifier: "openThemes", sender: nil)
      Play.write("-- a child of a container")
      let made = storyboard.instantiateViewController(withIdentifier: "Tabs") as? Tabs
      Play.write("tabs=\(Play.names(made?.viewControllers ?? []))")
      try Play.check("SB-10")
    }
  }
}

extension SceneBuilder {
  /// Adds a badge, which knows the controller, to the view of the scene's own controller.
  mutating func badge() -> Node {
    let badge = controllers[0].view.custom("StageBadge", original: "UIView")
    add(badge)
    let controller = upstream(controllers[0].node)
    controllers[0].view.objects.append(controller)
    controllers[0].view.connect(outlet: "controller", from: badge, to: controller)
    return badge
  }
}
