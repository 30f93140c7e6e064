import DioramaCLI
import DioramaDriver
import DioramaViewer
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

  @Test("A scene shows what its containers and views embed, by its name or as a file") func oneScene() throws {
    let folder = try folder()
    let stack = Invocation("tree", "@Main.storyboard.yaml", "--scene", "Stack", in: folder)
    #expect(stack.status == .success, "\(stack.errors)")
    #expect(stack.output.contains("UINavigationBar") && stack.output.contains("\"Inside\""), "\(stack.output)")
    let home = Invocation("tree", "@Main/Home.scene.yaml", in: folder)
    #expect(home.status == .success && home.output.contains("\"Inside\""), "\(home.output) \(home.errors)")
    let picture = Invocation("render", "@Main.storyboard.yaml", "--scene", "Home", "-o", "-", in: folder)
    #expect(picture.output.hasPrefix("<svg") && picture.output.contains("Inside"), "\(picture.errors)")
    for arguments in [["tree", "@Main.storyboard.yaml"], ["render", "@Main.storyboard.yaml", "--scene", "Nothing"]] {
      let run = Invocation(arguments: arguments, in: folder)
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
}
