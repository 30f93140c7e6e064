import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

@MainActor
struct AtomicWritingTests {
  @Test("What was there stays when a new file cannot take its place, and nothing is left behind")
  func failingMove() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "A.nib": "old"])
    var files = FileSystem.real
    files.change {
      $0.move = { _, destination throws(FileError) in throw FileError(path: destination, reason: .denied) }
    }
    let run = Invocation("compile", "@A.scene.yaml", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.nib: permission denied\n")
    #expect(try folder.text("A.nib") == "old")
    #expect(try folder.names() == ["A.nib", "A.scene.yaml"])
  }

  @Test("A full disk is told by the name of the output")
  func failingCreation() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "A.nib": "old"])
    var files = FileSystem.real
    files.change { $0.create = { path, _ throws(FileError) in throw FileError(path: path, reason: .system(ENOSPC)) } }
    let run = Invocation("compile", "@A.scene.yaml", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.nib: No space left on device\n")
    #expect(try folder.text("A.nib") == "old")
  }

  @Test("A file that may not be made is an error, whoever runs the tool")
  func deniedCreation() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "A.nib": "old"])
    var files = FileSystem.real
    files.change { $0.create = { path, _ throws(FileError) in throw FileError(path: path, reason: .denied) } }
    let run = Invocation("compile", "@A.scene.yaml", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.nib: permission denied\n")
    #expect(try folder.text("A.nib") == "old")
  }

  @Test(
    "A folder that may not be written to is an error",
    .enabled(if: geteuid() != 0, "the administrator may write everywhere")
  )
  func readOnlyFolder() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let run = Invocation("compile", "@A.scene.yaml", in: folder)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.nib: permission denied\n")
  }

  @Test("A file keeps its permissions, and a link its location")
  func modesAndLinks() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "real/A.nib": "old"])
    chmod(folder.at("real/A.nib"), 0o640)
    try FileManager.default.createSymbolicLink(atPath: folder.at("A.nib"), withDestinationPath: "real/A.nib")
    #expect(Invocation("compile", "@A.scene.yaml", in: folder).status == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("A.nib")) == "real/A.nib")
    #expect(try folder.text("real/A.nib").hasPrefix("NIBArchive"))
    #expect(try FileSystem.real.status(folder.at("real/A.nib")).mode == 0o640)
  }

  @Test("A file keeps none of the bits that lend a program its owner's rights")
  func lentRights() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "A.nib": "old"])
    #expect(chmod(folder.at("A.nib"), 0o6755) == 0)
    #expect(Invocation("compile", "@A.scene.yaml", in: folder).status == .success)
    var found = stat()
    #expect(stat(folder.at("A.nib"), &found) == 0)
    #expect(found.st_mode & 0o7777 == 0o755)
  }

  @Test("A device is written to and not replaced")
  func devices() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    #expect(Invocation("compile", "@A.scene.yaml", "-o", "/dev/null", in: folder).status == .success)
    #expect(try FileSystem.real.status("/dev/null").kind == .other)
  }
}
