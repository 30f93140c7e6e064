import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// A file does not differ from itself, nor from what has the same nib.
@MainActor
struct SelfDifferenceTests {
  private func expectEqual(_ old: String, _ new: String, in folder: TemporaryFolder? = nil) {
    let run = Invocation("diff", old, new, in: folder)
    #expect(run.status == .success && run.output.isEmpty, "\(old) \(new)\n\(run.said.prefix(2000))")
  }

  /// A nib, its scene, and the nib of that.
  private func expectEqual(nib: String) throws {
    let folder = try TemporaryFolder()
    expectEqual(nib, nib)
    let decompiled = Invocation("decompile", nib, "--quiet", "-o", "@X.scene.yaml", in: folder)
    // A damaged nib, as some of the corpus and all that fuzzing found may be, has no scene.
    guard decompiled.status == .success else { return }
    expectEqual(nib, folder.at("X.scene.yaml"))
    expectEqual(folder.at("X.scene.yaml"), nib)
    let compiled = Invocation("compile", "@X.scene.yaml", in: folder)
    #expect(folder.has("X.nib"), "\(compiled.said)")
    expectEqual(nib, folder.at("X.nib"))
    expectEqual(folder.at("X.nib"), nib)
  }

  @Test(arguments: Sampling.sample(Repository.scenes)) func scene(path: String) throws {
    let folder = try TemporaryFolder(["X.scene.yaml": try Repository.text(path)])
    expectEqual("@X.scene.yaml", "@X.scene.yaml", in: folder)
    _ = Invocation("compile", "@X.scene.yaml", in: folder)
    expectEqual("@X.scene.yaml", "@X.nib", in: folder)
    try expectEqual(nib: folder.at("X.nib"))
  }

  @Test(arguments: Repository.files(in: "Tests/Fixtures/documents").filter { $0.hasSuffix(".xib") })
  func document(name: String) throws {
    let path = Repository.url("Tests/Fixtures/documents/\(name)").path
    expectEqual(path, path)
  }

  @Test(arguments: ["Garden", "LaunchScreen"]) func storyboardDocument(name: String) throws {
    let path = Repository.url("Tests/Fixtures/documents/storyboards/\(name).storyboard").path
    expectEqual(path, path)
  }

  @Test(arguments: ["Kitchen", "Recipes", "Travel", "Welcome", "Workshop"]) func storyboard(name: String) throws {
    let folder = try TemporaryFolder()
    let path = Repository.url("Tests/Fixtures/storyboards/\(name).storyboard.yaml").path
    expectEqual(path, path)
    let compiled = Invocation("compile", path, "--output-dir", "@", in: folder)
    #expect(folder.has("\(name).storyboardc/Info.plist"), "\(compiled.said)")
    expectEqual(folder.at("\(name).storyboardc"), folder.at("\(name).storyboardc"))
    for nib in try folder.names() where nib.hasSuffix(".nib") { try expectEqual(nib: folder.at(nib)) }
  }

  @Test(arguments: Repository.files(in: "Tests/Fixtures/fuzz/nib")) func foundNib(name: String) throws {
    let path = Repository.url("Tests/Fixtures/fuzz/nib/\(name)").path
    let run = Invocation("diff", path, path)
    // A nib that cannot be read is an error, never a difference.
    #expect(run.output.isEmpty, "\(run.said)")
  }

  nonisolated private static let corpus: [String] = {
    guard let folder = Repository.shared("corpus/pairs") else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".nib") }.sorted().map { folder.appendingPathComponent($0).path }
  }()

  // Skipped where ../shared is absent: the nibs are no part of the project.
  @Test(
    .enabled(if: !corpus.isEmpty, "../shared/corpus is absent"),
    arguments: Sampling.indexes(Sampling.count(40), of: corpus.count).map { corpus[$0] }
  )
  func genuineNib(path: String) throws { try expectEqual(nib: path) }

  /// Two placeholders of one identifier are told apart by their order, as what is connected to them is.
  @Test func placeholdersOfOneIdentifier() throws {
    let folder = try TemporaryFolder([
      "Old.scene.yaml": Self.placeholders("[first, second]"), "New.scene.yaml": Self.placeholders("[second, first]"),
    ])
    _ = Invocation("compile", "@", in: folder)
    try expectEqual(nib: folder.at("Old.nib"))
    expectEqual("@Old.scene.yaml", "@Old.nib", in: folder)
    #expect(Invocation("diff", "@Old.scene.yaml", "@New.scene.yaml", in: folder).status == .findings)
  }

  private static func placeholders(_ targets: String) -> String {
    """
    scene: 1
    placeholders:
      first: {identifier: Shared}
      second: {identifier: Shared}
    objects:
      - class: Shop.Panel
        superclass: UIView
        outlets: {parts: \(targets), last: second}

    """
  }
}
