import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import Testing
import ToolTestSupport

/// Folders in which a nib for newer systems is beside one for all.
@MainActor
struct NibFolderTests {
  // The cell's constraints become its content view's, which newer systems tie to the cell.
  private static let cell = """
    scene: 1
    objects:
      - class: UICollectionViewCell
        frame: [0, 0, 50, 50]
        contentView:
          frame: [0, 0, 50, 50]
          subviews:
            - {class: UILabel, id: title, text: Hi}
        constraints:
          - title.leading = self.leading
          - title.top = self.top

    """
  private static let manifest = """
    storyboard: 1
    initialViewController: Home
    scenes:
      Home:
        viewController:
          class: UICollectionViewController
          view:
            class: UICollectionView
            frame: [0, 0, 320, 480]
            collectionViewLayout: {class: UICollectionViewFlowLayout}
            prototypeCells:
              - class: UICollectionViewCell
                reuseIdentifier: Item
                frame: [0, 0, 50, 50]
                contentView:
                  frame: [0, 0, 50, 50]
                  subviews:
                    - {class: UILabel, id: title, text: Hi}
                constraints:
                  - title.leading = self.leading

    """

  private func compiled(_ options: String...) throws -> (folder: TemporaryFolder, files: [String]) {
    let folder = try TemporaryFolder(["Cell.scene.yaml": Self.cell, "Label.scene.yaml": Scenes.label])
    let run = Invocation(arguments: ["compile", "@"] + options, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    return (folder, try nibs(in: folder))
  }

  /// The files that are nibs, without the folders that they are in.
  private func nibs(in folder: TemporaryFolder) throws -> [String] {
    let names = try folder.names().filter { $0.hasSuffix(".nib") }
    return names.filter { name in !names.contains { $0.hasPrefix(name + "/") } }.sorted()
  }

  @Test("Which nibs become folders follows from the version and the oldest system")
  func written() throws {
    #expect(try compiled("--xcode=11").files == ["Cell.nib", "Label.nib"])
    #expect(try compiled("--xcode=11", "--deployment-target=12.3").files == ["Cell.nib", "Label.nib"])
    #expect(
      try compiled("--xcode=11", "--deployment-target=11.0").files
        == ["Cell.nib/objects-12.3+.nib", "Cell.nib/runtime.nib", "Label.nib"]
    )
    #expect(
      try compiled("--xcode=12", "--deployment-target=11.0").files
        == [
          "Cell.nib/objects-13.0+.nib", "Cell.nib/runtime.nib", "Label.nib/objects-13.0+.nib", "Label.nib/runtime.nib",
        ]
    )
    #expect(try compiled("--xcode=12", "--deployment-target=13.0").files == ["Cell.nib", "Label.nib"])
    #expect(try compiled("--xcode=16", "--deployment-target=11.0").files == ["Cell.nib", "Label.nib"])
    #expect(Invocation("compile", "-", "--deployment-target=eleven", input: Scenes.label).status == .usage)
  }

  @Test("Commands that take a nib take its folder, and read what the newest system reads")
  func read() throws {
    let folder = try compiled("--xcode=11", "--deployment-target=11.0").folder
    let newer = Invocation("inspect", "@Cell.nib/objects-12.3+.nib", in: folder).output
    #expect(Invocation("inspect", "@Cell.nib", in: folder).output == newer)
    #expect(Invocation("inspect", "@Cell.nib/runtime.nib", in: folder).output != newer)
    let scene = Invocation("decompile", "@Cell.nib", in: folder)
    #expect(scene.status == .success && scene.output.contains("UICollectionViewCell"))
    #expect(scene.output == Invocation("decompile", "@Cell.nib/objects-12.3+.nib", in: folder).output)
    let difference = Invocation("diff", "@Cell.nib/runtime.nib", "@Cell.nib", in: folder)
    #expect(difference.output.contains("UIIBSystemGenerated"), "\(difference.output)")
    #expect(Invocation("diff", "@Cell.nib", "@Cell.nib/objects-12.3+.nib", in: folder).status == .success)
  }

  @Test("If one nib of a storyboard is a folder, all are")
  func storyboards() throws {
    let folder = try TemporaryFolder(["Main.storyboard.yaml": Self.manifest])
    func nibs(_ options: String...) throws -> Set<String> {
      let run = Invocation(
        arguments: ["compile", "@Main.storyboard.yaml", "--output-dir", "@Out"] + options,
        in: folder
      )
      #expect(run.status == .success, "\(run.errors)")
      let nibs = Set(try self.nibs(in: folder).map { String($0.dropFirst("Out/Main.storyboardc/".count)) })
      try FileManager.default.removeItem(atPath: folder.at("Out"))
      return nibs
    }
    let single = try nibs("--xcode=11")
    #expect(single.count == 2 && single.allSatisfy { $0.split(separator: "/").count == 1 })
    let folders = try nibs("--xcode=11", "--deployment-target=11.0")
    #expect(folders == Set(single.flatMap { ["\($0)/objects-12.3+.nib", "\($0)/runtime.nib"] }))
  }

  @Test("The map of a scene lies beside the folder, and is that of the nib that the portable runtime loads")
  func mapOfScene() throws {
    let (folder, files) = try compiled("--xcode=11", "--deployment-target=11.0", "--debug-info")
    #expect(files == ["Cell.nib/objects-12.3+.nib", "Cell.nib/runtime.nib", "Label.nib"])
    let map = try #require(NibSourceMap(decoding: try folder.bytes("Cell.nib.map")))
    #expect(map.source == "Cell.scene.yaml" && !map.objects.isEmpty)
    #expect(map.belongs(to: try folder.bytes("Cell.nib/runtime.nib")))
    #expect(!map.belongs(to: try folder.bytes("Cell.nib/objects-12.3+.nib")))
    let label = try #require(NibSourceMap(decoding: try folder.bytes("Label.nib.map")))
    #expect(label.belongs(to: try folder.bytes("Label.nib")))
  }

  @Test("The maps of a storyboard lie beside the folders, and are those of the nibs that the portable runtime loads")
  func maps() throws {
    let folder = try TemporaryFolder(["Main.storyboard.yaml": Self.manifest])
    let options = ["--xcode=11", "--deployment-target=11.0", "--debug-info"]
    let run = Invocation(arguments: ["compile", "@Main.storyboard.yaml"] + options, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let maps = try folder.names().filter { $0.hasSuffix(".nib.map") }
    #expect(maps.count == 2)
    for name in maps {
      let map = try #require(NibSourceMap(decoding: try folder.bytes(name)))
      #expect(map.source == "Main.storyboard.yaml" && !map.objects.isEmpty)
      #expect(map.belongs(to: try folder.bytes("\(name.dropLast(NibSourceMap.suffix.count))/runtime.nib")))
    }
  }

  @Test("A key that no nib of Xcode shows is named once, and not with --quiet")
  func unverifiedKeys() throws {
    let stepper =
      "scene: 1\nobjects:\n  - {class: UIStepper, autorepeat: false}\n  - {class: UIStepper, autorepeat: false}\n"
    let folder = try TemporaryFolder(["A.scene.yaml": stepper, "B.scene.yaml": stepper, "C.scene.yaml": Scenes.label])
    let run = Invocation("compile", "@", in: folder)
    #expect(run.status == .success)
    let note =
      "diorama: note: no nib from Xcode shows how 'autorepeat' of UIStepper is written; UIAutorepeat follows other keys\n"
    #expect(run.errors == note)
    #expect(Invocation("compile", "@", "--quiet", in: folder).errors == "")
    let bar = "scene: 1\nobjects:\n  - {class: UINavigationBar, standardAppearance: {}}\n"
    #expect(
      Invocation("compile", "@", in: try TemporaryFolder(["Bar.scene.yaml": bar])).errors
        == "diorama: note: no nib from Xcode shows how 'standardAppearance' of UINavigationBar is written; "
        + "UINavigationBarStandardAppearance follows other keys\n"
    )
  }
}
