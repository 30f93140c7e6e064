import SceneCompiler
import SceneDiagnostics
import SceneFormat
import SceneLanguage
import SceneModel
import SceneSyntax

/// The input of `diorama split`.
package struct SplitRequest: Sendable {
  /// Storyboards, scenes of theirs, and folders.
  package var inputs: [String]
  /// What says which classes there are.
  package var settings: SettingSources
  /// Whether scenes move into the storyboard's own file, and not out of it.
  package var joins: Bool

  /// Makes a request.
  package init(inputs: [String], settings: SettingSources = SettingSources(), joins: Bool = false) {
    self.inputs = inputs
    self.settings = settings
    self.joins = joins
  }
}

/// Moves scenes of storyboards into files of their own, or back.
@MainActor
package func splitStoryboards(_ request: SplitRequest, in run: ToolRun) -> ToolStatus {
  let projects = Projects(request.settings, in: run)
  let sources = SceneSearch.sources(request.inputs, documents: nil, in: run)
  for scene in sources.scenes where scene.isStandardInput || run.named.scenes.contains(scene.path) {
    run.fail("\(scene.path): is no storyboard, and of none", .usage)
  }
  // Naming a scene of a storyboard names the storyboard.
  for storyboard in sources.storyboards where storyboard.isNamed { run.named.scenes.append(storyboard.manifest.path) }
  let jobs = StoryboardJobs(sources.storyboards, projects, in: run)
  run.look(at: jobs.jobs.flatMap { $0.texts.input.files.map(\.path) })
  for job in jobs.jobs {
    switch job.texts.read() {
    case .failure(let error): run.fail("\(error)", .unreadableInput)
    case .success(let read): move(read, of: job, request, in: run)
    }
  }
  return run.finish()
}

@MainActor
private func move(
  _ read: StoryboardTexts.Read,
  of job: StoryboardJobs.Job,
  _ request: SplitRequest,
  in run: ToolRun
) {
  let split = StoryboardSplit(pipeline: job.project.pipeline)
  let (outcome, kept) =
    request.joins
    ? split.join(read.manifest, members: read.members) : split.split(read.manifest, members: read.members)
  let input = job.texts.input
  run.sweep(beside: input.manifest.path)
  if (try? run.boundsBesideScenes().check(FilePath.join(input.folder, "any"))) != nil { run.files.sweep(input.folder) }
  for scene in kept { run.note("\(input.manifest.path): the scene '\(scene.name)' stays where it is: \(scene.reason)") }
  switch outcome {
  case .unchanged: if request.joins { removeFolder(of: input, in: run) }
  case .erroneous(let checked): report(checked, in: run)
  case .unsound(let reason): run.failInternally(reason, about: input.manifest.path)
  case .changed(let manifest, let members, let moved):
    let isWritten =
      request.joins
      ? join(moved, into: manifest, of: read, input, in: run)
      : write(members.filter { [moved = Set(moved)] in moved.contains($0.name) }, manifest, of: read, input, in: run)
    guard isWritten else { return }
    let scenes = moved.count == 1 ? "1 scene" : "\(moved.count) scenes"
    run.note("moved \(scenes) \(request.joins ? "into" : "out of") \(input.manifest.path)")
  }
}

/// Reports what keeps a storyboard's scenes from being moved.
@MainActor
private func report(_ checked: CheckedStoryboard, in run: ToolRun) {
  for found in checked.texts.map(\.found) {
    run.report(found.diagnostics.filter { $0.severity == .error }, in: found.source)
  }
  let inline = Set(checked.lowered.scenes.filter(\.isInline).map(\.name.value))
  for member in checked.members where inline.contains(SourceKind.name(ofPath: member.tree.source.path)) {
    let path = member.tree.source.path
    run.note("\(path): the storyboard's own file has another scene of this name; delete one of the two")
  }
}

/// Writes the scenes' files before they leave the storyboard's: a run that is killed between loses nothing, and another goes on.
@MainActor
private func write(
  _ members: [(name: String, bytes: [UInt8])],
  _ manifest: [UInt8],
  of read: StoryboardTexts.Read,
  _ input: StoryboardInput,
  in run: ToolRun
) -> Bool {
  let bounds = run.boundsBesideScenes()
  let copies = Dictionary(read.members.map { ($0.name, $0.source) }) { first, _ in first }
  let files = members.map { (path: FilePath.join(input.folder, $0.name + SourceKind.scene.suffix), member: $0) }
  for (path, member) in files where copies[member.name] == nil {
    guard (try? run.files.status(path)) != nil || run.files.isLink(path) else { continue }
    run.fail("\(path): exists already", .unwritableOutput)
    return false
  }
  var new = NewFiles(in: run.files)
  for (path, member) in files {
    if let copy = copies[member.name] {
      guard complete(copy, with: member.bytes, within: bounds, in: run) else {
        new.undo(within: bounds)
        return false
      }
    } else {
      do throws(FileError) {
        try new.write(member.bytes, to: path, replacing: .nothing, within: bounds)
      } catch {
        run.fail("\(error)", error.writingStatus)
        return false
      }
    }
  }
  // The disk has the scenes' files before they leave the storyboard's.
  run.files.syncFolders()
  guard rewrite(read.manifest, with: manifest, in: run) else {
    new.undo(within: bounds)
    return false
  }
  return true
}

/// Gives the file of a scene that an interrupted run left the comments that only the storyboard's file has.
@MainActor
private func complete(_ copy: SourceText, with bytes: [UInt8], within bounds: WritingBounds, in run: ToolRun) -> Bool {
  copy.bytes == bytes || write(bytes, to: .found(copy.path, within: bounds), replacing: .text(copy), as: .kept, in: run)
}

/// Removes the scenes' files after they have come into the storyboard's; where one cannot be removed, all is as before.
@MainActor
private func join(
  _ moved: [String],
  into manifest: [UInt8],
  of read: StoryboardTexts.Read,
  _ input: StoryboardInput,
  in run: ToolRun
) -> Bool {
  let bounds = run.boundsBesideScenes()
  let names = Set(moved)
  let members = read.members.filter { names.contains($0.name) }.map(\.source)
  do throws(FileError) {
    for member in members {
      try bounds.checkRemoval(of: member.path)
      guard run.files.holds(member.path, member.bytes) else { throw FileError(path: member.path, reason: .changed) }
    }
  } catch {
    run.fail("\(error)", .unwritableOutput)
    return false
  }
  guard rewrite(read.manifest, with: manifest, in: run) else { return false }
  do throws(FileError) {
    try run.files.remove(members, within: bounds)
    removeFolder(of: input, in: run)
    return true
  } catch {
    run.fail("\(error)", .unwritableOutput)
  }
  // The storyboard's file keeps the scenes if one has other text in its own file by now, or is not there again.
  guard members.allSatisfy({ run.files.holds($0.path, $0.bytes) }) else { return false }
  _ = rewrite(SourceText(path: read.manifest.path, bytes: manifest), with: read.manifest.bytes, in: run)
  return false
}

/// Removes the folder of a storyboard's scenes if it is empty.
@MainActor
private func removeFolder(of input: StoryboardInput, in run: ToolRun) {
  try? run.files.removeFolder(input.folder, within: run.boundsBesideScenes())
}
