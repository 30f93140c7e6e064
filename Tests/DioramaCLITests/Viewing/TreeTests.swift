import DioramaCLI
import DioramaDriver
import DioramaUI
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import Testing
import ToolTestSupport

@MainActor
struct TreeTests {
  @Test("The live hierarchy shows objects, connections, and what is missing here")
  func golden() throws {
    let run = Invocation("tree", "-", input: Scenes.badge)
    #expect(run.status == .success)
    #expect(
      run.output == """
        UIView [0, 0, 393, 852] <- owner.view
          Shop.BadgeView (as UIView) [320, 40.5, 48, 48] <- owner.badge
          UITextField [24, 96, 345, 34] placeholder "Your \\"name\\"" tag 3 hidden alpha 0.5 <- owner.fields
            delegate -> owner
            editingDidEnd -> owner.rename
          UIButton [24, 140, 345, 34] "Buy" disabled
            touchUpInside -> firstResponder.close
            touchUpInside -> the cart.add:
        UIViewController "About"
          view: UIView [0, 0, 100, 100]
        owner
          badge -> Shop.BadgeView
          fields -> UITextField "Your \\"name\\""
          view -> UIView
        Shop.BadgeView (loaded as UIView): 1 attribute not set; --verbose lists it

        """
    )
    let verbose = Invocation("tree", "-", "--verbose", input: Scenes.badge).output
    #expect(verbose.contains("    cannot set 'badgeColor', which UIView does not have\n  UITextField"))
    #expect(!verbose.contains("--verbose"))
  }

  @Test("Children stand below their parent, and their views where they are embedded")
  func children() {
    let run = Invocation("tree", "-", input: Scenes.children)
    #expect(
      run.output == """
        UIView [0, 0, 393, 852] <- owner.view
          UIView [0, 0, 0, 0]
        UIViewController "List" <- owner.nibChildViewControllers
          embedded in UIView
          view: UIView [0, 0, 10, 20]
            UIView [0, 0, 10, 20] tag 7 (view of UIViewController)
          child: UIViewController "Total"
            embedded in UIView
        UIViewController "Loose" <- owner.nibChildViewControllers
          view: UIView [0, 0, 393, 852]
        owner
          nibChildViewControllers -> UIViewController "List", UIViewController "Loose"
          view -> UIView

        """
    )
  }

  @Test("A tree is for the device and the user that a picture would be for")
  func deviceAndUser() {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - {class: UILabel, id: title, text: Hello, font: body, adjustsFontForContentSizeCategory: true}
          constraints:
            - title.leading = self.leading
            - title.top = self.top

      """
    func label(_ options: String...) -> Substring? {
      let run = Invocation(arguments: ["tree", "-"] + options, input: scene)
      #expect(run.status == .success, "\(run.errors)")
      return run.output.split(separator: "\n").first { $0.contains("UILabel") }
    }
    let usual = label()
    #expect(usual?.contains("UILabel [0, ") == true)
    #expect(label("--content-size=AX3") != usual)
    #expect(label("--direction=rtl")?.contains("[0, ") == false)
    #expect(label("--appearance=dark") == usual)
    let device = Invocation("tree", "-", "--device=iphone-se", input: scene)
    #expect(device.output.hasPrefix("UIView [0, 0, 375, 667]"), "\(device.said)")
    #expect(Invocation("tree", "-", "--appearance=blue", input: scene).status == .usage)
  }

  @Test("A nib shows the same tree as its scene")
  func nib() throws {
    let folder = try TemporaryFolder(["Badge.scene.yaml": Scenes.badge])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    let nib = Invocation("tree", "@Badge.nib", in: folder)
    #expect(nib.status == .success)
    #expect(nib.output == Invocation("tree", "@Badge.scene.yaml", in: folder).output)
  }

  @Test("A registered class that moves itself in init(coder:) is printed where it moved to")
  func movedView() throws {
    let scene = SourceText(
      path: "Moved.scene.yaml",
      text: """
        scene: 1
        objects:
          - class: CLITests.MovingView
            superclass: UIView
            frame: [1, 2, 3, 4]
            attributes: {distance: 7}

        """
    )
    let archive = try #require(Pipeline().compiled(scene).value)
    var classes = UIRuntime.shared.classes
    classes.register(
      NibClass(
        MovingView.self,
        parent: UIView.self,
        name: "CLITests.MovingView",
        properties: [NibProperty("distance", \MovingView.distance)]
      )
    )
    let nib = try LiveNib(loading: archive, classes: classes)
    #expect(nib.hierarchy() == "CLITests.MovingView [101, 2, 3, 4]\n")
    #expect((nib.topLevelObjects.first as? MovingView)?.distance == 7)
  }

  @Test("Objects that no nib made can be printed too")
  func handMade() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1.0 / 3, height: -0.0))
    view.addSubview(UISlider(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      LiveNib(topLevelObjects: [view]).hierarchy() == """
        UIView [0, 0, 0.333, 0]
          UISlider [1, 2, 3, 4] value 0

        """
    )
  }

  @Test("An object of an unknown class is left out and named")
  func unknownClass() throws {
    var graph = NibArchiveGraph()
    let bar = graph.makeNode("UIStrangeBar")
    let root = graph.makeNode("NSObject")
    let list = graph.array("NSArray", [bar])
    graph.append("UINibTopLevelObjectsKey", .object(list), to: root)
    graph.append("UINibObjectsKey", .object(list), to: root)
    let nib = try LiveNib(loading: graph.archive(root: root))
    #expect(
      nib.hierarchy() == "left out\n  an object of the class UIStrangeBar, which is not known here\n"
    )
  }
}
