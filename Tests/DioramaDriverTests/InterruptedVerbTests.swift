import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// A verb that ends or fails at any step leaves files that are old or new, loses nothing, and goes on when it is called again.
@MainActor
struct InterruptedVerbTests {
  /// A call of a verb that writes.
  struct Call: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    /// What is called before.
    var preparation: [[String]] = []
    /// What leads back; empty where nothing does.
    var reverse: [String] = []
    /// Whether a step that fails leaves everything as it was.
    var undoes = false
    /// Files that others of this text replace after the preparation.
    var edits: [String: String] = [:]

    var testDescription: String { name }
  }

  nonisolated private static let manifest = """
    storyboard: 1
    initialViewController: Home
    scenes: # what people see
      # The first screen.
      Home: # with a list
        viewController:
          class: UIViewController
          view: {frame: [0, 0, 390, 844]}
          segues: [{kind: show, destination: Detail, identifier: detail}]
          # behind

      Detail:
        viewController: {class: UIViewController, storyboardIdentifier: Detail}
      Small: {viewController: {class: UIViewController, storyboardIdentifier: Small}} # in braces

    """
  nonisolated private static let untidy = """
    scene:   1
    objects:
      - {class: UILabel, alpha: 1.0, text: {text: Hello, key: hello.text}}

    """

  nonisolated private static func scene(_ name: String) -> String {
    """
            <scene sceneID="s\(name)">
                <objects>
                    <viewController storyboardIdentifier="\(name)" id="c\(name)" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v\(name)">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        </view>
                    </viewController>
                </objects>
            </scene>

    """
  }

  nonisolated private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="cA">
        <scenes>
    \(scene("A"))\(scene("B"))
        </scenes>
    </document>

    """

  nonisolated private static let board = "@M/Main.storyboard.yaml"
  nonisolated private static let calls = [
    Call(
      name: "split",
      arguments: ["split", board],
      reverse: ["split", "--join", board],
      undoes: true
    ),
    Call(
      name: "split --join",
      arguments: ["split", "--join", board],
      preparation: [["split", board]],
      reverse: ["split", board],
      undoes: true
    ),
    Call(
      name: "import",
      arguments: ["import", "@Welcome.storyboard", "--output-dir", "@I"],
      undoes: true
    ),
    Call(
      name: "import --overwrite",
      arguments: ["import", "@Welcome.storyboard", "--output-dir", "@I", "--overwrite"],
      preparation: [["import", "@Welcome.storyboard", "--output-dir", "@I"]],
      edits: ["I/Welcome.storyboard.yaml": manifest.replacing("390", with: "391")]
    ),
    Call(
      name: "decompile",
      arguments: ["decompile", "@M/Main.storyboardc", "-o", "@D/Main.storyboard.yaml"],
      preparation: [["compile", board]],
      undoes: true
    ),
    Call(name: "compile of a storyboard", arguments: ["compile", board], undoes: true),
    Call(
      name: "compile of a changed storyboard",
      arguments: ["compile", board],
      preparation: [["compile", board]],
      undoes: true,
      edits: ["M/Main.storyboard.yaml": manifest.replacing("390", with: "391")]
    ),
    Call(name: "compile", arguments: ["compile", "@S", "--output-dir", "@O", "--jobs", "1"]),
    Call(
      name: "compile --cache",
      arguments: ["compile", "@S", "--cache", "@C", "--output-dir", "@O", "--jobs", "1"]
    ),
    Call(name: "format", arguments: ["format", "@S", "--jobs", "1"]),
    Call(name: "lint --fix", arguments: ["lint", "--fix", "@S", "--jobs", "1"]),
    Call(name: "export", arguments: ["export", "@S/A.scene.yaml"], undoes: true),
    Call(name: "generate", arguments: ["generate", "@S", "--output-dir", "@G"]),
    Call(
      name: "strings extract",
      arguments: ["strings", "extract", "@S", "--catalog", "@T.xcstrings"],
      undoes: true
    ),
    Call(name: "strings extract into tables", arguments: ["strings", "extract", "@S", "--catalog", "@T"]),
    Call(
      name: "strings import",
      arguments: ["strings", "import", "@S", "--catalog", "@X.xcstrings", "--tables", "@R"],
      preparation: [["strings", "extract", "@S", "--catalog", "@X.xcstrings"]],
      undoes: true
    ),
    Call(
      name: "strings compile",
      arguments: ["strings", "compile", "@S", "--catalog", "@X.xcstrings", "--output-dir", "@L"],
      preparation: [
        ["strings", "extract", "@S", "--catalog", "@X.xcstrings"],
        ["strings", "import", "@S", "--catalog", "@X.xcstrings", "--tables", "@R"],
      ]
    ),
    Call(name: "render", arguments: ["render", "@S/A.scene.yaml", "-o", "@P.png"], undoes: true),
    Call(name: "schema", arguments: ["schema", "-o", "@schema.json"], undoes: true),
  ]

  private func folder(for call: Call) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "M/Main.storyboard.yaml": Self.manifest, "S/A.scene.yaml": Self.untidy,
      "S/B.scene.yaml": Self.untidy.replacing("hello", with: "bye").replacing("Hello", with: "Bye"),
      "R/en.lproj/A.strings": "\"hello.text\" = \"Hello\";\n", "R/de.lproj/A.strings": "\"hello.text\" = \"Hallo\";\n",
      "R/de.lproj/B.strings": "\"bye.text\" = \"Ade\";\n", "T/de.lproj/A.strings": "\"hello.text\" = \"Hallo\";\n",
      "Welcome.storyboard": Self.document,
    ])
    for arguments in call.preparation {
      let run = Invocation(arguments: arguments, in: folder)
      try #require(run.status == .success, "\(arguments): \(run.said)")
    }
    for (name, text) in call.edits { try folder.write(text, to: name) }
    return folder
  }

  /// The files below a folder by their names, but for what is left over and for caches.
  private func contents(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let names = try folder.names().filter { !$0.contains(".diorama-") && !$0.hasPrefix("C/") && $0 != "C" }
    for name in names where try FileSystem.real.status(folder.at(name)).kind == .regular {
      contents[name] = try folder.bytes(name)
    }
    return contents
  }

  @Test(
    "Wherever a verb ends or a step of it fails, nothing is torn or lost, and it goes on",
    arguments: calls,
    StoppedWriting.Stop.allCases
  )
  func everyStep(call: Call, stop: StoppedWriting.Stop) throws {
    let prepared = try folder(for: call)
    let old = try contents(prepared)
    let whole = try copy(of: prepared)
    let uninterrupted = Invocation(arguments: call.arguments, in: whole)
    try #require(uninterrupted.status == .success, "\(uninterrupted.said)")
    let new = try contents(whole)
    #expect(new != old)
    var back = new
    if !call.reverse.isEmpty {
      try #require(Invocation(arguments: call.reverse, in: whole).status == .success)
      back = try contents(whole)
    }
    for step in 0..<400 {
      let folder = try copy(of: prepared)
      let writing = StoppedWriting(at: step, stop)
      let run = Invocation(arguments: call.arguments, in: folder, files: writing.files)
      guard writing.isStopped else {
        #expect(step > 1 && run.status == .success)
        return
      }
      let now = try contents(folder)
      for (name, bytes) in now { #expect(bytes == old[name] || bytes == new[name], "step \(step): \(name) is torn") }
      for name in old.keys where new[name] != nil { #expect(now[name] != nil, "step \(step): \(name) is lost") }
      if stop == .failure, call.undoes, run.status != .success {
        #expect(now == old, "step \(step) is not undone: \(run.errors)")
      }
      try folder.killLeftovers()
      if !call.reverse.isEmpty {
        let other = try copy(of: folder)
        let reversed = Invocation(arguments: call.reverse, in: other)
        #expect(reversed.status == .success, "step \(step), back: \(reversed.said)")
        let contents = try contents(other)
        #expect(contents == old || contents == back, "step \(step), back")
        #expect(try other.leftovers() == [])
      }
      let again = Invocation(arguments: call.arguments, in: folder)
      #expect(again.status == .success, "step \(step), again: \(again.said)")
      #expect(try contents(folder) == new, "step \(step), again")
      #expect(try folder.leftovers() == [], "step \(step), again")
    }
    Issue.record("there are more steps than expected")
  }

  private func copy(of folder: TemporaryFolder) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.copyItem(atPath: folder.at(name), toPath: copy.at(name))
    }
    return copy
  }

  @Test(
    "A scene that was changed in one of its two places stays in both, and an error names it",
    arguments: [[], ["--join"]]
  )
  func changedMeanwhile(option: [String]) throws {
    let folder = try TemporaryFolder(["Main.storyboard.yaml": Self.manifest])
    try folder.write("scene: 1\nviewController: {class: UIViewController, title: Mine}\n", to: "Main/Detail.scene.yaml")
    let before = try contents(folder)
    let run = Invocation(arguments: ["split", "@Main.storyboard.yaml"] + option, in: folder)
    #expect(run.status == .findings)
    #expect(run.errors.contains("duplicate-scene"))
    #expect(
      run.errors.contains(
        "Main/Detail.scene.yaml: the storyboard's own file has another scene of this name; delete one of the two"
      ),
      "\(run.errors)"
    )
    #expect(try contents(folder) == before)
  }
}
