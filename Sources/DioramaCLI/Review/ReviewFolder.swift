import DioramaDriver
import SceneLanguage

/// The files of one side of a review, by their paths below its folder.
@MainActor
struct ReviewFolder {
  private let folder: String
  /// The scenes, documents and nibs.
  private(set) var sources: Set<String> = []
  /// The other files that pictures are made of, without those in hidden folders.
  private var resources: Set<String> = []

  /// How many files of a folder are looked at: more than a repository has.
  private static let limit = 20_000

  /// How the names of files end that pictures are made of.
  private static let endings = [
    ".yaml", ".strings", ".stringsdict", ".xcstrings", "Contents.json", ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg",
    ".heic", ".ttf", ".otf", ".plist",
  ]

  /// Finds the files; nil where a folder cannot be read or has too many, which is reported.
  init?(_ folder: String, in run: ToolRun) {
    self.folder = folder
    var pending = [""]
    var seen: Set<FileStatus.Identity> = []
    while let part = pending.popLast() {
      let current = part.isEmpty ? folder : FilePath.join(folder, part)
      let entries: FolderEntries
      do {
        guard seen.insert(try run.files.status(current).identity).inserted else { continue }
        entries = try run.files.entries(current)
      } catch {
        run.fail("\(error)", .unreadableInput)
        return nil
      }
      for error in entries.errors(in: current, isWanted: Self.isSource) { run.fail("\(error)", .unreadableInput) }
      for entry in entries where !entry.hasPrefix(".") || entry == ".diorama.yaml" {
        let path = part.isEmpty ? entry : FilePath.join(part, entry)
        guard let kind = (try? run.files.status(FilePath.join(folder, path)))?.kind else { continue }
        if ComparedStoryboardInput.isStoryboard(path) {
          sources.insert(path)
        } else if kind == .folder {
          pending.append(path)
        } else if Self.isSource(path) {
          sources.insert(path)
        } else if Self.endings.contains(where: { entry.hasSuffix($0) }) {
          resources.insert(path)
        }
        guard sources.count + pending.count <= Self.limit else {
          run.fail("\(folder): has more than \(Self.limit) files", .usage)
          return nil
        }
      }
    }
    // The scenes of a storyboard go with it.
    let suffix = SourceKind.storyboard.suffix
    let folders = Set(sources.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
    if !folders.isEmpty { sources = sources.filter { !folders.contains(FilePath.folder(of: $0)) } }
  }

  private static func isSource(_ name: String) -> Bool {
    SceneInput.isSceneName(name) || name.hasSuffix(".xib") || name.hasSuffix(".nib")
  }

  /// Whether the files differ that pictures are made of beside scenes, so that scenes that are the same may look different.
  func resourcesDiffer(from other: ReviewFolder, in run: ToolRun) -> Bool {
    guard resources == other.resources else { return true }
    return resources.contains { path in
      let sides = [folder, other.folder].map { try? run.files.contents(FilePath.join($0, path)) }
      return sides[0] != sides[1]
    }
  }
}
