import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

@MainActor
struct DiffTests {
  private static let old = """
    scene: 1
    owner: {outlets: {view: root, name: name}}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 320, 480]
        constraints: [name.top = self.top + 8]
        subviews:
          - {class: UILabel, id: name, text: Hello}
          - {class: UIButton, id: save, actions: {touchUpInside: owner.save}}
          - {class: UISwitch, id: toggle}
          - {class: UIView, id: box}

    """

  private static let new = """
    scene: 1
    owner: {outlets: {view: root, name: name}}
    objects:
      - class: UIView
        id: root
        bounds: [0, 0, 320, 480]
        center: [160, 240]
        constraints: [name.top = self.top + 12]
        subviews:
          - {class: UILabel, id: name, text: Good day, numberOfLines: 1, accessibilityHint: Says it}
          - class: UIView
            id: box
            subviews:
              - {class: UIButton, id: save, actions: {touchUpInside: owner.store(_:)}}
              - {class: UISlider, id: amount}

    """

  @Test("A scene and its own nib do not differ, whatever the nib does not keep", arguments: ["10", "9"])
  func ownNib(version: String) throws {
    let scene = """
      scene: 1
      owner: {class: Shop.MenuController, superclass: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          subviews:
            - class: Shop.Card
              superclass: UIView
              attributes: {border: 0.0, corner: 10.0, count: 3}
            - {class: UITableViewCell, rowHeight: 81, reuseIdentifier: dish}

      """
    let folder = try TemporaryFolder(["Menu.scene.yaml": scene])
    #expect(Invocation("compile", "@", "--coder-version", version, in: folder).status == .success)
    for pair in [["@Menu.scene.yaml", "@Menu.nib"], ["@Menu.nib", "@Menu.scene.yaml"]] {
      let run = Invocation("diff", pair[0], pair[1], in: folder)
      #expect(run.status == .success && run.output.isEmpty && run.errors.isEmpty)
    }
    // What else differs is told as ever.
    let other = scene.replacing("count: 3", with: "count: 4").replacing("reuseIdentifier: dish", with: "tag: 2")
    try folder.write(other, to: "Other.scene.yaml")
    let run = Invocation("diff", "@Other.scene.yaml", "@Menu.nib", in: folder)
    #expect(run.status == .findings && run.output.contains("attributes.count: Int 4 -> Int 3"))
    #expect(!run.output.contains("border") && !run.output.contains("rowHeight"), "\(run.output)")
  }

  @Test("Few of very many rows moved: those are told, and no others")
  func manyRows() throws {
    func scene(_ rows: [Int]) -> String {
      "scene: 1\nobjects:\n  - class: UIView\n    id: root\n    subviews:\n"
        + rows.map { "      - {class: UIView, id: row\($0), tag: \($0 + 1)}\n" }.joined()
    }
    let rows = Array(0..<4000)
    var others = rows
    // One that comes later, and two that are swapped.
    others.insert(others.remove(at: 10), at: 2500)
    others.swapAt(3000, 3001)
    let folder = try TemporaryFolder(["old.scene.yaml": scene(rows), "new.scene.yaml": scene(others)])
    let run = Invocation("diff", "@old.scene.yaml", "@new.scene.yaml", in: folder)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        > row10 (UIView) from root.subviews[10] to root.subviews[2500]
        > row3001 (UIView) from root.subviews[3001] to root.subviews[3000]

        """
    )
  }

  @Test("What was added, removed, moved and changed")
  func changes() throws {
    let folder = try TemporaryFolder(["old.scene.yaml": Self.old, "new.scene.yaml": Self.new])
    let run = Invocation("diff", "@old.scene.yaml", "@new.scene.yaml", in: folder)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        ~ root (UIView).constraints: name.top = root.top + 8 -> name.top = root.top + 12
        ~ name (UILabel).text: Hello -> Good day
        ~ name (UILabel).accessibilityHint: null -> Says it
        > save (UIButton) from root.subviews[1] to box.subviews[0]
        ~ save (UIButton).actions.touchUpInside: owner.save -> owner.store:
        - toggle (UISwitch) from root.subviews[2]
        + amount (UISlider) at box.subviews[1]

        """,
      "\(run.output)"
    )
    #expect(run.errors.isEmpty)
  }

  @Test("A scene and its nib are equal, and a nib without ids is matched by what it holds")
  func nibs() throws {
    let folder = try TemporaryFolder(["old.scene.yaml": Self.old, "new.scene.yaml": Self.new])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    for pair in [("old.scene.yaml", "old.nib"), ("new.nib", "new.scene.yaml"), ("old.nib", "old.nib")] {
      let run = Invocation("diff", "@" + pair.0, "@" + pair.1, in: folder)
      #expect(run.status == .success, "\(pair): \(run.output)\(run.errors)")
      #expect(run.output.isEmpty)
    }
    let run = Invocation("diff", "@old.nib", "@new.nib", in: folder)
    #expect(run.status == .findings)
    #expect(run.output.contains("~ name (UILabel).text: Hello -> Good day\n"))
    #expect(run.output.contains("- view.subviews[2] (UISwitch) from view.subviews[2]\n"))
  }

  @Test("A document of Interface Builder is compared as the scene that it imports as")
  func documents() throws {
    let folder = try TemporaryFolder(["old.scene.yaml": Self.old])
    #expect(Invocation("export", "@old.scene.yaml", "-o", "@old.xib", in: folder).status == .success)
    let equal = Invocation("diff", "@old.xib", "@old.xib", in: folder)
    #expect(equal.status == .success, "\(equal.errors)")
    let xib = try folder.text("old.xib").replacing("Hello", with: "Good day")
    try folder.write(xib, to: "new.xib")
    let run = Invocation("diff", "@old.xib", "@new.xib", in: folder)
    #expect(run.status == .findings)
    #expect(run.output.hasSuffix("(UILabel).text: Hello -> Good day\n"), "\(run.output)\(run.errors)")
  }

  @Test("The JSON is JSON, and has the documented keys")
  func json() throws {
    let folder = try TemporaryFolder(["old.scene.yaml": Self.old, "new.scene.yaml": Self.new])
    let run = Invocation("diff", "@old.scene.yaml", "@new.scene.yaml", "--json", in: folder)
    #expect(run.status == .findings)
    let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["isEqual"] as? Bool == false)
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.count == 7)
    #expect(changes.allSatisfy { Set($0.keys) == ["kind", "object", "class", "property", "old", "new"] })
    let equal = Invocation("diff", "@old.scene.yaml", "@old.scene.yaml", "--json", in: folder)
    #expect(equal.status == .success)
    #expect(equal.output.contains("\"isEqual\": true"))
  }

  @Test("What cannot be compared is said")
  func refusals() throws {
    let folder = try TemporaryFolder(["a.scene.yaml": Scenes.label, "b.scene.yaml": Scenes.wrong, "c.txt": ""])
    #expect(Invocation("diff", "-", "-", in: folder).status == .usage)
    #expect(Invocation("diff", "@a.scene.yaml", "@b.scene.yaml", in: folder).status == .findings)
    #expect(Invocation("diff", "@a.scene.yaml", "@none.nib", in: folder).status == .unreadableInput)
    #expect(Invocation("diff", "@a.scene.yaml", "@c.txt", in: folder).status == .usage)
  }
}
