import DioramaCLI
import DioramaDriver
import DioramaPreview
import Foundation
import JSONText
import Testing
import ToolTestSupport

/// What the page of a preview shows of storyboards and of Interface Builder's documents.
@MainActor
struct PreviewStoryboardTests {
  private static let manifest = """
    storyboard: 1
    initialViewController: Stack
    scenes:
      Stack:
        viewController:
          class: UINavigationController
          viewControllers: [Home]
      About:
        viewController:
          class: UIViewController
          storyboardIdentifier: about
          view:
            frame: [0, 0, 390, 844]
            subviews:
              - {class: UILabel, id: version, frame: [0, 100, 390, 30], text: Version 1}

    """
  private static let home = """
    scene: 1
    viewController:
      class: UITableViewController
      navigationItem: {title: Teapots}
      view:
        class: UITableView
        frame: [0, 0, 390, 844]
        prototypeCells:
          - class: UITableViewCell
            reuseIdentifier: teapot
            contentView:
              subviews:
                - {class: UILabel, id: name, frame: [16, 8, 200, 24], text: Brown Betty}

    """
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one-Co-001">
        <scenes>
            <scene sceneID="one-Sc-000">
                <objects>
                    <viewController id="one-Co-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="one-Vi-002">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label text="Hello" id="one-La-003">
                                    <rect key="frame" x="20" y="100" width="200" height="21"/>
                                </label>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private let folder: TemporaryFolder
  private let session: PreviewSession

  init() throws {
    folder = try TemporaryFolder([
      "Main.storyboard.yaml": Self.manifest, "Main/Home.scene.yaml": Self.home, "Old.storyboard": Self.document,
    ])
    session = PreviewSession(
      PreviewRequest(path: folder.at(""), settings: SettingSources()),
      in: ToolRun(in: Surroundings())
    )
    _ = session.update(isForced: false)
  }

  private func get(_ address: String) throws -> HTTPResponse {
    let bytes = Array("GET \(address) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    guard case .request(let request) = HTTPRequest.read(bytes) else { throw CocoaError(.coderInvalidValue) }
    return session.respond(request)
  }

  private func list() throws -> [JSONValue] { try JSONValue(bytes: get("/scenes").body)["scenes"]?.elements ?? [] }

  private func model(_ name: String) throws -> JSONValue {
    let number = try #require(list().firstIndex { $0["name"]?.stringValue == name })
    return try JSONValue(bytes: get("/model/\(number)?").body)
  }

  private func object(_ text: String, in model: JSONValue) throws -> JSONValue {
    try #require(model["objects"]?.elements.first { $0["text"]?.stringValue == text })
  }

  @Test("The page lists the map of a storyboard and its scenes, wherever these are written")
  func listed() throws {
    let names = try list().map { $0["name"]?.stringValue }
    #expect(
      names == [
        "Main.storyboard.yaml", "Main.storyboard.yaml · Stack", "Main.storyboard.yaml · About", "Main/Home.scene.yaml",
        "Old.storyboard", "Old.storyboard · ViewController",
      ]
    )
    #expect(try list().allSatisfy { $0["ok"]?.boolValue == true })
    for number in names.indices { #expect(try get("/picture/\(number)?").status == 200) }
  }

  @Test("The cards of a map lead to the scenes")
  func map() throws {
    let map = try model("Main.storyboard.yaml")
    #expect(try object("Stack", in: map)["scene"]?.integerValue == 1)
    #expect(try object("Home", in: map)["scene"]?.integerValue == 3)
    #expect(try object("Home", in: map)["class"]?.stringValue == "UITableViewController")
  }

  @Test("Objects have their places in the file, in prototypes and documents too")
  func places() throws {
    let label = try object("Brown Betty", in: model("Main/Home.scene.yaml"))
    #expect(label["id"]?.stringValue == "name" && label["line"]?.integerValue == 13)
    let version = try object("Version 1", in: model("Main.storyboard.yaml · About"))
    #expect(version["id"]?.stringValue == "version" && version["line"]?.integerValue == 15)
    let hello = try object("Hello", in: model("Old.storyboard · ViewController"))
    #expect(hello["line"]?.integerValue == 10)
    let offset = try #require(hello["offset"]?.integerValue)
    #expect(Self.document.dropFirst(offset).hasPrefix("<label"))
    // What a container shows of another scene has its place there.
    #expect(try object("Brown Betty", in: model("Main.storyboard.yaml · Stack"))["line"] == nil)
  }

  @Test("An editor's cursor selects the scene and the object in a file of several scenes")
  func cursor() throws {
    let offset = try #require(Self.manifest.range(of: "Version 1")).lowerBound.utf16Offset(in: Self.manifest)
    let found = try #require(session.cursor(at: offset, in: folder.at("Main.storyboard.yaml")))
    let event = try JSONValue(bytes: Array(found.json.utf8))
    let version = try object("Version 1", in: model("Main.storyboard.yaml · About"))
    #expect(event["n"]?.integerValue == 2)
    #expect(event["object"]?.integerValue == version["o"]?.integerValue && version["o"] != nil)
  }

  @Test("An error in one scene leaves the last pictures of all, and the other scenes name its place")
  func broken() throws {
    try folder.write(Self.home.replacingOccurrences(of: "UILabel", with: "UILable"), to: "Main/Home.scene.yaml")
    #expect(session.update(isForced: false).map(\.name) == ["scene", "scene", "scene", "scene"])
    let home = try model("Main/Home.scene.yaml")
    #expect(home["ok"]?.boolValue == false && home["old"]?.boolValue == true)
    #expect(home["diagnostics"]?.elements.first?["line"]?.integerValue == 13)
    let about = try model("Main.storyboard.yaml · About")
    #expect(about["ok"]?.boolValue == false && about["diagnostics"]?.elements.isEmpty == true)
    #expect(about["problem"]?.stringValue?.contains("Main/Home.scene.yaml:13:") == true)
    #expect(try object("Version 1", in: about)["line"]?.integerValue == 15)
    // A line that YAML cannot read is mended, and the picture is new.
    let damaged = Self.home.replacingOccurrences(of: "text: Brown Betty}", with: "text: Brown Betty")
    try folder.write(damaged.replacing("Brown", with: "Green"), to: "Main/Home.scene.yaml")
    _ = session.update(isForced: false)
    let mended = try model("Main/Home.scene.yaml")
    #expect(mended["old"]?.boolValue == false && mended["ok"]?.boolValue == false)
    #expect(try object("Green Betty", in: mended)["line"]?.integerValue == 13)
  }

  @Test("A scene that is added to a storyboard, or removed, is listed anew")
  func scenes() throws {
    try folder.write(Self.home, to: "Main/Extra.scene.yaml")
    #expect(session.update(isForced: false).map(\.name).first == "scenes")
    #expect(try list().contains { $0["name"]?.stringValue == "Main/Extra.scene.yaml" })
    try FileManager.default.removeItem(atPath: folder.at("Main/Extra.scene.yaml"))
    #expect(session.update(isForced: false).map(\.name).first == "scenes")
    #expect(try list().count == 6)
  }

  @Test("A storyboard's scene is shown with its storyboard, and a document of another name alone")
  func single() throws {
    for (path, count) in [("Main/Home.scene.yaml", 4), ("Old.storyboard", 2)] {
      let session = PreviewSession(
        PreviewRequest(path: folder.at(path), settings: SettingSources()),
        in: ToolRun(in: Surroundings())
      )
      #expect(session.update(isForced: false).map(\.name) == ["scenes"] + Array(repeating: "scene", count: count))
    }
  }
}
