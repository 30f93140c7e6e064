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
  /// What the linter finds now and did not before, and the reverse: `+ [rule] message`.
  package var findings: [String] = []
  /// The objects of the scene before by those of the scene after.
  package var oldObjects: [ObjectID: ObjectID] = [:]
}

/// The files of two sides.
package struct ReviewedFiles {
  /// The files that differ, in the order of their paths.
  package private(set) var files: [ReviewedFile] = []
  /// How many pairs have the same nib.
  package private(set) var equalCount = 0

  /// Whether files that pictures are made of differ, such as images, colors, translations and components.
  private var resourcesDiffer = false

  /// Reads two files, or the scenes, documents and nibs of two folders; nil where that fails, which is reported.
  @MainActor
  package init?(_ request: ReviewRequest, in run: ToolRun) {
    let storyboards = [request.old, request.new].map { $0 != "-" && ComparedStoryboardInput.isStoryboard($0) }
    if storyboards == [true, true] {
      addStoryboard(FilePath.name(of: request.new), request.old, request.new, request, run)
      if run.status != .success { return nil }
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
      add(FilePath.name(of: request.new == "-" ? before.path : after.path), before, after, run)
      return
    }
    let (old, new) = (FilePath.trimmed(request.old), FilePath.trimmed(request.new))
    guard let oldFolder = ReviewFolder(old, in: run), let newFolder = ReviewFolder(new, in: run) else { return nil }
    resourcesDiffer = oldFolder.resourcesDiffer(from: newFolder, in: run)
    let (before, after) = (oldFolder.sources, newFolder.sources)
    for path in before.union(after).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let (from, to) = (FilePath.join(old, path), FilePath.join(new, path))
      if ComparedStoryboardInput.isStoryboard(path) {
        addStoryboard(path, before.contains(path) ? from : nil, after.contains(path) ? to : nil, request, run)
        continue
      }
      if !resourcesDiffer, before.contains(path), after.contains(path), let bytes = try? run.files.contents(from),
        (try? run.files.contents(to)) == bytes
      {
        equalCount += 1
        continue
      }
      let (isOld, isNew) = (before.contains(path), after.contains(path))
      let first = isOld ? ComparedInput(from, settings: request.settings, in: run) : nil
      let second = isNew ? ComparedInput(to, settings: request.settings, in: run) : nil
      guard isOld == (first != nil), isNew == (second != nil) else {
        // Why is reported.
        let sides = isOld == (first != nil) ? "now" : isNew == (second != nil) ? "before" : "before and now"
        files.append(
          .init(path: path, before: nil, after: nil, lines: ["has errors \(sides), so that it is not compared"])
        )
        continue
      }
      add(path, first, second, run)
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
      let both = ComparedStoryboards(old, new, settings: request.settings, in: run)
      var files = both?.reviewed(path: path, all: resourcesDiffer)
      if let both {
        let findings = Self.changes(both.before.findings(in: run), both.after.findings(in: run))
        if !findings.isEmpty {
          if files?.isEmpty != false { files = [ReviewedFile(path: path, before: nil, after: nil, lines: [])] }
          files?[0].findings = findings
        }
      }
      found = files
    } else {
      let one = (old ?? new).flatMap { ComparedStoryboardInput($0, settings: request.settings, keeping: [:], in: run) }
      found = one?.reviewed(path: path, isNew: new != nil)
    }
    if found?.isEmpty == true { equalCount += 1 }
    files += found ?? [ReviewedFile(path: path, before: nil, after: nil, lines: ["cannot be read"])]
  }

  @MainActor
  private mutating func add(_ path: String, _ before: ComparedInput?, _ after: ComparedInput?, _ run: ToolRun) {
    switch (before, after) {
    case (let before?, let after?):
      let (old, new) = (before.nib, after.nib)
      let difference = before.difference(to: after)
      let isEqual = difference.changes.isEmpty || old.archive == new.archive
      guard !isEqual || resourcesDiffer else {
        equalCount += 1
        return
      }
      var file = ReviewedFile(path: path, before: old, after: new, lines: isEqual ? [] : difference.lines)
      file.findings = Self.changes(before.findings(in: run), after.findings(in: run))
      file.oldObjects = before.scene.objects(byThoseOf: after.scene)
      files.append(file)
    case (let before?, nil): files.append(.init(path: path, before: before.nib, after: nil, lines: ["- the file"]))
    case (nil, let after?):
      var file = ReviewedFile(path: path, before: nil, after: after.nib, lines: ["+ the file"])
      file.findings = Self.changes([], after.findings(in: run))
      files.append(file)
    case (nil, nil): files.append(.init(path: path, before: nil, after: nil, lines: ["cannot be read"]))
    }
  }

  /// The findings that are new, and those that are gone, each as often as that.
  static func changes(_ old: [String], _ new: [String]) -> [String] {
    func rest(_ lines: [String], without others: [String], sign: String) -> [String] {
      var known: [String: Int] = [:]
      for line in others { known[line, default: 0] += 1 }
      return lines.filter { line in
        guard let count = known[line], count > 0 else { return true }
        known[line] = count - 1
        return false
      }.map { "\(sign) \($0)" }
    }
    return rest(old, without: new, sign: "-") + rest(new, without: old, sign: "+")
  }
}
