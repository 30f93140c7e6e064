package import DioramaDriver
import NibArchive
import SceneComparison
import SceneLanguage
package import SceneModel

/// A file that is not the same on both sides of a review.
package struct ReviewedFile {
  /// The path below the folders, or the name of the new file.
  package let path: String
  /// The scene before and after; nil where there was none, or none that can be read.
  package let before, after: NibInput?
  /// The lines of `diorama diff`; one that says so where a file is new, gone or cannot be compared.
  package let lines: [String]
  /// The objects that changed, in the scene before.
  package var oldObjects: Set<ObjectID> = []
  /// The objects that are gone, in the scene before.
  package var removedObjects: Set<ObjectID> = []
  /// The objects that changed, in the scene after.
  package var newObjects: Set<ObjectID> = []
  /// The objects that were added, in the scene after.
  package var addedObjects: Set<ObjectID> = []

  /// Takes the objects that changes name, by their names on both sides.
  mutating func mark(
    _ changes: [SceneChange],
    oldObjects old: [String: ObjectID],
    newObjects new: [String: ObjectID]
  ) {
    for change in changes {
      let (old, new) = (old[change.object], new[change.object])
      switch change.kind {
      case .added: if let new { addedObjects.insert(new) }
      case .removed: if let old { removedObjects.insert(old) }
      default:
        if let old { oldObjects.insert(old) }
        if let new { newObjects.insert(new) }
      }
    }
  }
}

/// The files of two sides.
package struct ReviewedFiles {
  /// The files that differ, in the order of their paths.
  package private(set) var files: [ReviewedFile] = []
  /// How many pairs have the same nib.
  package private(set) var equalCount = 0

  /// How many files of a folder are looked at: more than a repository has.
  private static let limit = 20_000

  /// Reads two files, or the scenes, documents and nibs of two folders; nil where that fails, which is reported.
  @MainActor
  package init?(_ request: ReviewRequest, in run: ToolRun) {
    let storyboards = [request.old, request.new].map { $0 != "-" && ComparedStoryboardInput.isStoryboard($0) }
    if storyboards == [true, true] {
      guard let both = ComparedStoryboards(request.old, request.new, settings: request.settings, in: run) else {
        return nil
      }
      files = both.reviewed(path: FilePath.name(of: request.new))
      equalCount = files.isEmpty ? 1 : 0
      return
    }
    let isFolder = [request.old, request.new].map { path in
      path != "-" && !path.hasSuffix(".nib") && (try? run.files.status(FilePath.trimmed(path)))?.kind == .folder
    }
    guard isFolder[0] == isFolder[1] else {
      run.fail("\(request.old) and \(request.new): one is a folder, and the other is none", .usage)
      return nil
    }
    guard isFolder[0] else {
      let before = ComparedInput(request.old, settings: request.settings, in: run)
      let after = ComparedInput(request.new, settings: request.settings, in: run)
      guard let before, let after else { return nil }
      add(FilePath.name(of: request.new == "-" ? before.path : after.path), before, after)
      return
    }
    let (old, new) = (FilePath.trimmed(request.old), FilePath.trimmed(request.new))
    guard let before = Self.paths(in: old, run), let after = Self.paths(in: new, run) else { return nil }
    for path in before.union(after).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let (from, to) = (FilePath.join(old, path), FilePath.join(new, path))
      if ComparedStoryboardInput.isStoryboard(path) {
        addStoryboard(path, before.contains(path) ? from : nil, after.contains(path) ? to : nil, request, run)
        continue
      }
      if before.contains(path), after.contains(path), let bytes = try? run.files.contents(from),
        (try? run.files.contents(to)) == bytes
      {
        equalCount += 1
        continue
      }
      add(
        path,
        before.contains(path) ? ComparedInput(from, settings: request.settings, in: run) : nil,
        after.contains(path) ? ComparedInput(to, settings: request.settings, in: run) : nil
      )
    }
  }

  @MainActor
  private mutating func addStoryboard(
    _ path: String,
    _ old: String?,
    _ new: String?,
    _ request: ReviewRequest,
    _ run: ToolRun
  ) {
    let found: [ReviewedFile]?
    if let old, let new {
      found = ComparedStoryboards(old, new, settings: request.settings, in: run)?.reviewed(path: path)
    } else {
      let one = (old ?? new).flatMap { ComparedStoryboardInput($0, settings: request.settings, keeping: [:], in: run) }
      found = one?.reviewed(path: path, isNew: new != nil)
    }
    if found?.isEmpty == true { equalCount += 1 }
    files += found ?? [ReviewedFile(path: path, before: nil, after: nil, lines: ["cannot be read"])]
  }

  @MainActor
  private mutating func add(_ path: String, _ before: ComparedInput?, _ after: ComparedInput?) {
    switch (before, after) {
    case (let before?, let after?):
      let (old, new) = (before.nib, after.nib)
      let difference = before.difference(to: after)
      guard !difference.changes.isEmpty, old.archive != new.archive else {
        equalCount += 1
        return
      }
      var file = ReviewedFile(path: path, before: old, after: new, lines: difference.lines)
      file.mark(difference.changes, oldObjects: difference.oldObjects, newObjects: difference.newObjects)
      files.append(file)
    case (let before?, nil): files.append(.init(path: path, before: before.nib, after: nil, lines: ["- the file"]))
    case (nil, let after?): files.append(.init(path: path, before: nil, after: after.nib, lines: ["+ the file"]))
    case (nil, nil): files.append(.init(path: path, before: nil, after: nil, lines: ["cannot be read"]))
    }
  }

  private static func isReviewed(_ name: String) -> Bool {
    SceneInput.isSceneName(name) || name.hasSuffix(".xib") || name.hasSuffix(".nib")
  }

  /// The paths of scenes, documents and nibs below a folder; nil where it cannot be read, which is reported.
  @MainActor
  private static func paths(in folder: String, _ run: ToolRun) -> Set<String>? {
    var paths: Set<String> = []
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
      for error in entries.errors(in: current, isWanted: isReviewed) { run.fail("\(error)", .unreadableInput) }
      for entry in entries where !entry.hasPrefix(".") {
        let path = part.isEmpty ? entry : FilePath.join(part, entry)
        guard let kind = (try? run.files.status(FilePath.join(folder, path)))?.kind else { continue }
        if ComparedStoryboardInput.isStoryboard(path) {
          paths.insert(path)
        } else if kind == .folder {
          pending.append(path)
        } else if isReviewed(path) {
          paths.insert(path)
        }
        guard paths.count + pending.count <= limit else {
          run.fail("\(folder): has more than \(limit) files", .usage)
          return nil
        }
      }
    }
    // The scenes of a storyboard go with it.
    let suffix = SourceKind.storyboard.suffix
    let folders = Set(paths.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
    return folders.isEmpty ? paths : paths.filter { !folders.contains(FilePath.folder(of: $0)) }
  }
}
