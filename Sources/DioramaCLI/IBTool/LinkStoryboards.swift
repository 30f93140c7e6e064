import DioramaDriver
import NibArchive
import SceneDiagnostics

/// Links compiled storyboards: checks what they refer to, and copies them into the folder of a bundle's resources.
///
/// Tables of translations next to a compiled storyboard, as compiling it with companion strings leaves them, are copied too.
struct LinkStoryboards {
  private struct Linked {
    var path: String
    var members: [FileSystem.Member]
    var info: StoryboardInfo

    /// The name by which references call the storyboard.
    var name: String { String(FilePath.name(of: path).dropLast(StoryboardInput.compiledSuffix.count)) }
  }

  let files: FileSystem
  let folder: String

  /// Adds what is copied to the outputs of a call.
  func link(_ inputs: [String], to outputs: inout IBToolOutputs, _ report: inout IBToolReport) {
    var all: [Linked] = []
    for input in inputs.map(FilePath.trimmed) {
      guard input.hasSuffix(StoryboardInput.compiledSuffix), (try? files.status(input))?.kind != .regular else {
        report.fail(input, "is no compiled storyboard, which is a folder named \(StoryboardInput.compiledSuffix)")
        continue
      }
      guard let members = CompiledFolderFiles.read(input, in: files, &report),
        let info = CompiledFolderFiles.info(of: members, input, &report)
      else { continue }
      all.append(Linked(path: input, members: members, info: info))
    }
    check(all, &report)
    let roots = Set(all.map { PathKey(CompanionStrings.root(around: FilePath.folder(of: $0.path))) })
    let languages = Dictionary(uniqueKeysWithValues: roots.map { ($0, self.languages(in: $0.path)) })
    for linked in all { add(linked, languages, to: &outputs, &report) }
  }

  /// Reports references to storyboards that are not linked; those of other bundles are not looked for.
  private func check(_ all: [Linked], _ report: inout IBToolReport) {
    let names = Set(all.map(\.name))
    for linked in all {
      for (_, reference) in linked.info.references.sorted(by: { $0.key < $1.key })
      where reference.bundleIdentifier == nil && !names.contains(reference.storyboardName) {
        report.failOnce(
          linked.path,
          "it refers to the storyboard '\(reference.storyboardName)', which is not among those that are linked"
        )
      }
    }
  }

  /// The names of the folders of languages in a folder.
  private func languages(in folder: String) -> [String] {
    ((try? files.entries(folder)) ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
  }

  private func add(
    _ linked: Linked,
    _ languages: [PathKey: [String]],
    to outputs: inout IBToolOutputs,
    _ report: inout IBToolReport
  ) {
    let around = FilePath.folder(of: linked.path)
    let root = CompanionStrings.root(around: around)
    let inner = root == around ? "" : FilePath.name(of: around)
    let target = FilePath.join(FilePath.join(folder, inner), FilePath.name(of: linked.path))
    if !isSame(linked.path, target) { outputs.add(linked.members, at: target, of: linked.path, below: folder) }
    for language in languages[PathKey(root)] ?? [] where language != inner {
      let name = String(language.dropLast(".lproj".count))
      let table = CompanionStrings.path(of: linked.name, in: name, below: root)
      guard !name.isEmpty, (try? files.status(table))?.kind == .regular,
        !isSame(table, CompanionStrings.path(of: linked.name, in: name, below: folder))
      else { continue }
      do throws(FileError) {
        let bytes = try files.contents(table)
        outputs.add(companion: bytes, from: table, of: linked.name, in: name, below: folder)
      } catch {
        report.fail(error)
      }
    }
  }

  /// Whether an input is its own output.
  private func isSame(_ input: String, _ output: String) -> Bool {
    guard let input = try? files.status(input).identity else { return false }
    return (try? files.status(output).identity) == input
  }
}
