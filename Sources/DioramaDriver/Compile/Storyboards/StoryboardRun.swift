import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension StoryboardInput {
  /// How the name of a compiled storyboard's folder ends.
  package static let compiledSuffix = ".storyboardc"
}

/// A storyboard to compile, and the folder that it becomes.
struct StoryboardStep: Sendable {
  var storyboard: StoryboardInput
  /// The folder to write; nil for text on standard output.
  var output: String?
}

/// Compiles storyboards as a request says; nothing is written for one that has errors.
@MainActor
struct StoryboardRun {
  let request: CompileRequest
  let run: ToolRun
  /// What each output is made of, for a depfile.
  private(set) var sources: [(output: String, sources: [String], project: Project)] = []
  /// The properties set in the scenes whose keys no nib of Xcode was seen with.
  private(set) var unverified: Set<UnverifiedKey> = []
  /// Whether an output may be written where it would be.
  private let bounds: WritingBounds

  init(_ request: CompileRequest, bounds: WritingBounds, in run: ToolRun) {
    self.request = request
    self.bounds = bounds
    self.run = run
  }

  /// The steps of some storyboards; nil where one cannot be compiled as asked, which is reported.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards.
  ///   - hasScenes: Whether scenes that stand alone are compiled, too.
  func steps(_ storyboards: [StoryboardInput], hasScenes: Bool) -> [StoryboardStep]? {
    guard !storyboards.isEmpty else { return [] }
    if let output = request.output, hasScenes {
      run.fail("-o \(output): cannot take scenes and storyboards; --output-dir names a folder", .usage)
      return nil
    }
    if request.output == "-", !request.form.isText {
      run.fail("-o -: a storyboard becomes a folder, which cannot be printed", .usage)
      return nil
    }
    if let output = request.output.map(FilePath.trimmed), output.hasSuffix(".nib"), !request.form.isText {
      let folder = output.dropLast(".nib".count) + StoryboardInput.compiledSuffix
      run.fail("-o \(output): a storyboard becomes a folder with a nib for each scene; name it \(folder)", .usage)
      return nil
    }
    if let output = request.output, output != "-", storyboards.count > 1 {
      run.fail(
        "-o \(output): one folder cannot take \(storyboards.count) storyboards; --output-dir names a folder",
        .usage
      )
      return nil
    }
    var writers: [PathKey: String] = [:]
    var steps: [StoryboardStep] = []
    for storyboard in storyboards {
      let (path, output) = (storyboard.manifest.path, output(of: storyboard))
      if let output, let other = writers.updateValue(path, forKey: PathKey(output)) {
        run.fail("\(output): would be written for both \(other) and \(path)", .usage)
        return nil
      }
      steps.append(StoryboardStep(storyboard: storyboard, output: output))
    }
    return steps
  }

  private func output(of storyboard: StoryboardInput) -> String? {
    if let output = request.output { return output == "-" ? nil : FilePath.trimmed(output) }
    let ending = request.form.isText ? ".\(request.form.rawValue)" : StoryboardInput.compiledSuffix
    if let folder = request.outputFolder { return request.path(of: storyboard.manifest, ending: ending, in: folder) }
    return request.form.isText ? nil : storyboard.folder + ending
  }

  /// Compiles storyboards, and writes their folders; those that have not changed since they were written are left alone.
  mutating func compile(_ steps: [StoryboardStep], _ projects: Projects, caches: SceneCaches?) {
    let jobs = steps.compactMap { step in
      projects.project(for: step.storyboard.manifest.path).map { (step, job(for: step, in: $0, caches)) }
    }
    // No storyboard matters to what another one is compiled to.
    let states = Parallel.map(jobs.map(\.1), jobs: run.jobs) { job, _ in StoryboardStates([job], threads: 1).all[0] }
    for ((step, _), state) in zip(jobs, states) {
      let entries = compile(step, state)
      for (index, slot) in (state.job.slots ?? []).enumerated() {
        caches?.cache(of: state.job.project).learn(entries?[index], at: slot)
      }
    }
  }

  /// The texts of a storyboard with their locations in the cache, which knows the files of its folder by the storyboard's own text.
  private func job(for step: StoryboardStep, in project: Project, _ caches: SceneCaches?) -> StoryboardJobs.Job {
    var job = StoryboardJobs.Job(
      texts: StoryboardTexts(step.storyboard, project.pipeline.limits, in: run),
      project: project
    )
    guard request.form == .nib, let output = step.output, let cache = caches?.cache(of: project) else { return job }
    var slots = step.storyboard.files.compactMap { cache.slot(for: $0) }
    guard slots.count == step.storyboard.files.count else { return job }
    let folder = Location.of(output, in: run.files)
    slots[0].outputs = slots[0].entry?.outputs.map(\.path).filter { FilePath.folder(of: $0) == folder } ?? []
    job.slots = slots
    return job
  }

  /// Reports what is known of a storyboard that has not changed; false where its folder has other files than were written.
  private mutating func report(_ entries: [CacheEntry], of sources: [SourceText], in folder: String) -> Bool {
    let written = entries[0].outputs.map { FilePath.name(of: $0.path) }
    guard !written.isEmpty, let present = try? run.files.entries(folder), written.sorted() == Array(present).sorted()
    else { return false }
    let found = entries.compactMap(\.findings.contents)
    guard found.count == entries.count else { return false }
    for (source, found) in zip(sources, found) {
      run.report(found.diagnostics, in: source)
      unverified.formUnion(found.unverified)
    }
    return true
  }

  /// Compiles one storyboard, and writes its folder; returns what the cache is to know, nil for nothing.
  private mutating func compile(_ step: StoryboardStep, _ state: StoryboardState) -> [CacheEntry]? {
    let project = state.job.project
    let texts: StoryboardTexts.Read
    switch state.texts {
    case .success(let read): texts = read
    case .failure(let error):
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    if let output = step.output { sources.append((output, step.storyboard.files.map(\.path), project)) }
    if let entries = state.known, let output = step.output, report(entries, of: texts.sources, in: output) {
      return entries
    }
    let checked = project.pipeline.checkedStoryboard(manifest: texts.manifest, members: texts.members)
    let found = checked.texts.map(\.found)
    for found in found { run.report(found.diagnostics, in: found.source) }
    guard let storyboard = checked.storyboard, !found.contains(where: \.diagnostics.hasErrors) else { return nil }
    guard request.form == .nib, let output = step.output else {
      show(storyboard, checked.manifest.tree, step)
      return nil
    }
    guard var members = members(of: storyboard, project) else { return nil }
    let keys = storyboard.scenes.reduce(into: Set()) { $0.formUnion($1.unverifiedKeys) }
    unverified.formUnion(keys)
    do throws(FileError) {
      if let folder = request.mapFolder.map({ FilePath.join($0, FilePath.name(of: output)) }) {
        for map in members where map.name.hasSuffix(NibSourceMap.suffix) {
          let path = FilePath.join(folder, map.name)
          try run.files.write(
            map.bytes,
            to: path,
            replacing: .anything,
            as: .remade,
            within: bounds,
            makingFolders: true
          )
        }
        members.removeAll { $0.name.hasSuffix(NibSourceMap.suffix) }
      }
      try run.files.updateFolder(output, with: members, within: bounds) { $0.contains(StoryboardInfo.fileName) }
    } catch {
      run.fail("\(error)", .unwritableOutput)
      return nil
    }
    guard state.job.slots != nil else { return nil }
    var state = state
    let folder = Location.of(output, in: run.files)
    state.job.slots?[0].outputs = members.map { FilePath.join(folder, $0.name) }
    var kept = found.map { KeptScene(findings: KeptFindings($0.diagnostics)) }
    kept[0] = KeptScene(
      outputs: members.map { ContentHash(of: $0.bytes) },
      findings: KeptFindings(found[0].diagnostics, unverified: keys)
    )
    return state.fresh(kept)
  }

  /// The names of the files in the folder of a compiled storyboard; nil after reporting why they cannot be known.
  func memberNames(of step: StoryboardStep, _ project: Project) -> [String]? {
    guard let texts = StoryboardTexts.Read(step.storyboard, project.pipeline.limits, in: run) else { return nil }
    let checked = texts.checked(with: project.pipeline)
    for found in checked.texts.map(\.found) where found.diagnostics.hasErrors {
      run.report(found.diagnostics.filter { $0.severity == .error }, in: found.source)
    }
    guard let storyboard = checked.storyboard, run.status == .success else { return nil }
    let nibs = project.pipeline.emission(of: storyboard, names: request.names, mapsSources: false).plan.nibs
    let files = nibs.map { $0.name + ".nib" }
    return [StoryboardInfo.fileName] + files + (request.hasDebugInfo ? files.map { $0 + NibSourceMap.suffix } : [])
  }

  /// The files of a compiled storyboard; if one nib of it is a folder, all are.
  private func members(of storyboard: ValidatedStoryboard, _ project: Project) -> [FileSystem.Member]? {
    guard let newer = nibs(of: storyboard, .current, project) else { return nil }
    let info = FileSystem.Member(name: StoryboardInfo.fileName, bytes: newer.info)
    guard let folder = request.nibFolder else { return [info] + newer.nibs + newer.maps }
    guard let older = nibs(of: storyboard, .older, project) else { return nil }
    let isSame = zip(newer.nibs, older.nibs).allSatisfy { $0.bytes == $1.bytes }
    if isSame, !folder.isAlwaysMade { return [info] + newer.nibs + newer.maps }
    // Of the two, the portable runtime loads the one for all systems.
    return [info] + older.maps
      + zip(newer.nibs, older.nibs).flatMap { newer, older in
        [
          .init(name: FilePath.join(newer.name, folder.newerName), bytes: newer.bytes),
          .init(name: FilePath.join(older.name, NibFolder.olderName), bytes: older.bytes),
        ]
      }
  }

  /// The nibs of a storyboard for some systems: the views first, since the scenes need to know what those are handed.
  private func nibs(
    of storyboard: ValidatedStoryboard,
    _ variant: NibVariant,
    _ project: Project
  ) -> (info: [UInt8], nibs: [FileSystem.Member], maps: [FileSystem.Member])? {
    var pipeline = project.pipeline
    pipeline.variant = variant
    let emission = pipeline.emission(of: storyboard, names: request.names, mapsSources: request.hasDebugInfo)
    let (views, scenes) = (emission.plan.nibs.filter(\.isView), emission.plan.nibs.filter { !$0.isView })
    var members: [FileSystem.Member] = []
    var maps: [FileSystem.Member] = []
    for nibs in [views, scenes] {
      let made = Parallel.map(nibs, jobs: run.jobs) { nib, _ in
        let emitted = emission.nib(of: nib.content)
        let bytes = emitted.archive.encoded()
        return (bytes, emitted.map.map { Self.encoded($0, of: bytes) })
      }
      for (nib, (bytes, map)) in zip(nibs, made) {
        do {
          try NibArchive.verify(bytes)
        } catch {
          run.failInternally(
            "the nib \(nib.name) made of it is damaged: \(error)",
            about: storyboard.storyboard.source.path
          )
          return nil
        }
        let file = nib.name + ".nib"
        members.append(FileSystem.Member(name: file, bytes: bytes))
        if let map { maps.append(FileSystem.Member(name: file + NibSourceMap.suffix, bytes: map)) }
      }
    }
    return (emission.plan.info.encoded(), members, maps)
  }

  /// A map that knows its nib, as the bytes of its file.
  nonisolated private static func encoded(_ map: NibSourceMap, of nib: [UInt8]) -> [UInt8] {
    var map = map
    map.nib = NibSourceMap.hash(of: nib)
    return map.encoded()
  }

  /// Prints what the storyboard means, or the tree of its own text.
  private func show(
    _ storyboard: ValidatedStoryboard,
    _ manifest: SyntaxTree,
    _ step: StoryboardStep
  ) {
    let text = request.form == .ir ? storyboard.storyboard.dump() : manifest.dump()
    let bytes = Array(SafeText.lines(text).utf8)
    guard let output = step.output else { return run.surroundings.output.write(bytes) }
    write(bytes, to: .found(output, within: bounds), as: .remade, in: run)
  }
}
