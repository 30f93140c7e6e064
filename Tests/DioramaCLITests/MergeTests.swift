import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// `diorama merge` through the tool.
@MainActor
@Suite struct MergeTests {
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        frame: [0, 0, 393, 852]
        subviews:
          - {class: UILabel, id: headline, frame: [24, 24, 345, 24], text: Hello, tag: 3}

    """

  /// A folder with three versions of a document.
  private func folder(ours: String, theirs: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, old, new) in [("Base", "", ""), ("Ours", "text: Hello", ours), ("Theirs", "tag: 3", theirs)] {
      try folder.write(old.isEmpty ? Self.scene : Self.scene.replacing(old, with: new), to: "\(name).scene.yaml")
      #expect(Invocation("export", "@\(name).scene.yaml", in: folder).status == .success)
    }
    return folder
  }

  @Test("A merged document has the changes of both versions")
  func merges() throws {
    let folder = try folder(ours: "text: Good day", theirs: "tag: 4")
    let printed = Invocation("merge", "@Base.xib", "@Ours.xib", "@Theirs.xib", in: folder)
    #expect(printed.status == .success && printed.errors.isEmpty)
    #expect(printed.output.contains("text=\"Good day\"") && printed.output.contains("tag=\"4\""))
    let written = Invocation("merge", "@Base.xib", "@Ours.xib", "@Theirs.xib", "-o", "@Ours.xib", in: folder)
    #expect(written.status == .success && written.said.isEmpty)
    #expect(try folder.text("Ours.xib") == printed.output)
  }

  @Test("Nothing is written if the versions conflict")
  func conflicts() throws {
    let folder = try folder(ours: "text: Good day", theirs: "tag: 4")
    let theirs = try folder.text("Theirs.xib")
    try folder.write(theirs.replacing("text=\"Hello\"", with: "text=\"Bye\""), to: "Theirs.xib")
    let ours = try folder.text("Ours.xib")
    let run = Invocation("merge", "@Base.xib", "@Ours.xib", "@Theirs.xib", "-o", "@Ours.xib", in: folder)
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(run.errors.contains(": 'text' is 'Good day' in this version and 'Bye' in the other version"))
    #expect(try folder.text("Ours.xib") == ours)
  }

  @Test("A missing version is an error")
  func missing() throws {
    let folder = try folder(ours: "text: Good day", theirs: "tag: 4")
    #expect(Invocation("merge", "@No.xib", "@Ours.xib", "@Theirs.xib", in: folder).status == .unreadableInput)
  }

  @Test("One document is imported into a file, or printed")
  func importsToOneFile() throws {
    let folder = try folder(ours: "text: Good day", theirs: "tag: 4")
    let printed = Invocation("import", "--discard-interface-builder", "@Ours.xib", "-o", "-", in: folder)
    #expect(printed.status == .success)
    #expect(printed.output.contains("text: Good day"))
    let written = Invocation("import", "--discard-interface-builder", "@Ours.xib", "-o", "@New.scene.yaml", in: folder)
    #expect(written.status == .success)
    #expect(try folder.text("New.scene.yaml") == printed.output)
    #expect(Invocation("import", "@Ours.xib", "-o", "@New.scene.yaml", in: folder).status == .unwritableOutput)
    #expect(Invocation("import", "@Ours.xib", "@Base.xib", "-o", "@Two.scene.yaml", in: folder).status == .usage)
    #expect(Invocation("import", "@Ours.xib", "@Base.xib", in: folder).status == .usage)
    #expect(Invocation("import", folder.path).status == .usage)
    #expect(
      Invocation("import", "@Ours.xib", in: folder).status == .unwritableOutput,
      "Ours.scene.yaml is there already."
    )
    let beside = Invocation("import", "@Ours.xib", "--discard-interface-builder", "--overwrite", in: folder)
    #expect(beside.status == .success, "\(beside.errors)")
    #expect(try folder.text("Ours.scene.yaml") == printed.output)
  }
}
