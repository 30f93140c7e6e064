import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

@MainActor
struct InspectTests {
  @Test("A nib and its scene have the same facts")
  func summary() throws {
    let folder = try TemporaryFolder(["Badge.scene.yaml": Scenes.badge])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    let scene = Invocation("inspect", "@Badge.scene.yaml", in: folder)
    #expect(scene.status == .success)
    #expect(scene.output == Invocation("inspect", "@Badge.nib", in: folder).output)
    let lines = scene.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasSuffix(" bytes, coder version 10"))
    #expect(lines[2] == "like Xcode 15 to 26: fonts with UIFontDescriptorOptions")
    let indexes = /@\d+/
    #expect(
      scene.output.replacing(indexes, with: "@").contains(
        """
        top level
          owner
          firstResponder
          placeholder the cart
          UIView @
          UIViewController @

        outlets
          owner.fields -> [UITextField @]
          owner.badge -> Shop.BadgeView (as UIView) @
          UITextField @.delegate -> owner
          owner.view -> UIView @

        actions
          UIButton @ touchUpInside -> placeholder the cart.add:
          UIButton @ touchUpInside -> firstResponder.close
          UITextField @ editingDidEnd -> owner.rename

        runtime attributes
          Shop.BadgeView (as UIView) @.badgeColor = "red"
          Shop.BadgeView (as UIView) @.layer.cornerRadius = 24

        classes

        """
      )
    )
  }

  @Test("The JSON is JSON, and has the documented keys")
  func json() throws {
    let run = Invocation("inspect", "-", "--json", input: Scenes.badge)
    let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(parsed as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "actions", "attributes", "bytes", "children", "classes", "coderVersion", "counts", "file", "formatVersion",
        "kind",
        "outlets", "topLevel", "version", "xcode",
      ]
    )
    #expect(object["kind"] as? String == "scene")
    #expect((object["actions"] as? [[String: Any]])?.first?["events"] as? [String] == ["touchUpInside"])
    #expect((object["topLevel"] as? [[String: Any]])?.first?["proxy"] as? String == "IBFilesOwner")
  }

  @Test("Children are listed with their parents and the views that theirs go into")
  func children() throws {
    let run = Invocation("inspect", "-", input: Scenes.children)
    let section = try #require(run.output.split(separator: "\n\n").first { $0.hasPrefix("children\n") })
    #expect(
      section.replacing(/@\d+/, with: "@") == """
        children
          owner > UIViewController @ in UIView @
          owner > UIViewController @
          UIViewController @ > UIViewController @ in UIView @
        """
    )
    let json = Invocation("inspect", "-", "--json", input: Scenes.children).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let children = try #require(object?["children"] as? [[String: Any]])
    #expect((children[0]["parent"] as? [String: Any])?["proxy"] as? String == "IBFilesOwner")
    #expect((children[0]["container"] as? [String: Any])?["class"] as? String == "UIView")
    #expect(children[1]["container"] is NSNull)
  }

  @Test("Every object can be listed, and nothing in it reaches a terminal raw")
  func objects() {
    let scene = "scene: 1\nobjects:\n  - class: UILabel\n    text: \"a\\e[31mb\\u202E\"\n"
    for arguments in [["inspect", "--objects"], ["inspect", "--json"], ["tree", "--quiet"]] {
      let run = Invocation(arguments[0], "-", arguments[1], input: scene)
      #expect(run.status == .success)
      #expect(!run.output.unicodeScalars.contains("\u{1B}") && !run.output.unicodeScalars.contains("\u{202E}"))
    }
    #expect(Invocation("inspect", "-", "--objects", input: scene).output.hasPrefix("nib format 1 coder 10 objects "))
  }
}
