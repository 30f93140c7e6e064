import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

@testable import DioramaCLI

@Suite("The hierarchy for programs")
@MainActor
struct TreeDocumentTests {
  private typealias Object = [String: Any]

  private static let scene = """
    scene: 1
    canvas: {size: [400, 800]}
    owner:
      outlets: {view: root}
    objects:
      - class: UIView
        id: root
        interfaceBuilder: {id: iN0-l3-epB}
        subviews:
          - class: UILabel
            id: title
            text: "Hello, \\"you\\""
            frame: [20, 30, 100, 20.5]
          - {class: Shop.Badge, superclass: UIView, isHidden: true}
        gestureRecognizers:
          - {class: UITapGestureRecognizer, id: tap}
      - class: UIViewController
        title: About
        view: {class: UIView, id: about, frame: [0, 0, 100, 50]}

    """

  private func document(_ run: Invocation) throws -> Object {
    #expect(run.status == .success)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Object)
  }

  private func objects(_ run: Invocation) throws -> [Object] { try #require(try document(run)["objects"] as? [Object]) }

  private func frame(_ object: Object, _ key: String = "frame") -> [Double]? {
    (object[key] as? [String: Double]).map { rectangle in
      ["x", "y", "width", "height"].compactMap { rectangle[$0] }
    }
  }

  private func children(_ object: Object) -> [Object] { object["children"] as? [Object] ?? [] }

  @Test("Each object has its class, its names and its frames")
  func objects() throws {
    let objects = try objects(Invocation("tree", "--json", "-", input: Self.scene))
    #expect(objects.map { $0["class"] as? String } == ["UIView", "UIViewController"])
    let root = objects[0]
    #expect(root["id"] as? String == "root")
    #expect(root["interfaceBuilderID"] as? String == "iN0-l3-epB")
    #expect(frame(root) == [0, 0, 400, 800])
    #expect(root["writtenFrame"] is NSNull)
    #expect(children(root).map { $0["role"] as? String } == ["gesture", nil, nil])
    #expect(children(root)[0]["frame"] is NSNull)
    let (title, badge) = (children(root)[1], children(root)[2])
    #expect(title["id"] as? String == "title")
    #expect(title["text"] as? String == "Hello, \"you\"")
    #expect(frame(title) == [20, 30, 100, 20.5])
    #expect(frame(title, "writtenFrame") == [20, 30, 100, 20.5])
    #expect(badge["class"] as? String == "Shop.Badge")
    #expect(badge["loadedAs"] as? String == "UIView")
    #expect(badge["isHidden"] as? Bool == true)
    #expect(children(objects[1]).map { $0["role"] as? String } == ["view"])
    #expect(children(objects[1])[0]["id"] as? String == "about")
  }

  @Test("A screen that is asked for goes to every root, and a written frame stays in sight")
  func sizes() throws {
    let run = Invocation("tree", "--json", "--size", "300x600", "-", input: Self.scene)
    let objects = try objects(run)
    #expect(frame(objects[0]) == [0, 0, 300, 600])
    #expect(frame(children(objects[1])[0]) == [0, 0, 300, 600])
    #expect(frame(children(objects[1])[0], "writtenFrame") == [0, 0, 100, 50])
  }

  @Test("What stands in prototypes has its names too, also in a prototype inside of one")
  func prototypes() throws {
    let scene = """
      scene: 1
      objects:
        - class: UITableView
          id: table
          frame: [0, 0, 320, 480]
          rowHeight: 44
          prototypeCells:
            - class: UITableViewCell
              id: first
              reuseIdentifier: First
              contentView:
                subviews: [{class: UILabel, id: name, frame: [1, 2, 30, 40], interfaceBuilder: {id: aaa-bb-ccc}}]
            - class: UITableViewCell
              id: second
              reuseIdentifier: Second
              contentView:
                subviews:
                  - class: UICollectionView
                    id: items
                    frame: [0, 0, 320, 44]
                    collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: [20, 20]}
                    prototypeCells:
                      - {class: UICollectionViewCell, id: item, reuseIdentifier: Item}
                    sectionHeaderView: {class: UICollectionReusableView, id: header, reuseIdentifier: Item}

      """
    var pending = try objects(Invocation("tree", "--json", "-", input: scene))
    var found: [String: Object] = [:]
    while let object = pending.popLast() {
      pending += children(object)
      if let id = object["id"] as? String { found[id] = object }
    }
    #expect(Set(found.keys).isSuperset(of: ["table", "first", "name", "second", "items", "item"]), "\(found.keys)")
    let name = try #require(found["name"])
    #expect(name["interfaceBuilderID"] as? String == "aaa-bb-ccc")
    #expect(frame(name, "writtenFrame") == [1, 2, 30, 40])
    #expect(found["item"]?["role"] as? String == "prototype")
  }

  @Test("A root without a frame or canvas takes the usual screen")
  func usualSize() throws {
    let scene = "scene: 1\nobjects:\n  - {class: UIView}\n  - {class: UIView, frame: [1, 2, 3, 4]}\n"
    let objects = try objects(Invocation("tree", "--json", "-", input: scene))
    #expect(objects.map { frame($0) } == [[0, 0, 393, 852], [1, 2, 3, 4]])
  }

  @Test("A controller's root has its margins and the safe area, whether attributes or guides name them")
  func margins() throws {
    let sides = ["leading", "trailing", "top"]
    let scene = """
      scene: 1
      owner: {class: Shop.Controller, superclass: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          subviews: [{class: UIView, id: a}, {class: UIView, id: b}]
          constraints:
            - a.height = 10
            - b.height = 10

      """
    let equations = sides.map {
      "      - a.\($0) = self.\($0)Margin\n      - b.\($0) = self.layoutMarginsGuide.\($0)\n"
    }
    let root = try objects(Invocation("tree", "--json", "-", input: scene + equations.joined()))[0]
    #expect(children(root).map { frame($0) } == [[16, 59, 361, 10], [16, 59, 361, 10]])
    let flags = ["tree", "--json", "--size", "430x932", "--safe-area", "7,0,0,0", "-"]
    let wide = try objects(Invocation(arguments: flags, input: scene + equations.joined()))[0]
    #expect(children(wide).map { frame($0) } == [[20, 7, 390, 10], [20, 7, 390, 10]])
  }

  @Test("A nib has no ids, and says what frames it holds")
  func nib() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    let run = Invocation("tree", "--json", "@A.nib", in: folder)
    let (document, objects) = (try document(run), try objects(run))
    #expect(document["kind"] as? String == "nib")
    #expect(document["file"] as? String == "A.nib")
    #expect(document["version"] as? Int == 1)
    #expect(objects[0]["id"] is NSNull)
    #expect(frame(children(objects[0])[1], "writtenFrame") == [20, 30, 100, 20.5])
  }

  @Test("An empty nib is an empty list, and a deep hierarchy a document")
  func extremes() throws {
    #expect(try objects(Invocation("tree", "--json", "-", input: "scene: 1\nobjects: []\n")).isEmpty)
    var scene = "scene: 1\nobjects:\n"
    for depth in 0...100 {
      let blank = String(repeating: " ", count: 2 * depth)
      scene += "\(blank)- class: UIView\n" + (depth < 100 ? "\(blank)  subviews:\n" : "")
    }
    var object = try #require(try objects(Invocation("tree", "--json", "-", input: scene)).first)
    var depth = 0
    while let inner = children(object).first { (object, depth) = (inner, depth + 1) }
    #expect(depth == 100)
  }

  @Test(
    "A flag with a value that is none says what to write",
    arguments: [
      (["--size", "393"], "write a width and a height from 1 to 10000 in points, such as 430x932"),
      (["--size", "0x10"], "write a width and a height from 1 to 10000"), (["--size", "1e3x10"], "write a width"),
      (["--safe-area", "59,0,34"], "write four distances from 0 to 10000 in points, such as 59,0,34,0"),
      (["--safe-area", "59,0,34,nan"], "write four distances"), (["--safe-area=-1,0,0,0"], "write four distances"),
      (["--verbose"], "--json and --verbose cannot be given together"),
    ]
  )
  func badFlags(flags: [String], message: String) {
    let run = Invocation(arguments: ["tree", "--json", "-"] + flags, input: Self.scene)
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("Every key of the schema is there, and no other")
  func schema() throws {
    let data = try Data(contentsOf: Repository.url("Schemas/tree.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    let definitions = try #require(schema["definitions"] as? [String: Object])
    func keys(_ schema: Object) -> [Set<String>] {
      [Set((schema["properties"] as? Object ?? [:]).keys), Set(schema["required"] as? [String] ?? [])]
    }
    let document = try document(Invocation("tree", "--json", "-", input: Self.scene))
    #expect(keys(schema) == [Set(document.keys), Set(document.keys)])
    let object = try #require((document["objects"] as? [Object])?.first)
    // Only objects of whole storyboards have the name of a scene.
    #expect(keys(try #require(definitions["object"])) == [Set(object.keys).union(["scene"]), Set(object.keys)])
    let rectangle = try #require(object["frame"] as? Object)
    #expect(keys(try #require(definitions["rectangle"])) == [Set(rectangle.keys), Set(rectangle.keys)])
  }

  @Test("Images that the project holds are as large as their files say")
  func images() throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": """
      scene: 1
      assets: art
      objects:
        - class: UIView
          subviews:
            - class: UIStackView
              id: row
              frame: [0, 0, 100, 40]
              alignment: top
              arrangedSubviews: [{class: UIImageView, id: star, image: star}, {class: UIView}]

      """, "art/star.svg": "<svg width=\"31\" height=\"17\"/>",
    ])
    let objects = try objects(Invocation("tree", "--json", "@A.scene.yaml", in: folder))
    #expect(frame(children(children(objects[0])[0])[0])?.suffix(2) == [31, 17])
  }
}
