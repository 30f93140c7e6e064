import SceneCompiler
import SceneDiagnostics
import SceneFormat
import SceneLanguage
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
  let sources = SceneSearch.sources(request.inputs, in: run)
  for scene in sources.scenes where scene.isStandardInput || run.named.scenes.contains(scene.path) {
    run.fail("\(scene.path): is no storyboard, and of none", .usage)
  }
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
  for scene in kept { run.note("\(input.manifest.path): the scene '\(scene.name)' stays where it is: \(scene.reason)") }
  switch outcome {
  case .unchanged: break
  case .erroneous:
    let checked = job.project.pipeline.checkedStoryboard(manifest: read.manifest, members: read.members)
    for text in checked.texts { run.report(text.diagnostics.filter { $0.severity == .error }, in: text.tree.source) }
  case .unsound(let reason): run.failInternally(reason, about: input.manifest.path)
  case .changed(let manifest, let members, let moved):
    let isWritten =
      request.joins
      ? join(moved, into: manifest, of: read, input, in: run)
      : write(members.filter { moved.contains($0.name) }, manifest, of: read, input, in: run)
    guard isWritten else { return }
    let scenes = moved.count == 1 ? "1 scene" : "\(moved.count) scenes"
    run.note("moved \(scenes) \(request.joins ? "into" : "out of") \(input.manifest.path)")
  }
}

/// Writes the scenes' files before they leave the storyboard's: a run that is killed between loses nothing.
@MainActor
private func write(
  _ members: [(name: String, bytes: [UInt8])],
  _ manifest: [UInt8],
  of read: StoryboardTexts.Read,
  _ input: StoryboardInput,
  in run: ToolRun
) -> Bool {
  let bounds = run.boundsBesideScenes()
  let paths = members.map { FilePath.join(input.folder, $0.name + SourceKind.scene.suffix) }
  for path in paths where (try? run.files.status(path)) != nil || run.files.isLink(path) {
    run.fail("\(path): exists already", .unwritableOutput)
    return false
  }
  for (path, member) in zip(paths, members) {
    guard write(member.bytes, to: .found(path, within: bounds), replacing: .nothing, as: .kept, in: run) else {
      return false
    }
  }
  // The disk has the scenes' files before they leave the storyboard's.
  run.files.syncFolders()
  return rewrite(read.manifest, with: manifest, in: run)
}

/// Removes the scenes' files after they have come into the storyboard's.
@MainActor
private func join(
  _ moved: [String],
  into manifest: [UInt8],
  of read: StoryboardTexts.Read,
  _ input: StoryboardInput,
  in run: ToolRun
) -> Bool {
  let bounds = run.boundsBesideScenes()
  let members = read.members.filter { moved.contains($0.name) }.map(\.source)
  do throws(FileError) {
    for member in members { try bounds.checkRemoval(of: member.path) }
  } catch {
    run.fail("\(error)", .unwritableOutput)
    return false
  }
  guard rewrite(read.manifest, with: manifest, in: run) else { return false }
  for member in members {
    do throws(FileError) {
      try run.files.remove(member, within: bounds)
    } catch {
      run.fail("\(error)", .unwritableOutput)
    }
  }
  try? run.files.removeFolder(input.folder, within: bounds)
  return true
}
