import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// Storyboards as maps, and their scenes alone.
@MainActor
struct StoryboardViewingTests {
  private static let manifest = """
    storyboard: 1
    initialViewController: Stack
    references:
      Help: {name: Help}
    scenes:
      Stack:
        viewController:
          class: UINavigationController
          viewControllers: [Home]
      Lost:
        # diorama:disable unreachable-scene -- kept for later
        viewController: {class: UIViewController, view: {frame: [0, 0, 390, 844]}}

    """
  private static let home = """
    scene: 1
    viewController:
      class: Shop.HomeController
      superclass: UIViewController
      unwindActions: [back(_:)]
      navigationItem: {title: Teapots}
      view:
        frame: [0, 0, 390, 844]
        subviews:
          - {class: UIView, frame: [0, 200, 390, 200], segues: [{kind: embed, destination: Detail, identifier: inside}]}
      segues: [{kind: show, destination: Help, identifier: help}]

    """
  private static let detail = """
    scene: 1
    viewController:
      class: UIViewController
      view:
        frame: [0, 0, 390, 200]
        subviews:
          - {class: UILabel, frame: [0, 0, 100, 20], text: Inside}
      segues: [{kind: unwind, action: back(_:), identifier: home}]

    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Main.storyboard.yaml": Self.manifest, "Main/Home.scene.yaml": Self.home, "Main/Detail.scene.yaml": Self.detail,
    ])
  }

  @Test("Scenes of a map are as far from each other as in Interface Builder, so that none covers another")
  func locations() throws {
    var files = [
      "Main.storyboard.yaml":
        "storyboard: 1\ninitialViewController: Above\ninterfaceBuilder: {elements: ['<device id=\"retina6_1\"/>']}\n"
    ]
    // The rows are 673 parts of the device's height apart: 1005 points. The last scene is larger than the device.
    let scenes = [("Above", 0, 0, 896), ("Below", 0, 673, 896), ("Tall", 700, 0, 2000), ("Under", 700, 673, 896)]
    for (name, x, y, height) in scenes {
      files["Main/\(name).scene.yaml"] = """
        scene: 1
        viewController: {class: UIViewController, storyboardIdentifier: \(name), view: {frame: [0, 0, 414, \(height)]}}
        interfaceBuilder: {id: a-\(name), elements: ['<point key="canvasLocation" x="\(x)" y="\(y)"/>']}

        """
    }
    let folder = try TemporaryFolder(files)
    let run = Invocation("render", "@Main.storyboard.yaml", "-o", "-", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    var cards: [CGRect] = []
    for part in run.output.split(separator: "<g transform=\"matrix(0.4 0 0 0.4 ").dropFirst() {
      let origin = part.prefix { $0 != ")" }.split(separator: " ").compactMap { Double($0) }
      let path = part.firstRange(of: "<path d=\"M0 0L").map { part[$0.upperBound...] } ?? ""
      let width = path.prefix { $0 != " " }
      let height = path.split(separator: "L").dropFirst().first?.split(separator: " ").last
      cards.append(
        CGRect(
          x: try #require(origin.first),
          y: try #require(origin.last),
          width: try #require(Double(width)) * 0.4,
          height: try #require(height.flatMap { Double($0) }) * 0.4
        )
      )
    }
    #expect(cards.count == 4)
    for (index, card) in cards.enumerated() {
      #expect(!cards[(index + 1)...].contains { $0.intersects(card) }, "\(cards)")
    }
    #expect(abs(cards[1].minY - cards[0].minY - 673 * 896 / 600 * 0.4) < 0.01, "\(cards)")
  }

  @Test("A scene shows what its containers and views embed, by its name or as a file") func oneScene() throws {
    let folder = try folder()
    let stack = Invocation("tree", "@Main.storyboard.yaml", "--scene", "Stack", in: folder)
    #expect(stack.status == .success, "\(stack.errors)")
    #expect(stack.output.contains("UINavigationBar") && stack.output.contains("\"Inside\""), "\(stack.output)")
    let home = Invocation("tree", "@Main/Home.scene.yaml", in: folder)
    #expect(home.status == .success && home.output.contains("\"Inside\""), "\(home.output) \(home.errors)")
    let picture = Invocation("render", "@Main.storyboard.yaml", "--scene", "Home", "-o", "-", in: folder)
    #expect(picture.output.hasPrefix("<svg") && picture.output.contains("Inside"), "\(picture.errors)")
    for verb in ["tree", "render"] {
      let run = Invocation(verb, "@Main.storyboard.yaml", "--scene", "Nothing", in: folder)
      #expect(run.status == .usage && run.errors.contains("Stack, Lost, Detail, Home"), "\(run.errors)")
    }
  }

  @Test("The map has a card for each scene and reference, and a word at each arrow") func map() throws {
    let folder = try folder()
    let run = Invocation("render", "@Main.storyboard.yaml", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let map = try folder.text("Main.svg")
    for word in ["→ Stack", "Home", "Detail", "Help", "Lost (nothing leads here)", "inside", "help", "home", "Teapots"]
    {
      #expect(map.contains(word), "\(word)")
    }
    let outline = Invocation("render", "@Main.storyboard.yaml", "--outline", "-o", "-", in: folder).output
    #expect(!outline.contains("Teapots") && outline.contains("Shop.HomeController"))
    #expect(outline.utf8.count < map.utf8.count)
  }

  @Test(
    "A reference to another storyboard is shown as a placeholder with its name, wherever it is",
    arguments: [
      "{class: UINavigationController, viewControllers: [Away]}",
      "{class: UITabBarController, viewControllers: [Away, {class: UIViewController, view: {}}]}",
      "{class: UISplitViewController, viewControllers: [{class: UIViewController, view: {}}, Away]}",
      "{class: UITabBarController, viewControllers: [{class: UINavigationController, viewControllers: [Away]}]}",
      "{class: UIViewController, view: {subviews: [{class: UIView, segues: [{kind: embed, destination: Away}]}]}}",
    ],
    ["{name: Elsewhere}", "{name: Elsewhere, identifier: second}", "{name: Elsewhere, bundle: com.example.missing}"]
  )
  func references(controller: String, reference: String) throws {
    let text = "storyboard: 1\ninitialViewController: First\nreferences: {Away: \(reference)}\nscenes:\n"
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml": text + "  First: {viewController: \(controller)}\n",
      // A storyboard of that name is not loaded either.
      "Elsewhere.storyboard.yaml":
        "storyboard: 1\ninitialViewController: A\nscenes:\n  A: {viewController: {class: UIViewController, view: {}}}\n",
    ])
    for form in [[], ["--json"]] {
      let tree = Invocation(arguments: ["tree", "@Main.storyboard.yaml", "--scene", "First"] + form, in: folder)
      #expect(tree.status == .success && tree.output.contains("ReferencePlaceholder"), "\(tree.said)")
      #expect(tree.output.contains("Away") && !tree.said.contains("Could not find"), "\(tree.said)")
    }
    for arguments in [["--scene", "First"], []] {
      let picture = Invocation(
        arguments: ["render", "@Main.storyboard.yaml", "-o", "-"] + arguments,
        in: folder
      )
      #expect(picture.status == .success, "\(picture.errors)")
    }
    let changed = "{title: Changed, " + controller.dropFirst()
    try folder.write(text + "  First: {viewController: \(changed)}\n", to: "New.storyboard.yaml")
    let page = Invocation("diff", "@Main.storyboard.yaml", "@New.storyboard.yaml", "--html", "-", in: folder)
    #expect(page.status == .findings && page.output.contains("Changed"), "\(page.errors)")
  }
}
