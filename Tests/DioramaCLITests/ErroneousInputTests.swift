import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// A verb that converts or rewrites writes nothing for an input with errors, and shows where in the input they are.
@MainActor
struct ErroneousInputTests {
  /// A view of a class of which no scene can make an object.
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view contentMode="scaleToFill" id="1">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <subviews>
                    <view contentMode="scaleToFill" id="2" customClass="UIGestureRecognizer">
                        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                    </view>
                </subviews>
            </view>
        </objects>
    </document>
    """

  /// Both layout guides of the controller have the same key.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="t"/>
                            <viewControllerLayoutGuide id="u"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private static let board = """
    storyboard: 1
    initialViewController: A
    scenes:
      A: {viewController: {class: UIViewControler}}
      B: {viewController: {class: UIViewController}}

    """

  private nonisolated static let calls = [
    ["import", "@X.xib"], ["import", "@X.xib", "--output-dir", "@O"], ["import", "@X.xib", "-o", "-"],
    ["import", "@Y.storyboard"], ["import", "@Y.storyboard", "--output-dir", "@O"],
    ["import", "@Y.storyboard", "-o", "-"],
    ["import", "@Y.storyboard", "--discard-interface-builder"], ["import", "@Broken.xib"],
    ["export", "@W.scene.yaml"], ["export", "@W.storyboard.yaml"], ["decompile", "@Broken.nib", "-o", "@N.scene.yaml"],
    ["merge", "@Broken.xib", "@X.xib", "@Broken.xib", "-o", "@M.xib"], ["split", "@W.storyboard.yaml"],
    ["split", "--join", "@W.storyboard.yaml"], ["generate", "@W.scene.yaml", "--output-dir", "@G"],
    ["generate", "@W.storyboard.yaml", "--output-dir", "@G"], ["compile", "@W.scene.yaml"],
    ["compile", "@W.storyboard.yaml"], ["compile", "@W.scene.yaml", "--output-dir", "@O"],
    ["upgrade", "@W.scene.yaml"],
    ["format", "@W.scene.yaml"], ["lint", "--fix", "@W.scene.yaml"], ["render", "@W.scene.yaml", "-o", "@P.png"],
    ["strings", "extract", "@W.scene.yaml", "--catalog", "@N.xcstrings"],
    ["strings", "import", "@A.scene.yaml", "--catalog", "@Broken.xcstrings", "--tables", "@T"],
    ["strings", "compile", "@A.scene.yaml", "--catalog", "@Broken.xcstrings", "--output-dir", "@L"],
  ]

  @Test("Nothing is written", arguments: calls)
  func nothingIsWritten(call: [String]) throws {
    let folder = try TemporaryFolder([
      "X.xib": Self.xib, "Y.storyboard": Self.storyboard, "Broken.xib": "<document", "Broken.nib": "NIBArchive",
      "W.scene.yaml": "scene:   1\nobjects:\n  - {class: UILabel, txt: {text: Hi, key: a}}\n",
      "A.scene.yaml": Scenes.label,
      "W.storyboard.yaml": Self.board, "Broken.xcstrings": "{", "T/de.lproj/A.strings": "\"a\" = \"b\";\n",
    ])
    let before = try folder.names()
    let texts = try before.filter { $0.contains(".") && !$0.hasSuffix("lproj") }.map { try folder.bytes($0) }
    let run = Invocation(arguments: call, in: folder)
    #expect(run.status != .success, "\(run.said)")
    #expect(run.output == "" || call[0] == "lint")
    #expect(try folder.names() == before)
    #expect(try before.filter { $0.contains(".") && !$0.hasSuffix("lproj") }.map { try folder.bytes($0) } == texts)
  }

  @Test("An error of the scene that a document becomes is shown at the document's element")
  func location() throws {
    let folder = try TemporaryFolder(["Y.storyboard": Self.storyboard])
    for option in [[], ["--output-dir", "@O"], ["-o", "-"]] {
      let run = Invocation(arguments: ["import", "@Y.storyboard", "--diagnostics", "gcc"] + option, in: folder)
      #expect(run.status == .findings)
      #expect(
        run.errors.hasPrefix("Y.storyboard:5:17: error: it becomes a scene with an error: the key 'topLayoutGuide'"),
        "\(run.errors)"
      )
      #expect(run.errors.contains("topLayoutGuide: t, topLayoutGuide: u"), "\(run.errors)")
    }
  }
}
