import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// What the user did not name is written only inside the folders that the user named, wherever links lead.
@MainActor
struct LinkBoundsTests {
  /// Both `format` and `lint --fix` have something to do with it.
  private static let untidy = "scene:   1\nobjects:\n  - {text: Hi, alpha: 1.0, class: UILabel}\n"
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view contentMode="scaleToFill" id="1"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></objects>
    </document>
    """
  private static let advice = "; name it, or remove the link\n"

  private func folder(_ files: [String: String], links: [(name: String, target: String)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files.merging(["out/.keep": "", "victim": "precious"]) { first, _ in first })
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: target)
    }
    return folder
  }

  /// The names and texts of everything.
  private func contents(_ folder: TemporaryFolder) throws -> [String: String] {
    let names = try folder.names().filter { (try? FileSystem.real.status(folder.at($0)).kind) == .regular }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text($0)) })
  }

  @Test(
    "A link in the place of an output nobody named is not followed out of the folder",
    arguments: [
      (["compile", "@in"], "in/A.nib"), (["compile", "@in", "--jobs=1"], "in/A.nib"),
      (["compile", "@in/A.scene.yaml"], "in/A.nib"),
      (["compile", "@in", "--debug-info"], "in/A.nib.map"),
      (["compile", "@in/A.scene.yaml", "-o", "@out/B.nib", "--debug-info"], "out/B.nib.map"),
      (["compile", "@in", "--output-dir=@out"], "out/A.nib"),
      (["compile", "@in", "--output-dir=@out", "--emit=ir"], "out/A.ir"), (["render", "@in/A.scene.yaml"], "in/A.svg"),
      (["generate", "@in/A.scene.yaml", "--output-dir=@out"], "out/A.scene.swift"),
      (["import", "@A.xib", "--output-dir=@out", "--overwrite"], "out/A.scene.yaml"),
    ]
  )
  func outputs(arguments: [String], output: String) throws {
    let folder = try folder(
      ["in/A.scene.yaml": Scenes.label, "A.xib": Self.document],
      links: [(output, "../victim")]
    )
    let before = try contents(folder)
    let run = Invocation(arguments: arguments, in: folder)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: \(output): leads outside of what was named, to 'victim'\(Self.advice)")
    let after = try contents(folder)
    #expect(before.allSatisfy { after[$0.key] == $0.value }, "\(after)")
    if arguments[0] != "generate" { #expect(after == before) }
  }

  @Test("A folder that a link leads out to gets no output, nor a folder", arguments: ["out/x", "out/x/deep"])
  func outputFolders(path: String) throws {
    let name = path == "out/x" ? "x" : "x/deep"
    let folder = try folder(
      ["in/\(name)/A.scene.yaml": Scenes.label, "in/B.scene.yaml": Scenes.label, "other/keep": ""],
      links: [("out/x", "../other")]
    )
    let run = Invocation("compile", "@in", "--output-dir=@out", in: folder)
    #expect(run.status == .unwritableOutput)
    let target = path.replacing("out/x", with: "other")
    #expect(
      run.errors == "diorama: \(path)/A.nib: leads outside of what was named, to '\(target)/A.nib'\(Self.advice)"
    )
    #expect(try folder.names().filter { $0.hasPrefix("other/") } == ["other/keep"])
    #expect(folder.has("out/B.nib"))
  }

  @Test(
    "Scenes that a folder leads out to are read and not written over; the others are",
    arguments: [["format"], ["lint", "--fix"]]
  )
  func scenes(verb: [String]) throws {
    let folder = try folder(
      ["in/A.scene.yaml": Self.untidy, "other/B.scene.yaml": Self.untidy, "C.scene.yaml": Self.untidy],
      links: [("in/x", "../other"), ("in/C.scene.yaml", "../C.scene.yaml")]
    )
    let run = Invocation(arguments: verb + ["@in", "--quiet"], in: folder)
    #expect(run.status == .unwritableOutput)
    for (path, target) in [("in/C.scene.yaml", "C.scene.yaml"), ("in/x/B.scene.yaml", "other/B.scene.yaml")] {
      #expect(run.errors.contains("diorama: \(path): leads outside of what was named, to '\(target)'\(Self.advice)"))
      #expect(try folder.text(target) == Self.untidy)
    }
    #expect(try folder.text("in/A.scene.yaml") != Self.untidy)
    let reading = Invocation(arguments: ["format", "--check", "@in"], in: folder)
    #expect(reading.status == .findings && reading.errors.contains("in/x/B.scene.yaml: would be formatted"))
  }

  @Test(
    "What is named is written over, whether it is a link or behind one",
    arguments: [
      ["@in/C.scene.yaml", "@in/x/B.scene.yaml"], ["@in", "@other", "@C.scene.yaml"], ["@in/x", "@in/C.scene.yaml"],
      ["@in", "@zlast", "@C.scene.yaml"], ["@in", "@zlast/B.scene.yaml", "@C.scene.yaml"], ["@"],
    ]
  )
  func named(inputs: [String]) throws {
    let folder = try folder(
      ["in/A.scene.yaml": Self.untidy, "other/B.scene.yaml": Self.untidy, "C.scene.yaml": Self.untidy],
      links: [("in/x", "../other"), ("in/C.scene.yaml", "../C.scene.yaml"), ("zlast", "other")]
    )
    let run = Invocation(arguments: ["format"] + inputs, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(try folder.text("other/B.scene.yaml") != Self.untidy)
    #expect(try folder.text("C.scene.yaml") != Self.untidy)
    let compiled = Invocation("compile", "@in/x/B.scene.yaml", in: folder)
    #expect(compiled.status == .success && folder.has("other/B.nib"), "\(compiled.errors)")
  }

  @Test("A link that stays inside is followed, and so is an output that is named")
  func inside() throws {
    let folder = try folder(
      ["in/A.scene.yaml": Scenes.label, "in/sub/real": "old"],
      links: [("in/A.nib", "sub/real"), ("in/back", ".."), ("named.nib", "victim")]
    )
    #expect(Invocation("compile", "@in/A.scene.yaml", in: folder).status == .success)
    #expect(try folder.text("in/sub/real").hasPrefix("NIBArchive"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("in/A.nib")) == "sub/real")
    #expect(Invocation("compile", "@in/A.scene.yaml", "--output-dir=@in/back", in: folder).status == .success)
    #expect(folder.has("A.nib"))
    #expect(Invocation("compile", "@in/A.scene.yaml", "-o", "@named.nib", in: folder).status == .success)
    #expect(try folder.text("victim").hasPrefix("NIBArchive"))
  }

  @Test("A name that begins like that of a folder, or looks like it, is not inside")
  func neighbors() throws {
    let folder = try folder(
      ["in/A.scene.yaml": Scenes.label, "inside/x": "old", "caf\u{E9}/B.scene.yaml": Scenes.label],
      links: [("in/A.nib", "../inside/x"), ("caf\u{E9}/B.nib", "../cafe\u{301}/x")]
    )
    #expect(Invocation("compile", "@in", in: folder).status == .unwritableOutput)
    #expect(try folder.text("inside/x") == "old")
    #if os(Linux)
      try folder.write("old", to: "cafe\u{301}/x")
      #expect(Invocation("compile", "@caf\u{E9}", in: folder).status == .unwritableOutput)
      #expect(try folder.text("cafe\u{301}/x") == "old")
    #endif
  }

  @Test("A document is not exported to where a folder leads out to")
  func export() throws {
    let folder = try folder(["other/B.scene.yaml": Scenes.label, "in/.keep": ""], links: [("in/x", "../other")])
    let run = Invocation("export", "@in", in: folder)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: in/x/B.xib: leads outside of what was named, to 'other/B.xib'\(Self.advice)")
    #expect(!folder.has("other/B.xib"))
    #expect(Invocation("export", "@in/x/B.scene.yaml", in: folder).status == .success)
    #expect(folder.has("other/B.xib"))
  }

  @Test("A cache is not kept where a link leads out of its folder")
  func cache() throws {
    let folder = try folder(["A.scene.yaml": Scenes.label], links: [])
    func lint() -> Invocation { Invocation("lint", "@A.scene.yaml", "--cache=@cache", in: folder) }
    #expect(lint().status == .success)
    let file = try #require(try folder.names().first { $0.hasSuffix(".cache") })
    try FileManager.default.removeItem(atPath: folder.at(file))
    try FileManager.default.createSymbolicLink(atPath: folder.at(file), withDestinationPath: "../victim")
    let run = lint()
    #expect(run.status == .success)
    #expect(run.errors.hasPrefix("diorama: note: the cache cannot be written: \(file): leads outside of"))
    #expect(try folder.text("victim") == "precious")
  }
}
