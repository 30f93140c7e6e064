import SceneCompiler
import SceneDiagnostics
import SceneLanguage

/// The work on the storyboards of a run.
@MainActor
struct StoryboardJobs {
  /// A storyboard with its project.
  struct Job: Sendable {
    var texts: StoryboardTexts
    var project: Project
    /// The locations of its files in the cache, the storyboard's own first; nil without a cache.
    var slots: [CacheSlot]?
  }

  let jobs: [Job]
  private let run: ToolRun

  /// Makes the jobs for the storyboards that their configurations cover.
  ///
  /// `slot` gives the location of a file in a cache; nil for a file that none is to know.
  init(
    _ storyboards: [StoryboardInput],
    _ projects: Projects,
    in run: ToolRun,
    slot: (SceneInput, Project) -> CacheSlot? = { _, _ in nil }
  ) {
    self.run = run
    jobs = projects.covered(storyboards.map(\.manifest)).compactMap { manifest, project in
      storyboards.first { $0.manifest == manifest }.map { input in
        let slots = input.files.compactMap { slot($0, project) }
        return Job(
          texts: StoryboardTexts(input, project.pipeline.limits, in: run),
          project: project,
          slots: slots.count == input.files.count ? slots : nil
        )
      }
    }
  }

  /// Does something with each storyboard on several threads, and passes the outcomes on in their order.
  ///
  /// The work gets what the other storyboards have. A text that cannot be read is reported.
  func perform<Outcome: Sendable>(
    _ work: @escaping @Sendable (StoryboardTexts.Read, Job, [StoryboardSurface], _ thread: Int) -> Outcome,
    finish: (Job, Outcome?) -> Void
  ) {
    perform(caches: nil, known: { _, _ in nil }) { read, job, others, thread in
      (work(read, job, others, thread), nil)
    } finish: {
      finish($0, $1)
    }
  }

  /// Does the work for each storyboard, except for those of which a cache knows that nothing was found.
  ///
  /// - Parameters:
  ///   - caches: What learns of the storyboards; nil without a cache.
  ///   - known: The outcome for a storyboard that has not changed, by what is known of its files; nil if the work must be done.
  ///   - work: The work; also gives what is to be known of each file, nil if something was found in any.
  ///   - finish: Takes an outcome; nil for a storyboard that cannot be read.
  func perform<Outcome: Sendable>(
    caches: SceneCaches?,
    known: @escaping @Sendable ([CacheEntry], Job) -> Outcome?,
    _ work:
      @escaping @Sendable (StoryboardTexts.Read, Job, [StoryboardSurface], _ thread: Int) -> (
        outcome: Outcome, clean: [CleanScene]?
      ),
    finish: (Job, Outcome?) -> Void
  ) {
    let states = StoryboardStates(jobs, threads: run.jobs)
    let surfaces = surfaces(states)
    let results = Parallel.map(Array(states.all.enumerated()), jobs: run.jobs) { item, thread in
      let (index, state) = item
      return state.read.map { read -> (outcome: Outcome, entries: [CacheEntry]?) in
        if let entries = state.known, let outcome = known(entries, state.job) { return (outcome, entries) }
        let others = surfaces.enumerated().filter { $0.offset != index }.compactMap(\.element)
        let (outcome, clean) = work(read, state.job, others, thread)
        return (outcome, clean.flatMap(state.fresh))
      }
    }
    for (job, result) in zip(jobs, results) {
      for (index, slot) in (job.slots ?? []).enumerated() {
        caches?.cache(of: job.project).learn((try? result.get().entries)??[index], at: slot)
      }
      switch result {
      case .success(let value): finish(job, value.outcome)
      case .failure(let error):
        run.fail("\(error)", .unreadableInput)
        finish(job, nil)
      }
    }
  }

  /// What references of other storyboards can name; nothing where that is not needed, because nothing has changed or there are no others.
  private func surfaces(_ states: StoryboardStates) -> [StoryboardSurface?] {
    guard jobs.count > 1, states.all.contains(where: { $0.known == nil }) else { return [] }
    return Parallel.map(states.all, jobs: run.jobs) { state, thread in
      guard case .success(let read) = state.read else { return nil }
      let pipeline = state.job.project.pipeline(on: thread)
      return StoryboardSurface(pipeline.loweredStoryboard(manifest: read.manifest, members: read.members))
    }
  }
}

/// The storyboards of a run as they are read, with what the cache knows of them.
private struct StoryboardStates: Sendable {
  /// A storyboard.
  struct State: Sendable {
    var job: StoryboardJobs.Job
    var read: Result<StoryboardTexts.Read, FileError>
    /// The files before they were read; nil without a cache.
    var moments: [CacheSlot.Moment]?
    /// What decides what is found in it: its texts, and those of others that it may depend on.
    var content = ContentHash()
    /// What is known of its files; nil where something has changed.
    var known: [CacheEntry]?

    /// What is to be known of its files.
    func fresh(_ clean: [CleanScene]) -> [CacheEntry]? {
      guard let slots = job.slots, let moments, clean.count == slots.count else { return nil }
      let entries = zip(zip(slots, moments), clean).compactMap { $0.0.fresh($0.1, content: content, $1) }
      return entries.count == slots.count ? entries : nil
    }
  }

  private(set) var all: [State]

  init(_ jobs: [StoryboardJobs.Job], threads: Int) {
    all = Parallel.map(jobs, jobs: threads) { job, _ in
      let moments = job.slots?.compactMap { $0.moment() }
      return State(job: job, read: job.texts.read(), moments: moments?.count == job.slots?.count ? moments : nil)
    }
    let hashes = all.map { Self.hash($0.read) }
    for (index, state) in all.enumerated() {
      guard let slots = state.job.slots, let moments = state.moments, case .success(let read) = state.read else {
        continue
      }
      var content = hashes[index]
      if Self.dependsOnOthers(read) {
        for (other, hash) in hashes.enumerated() where other != index {
          content.add(all[other].job.texts.input.name)
          content.add(hash.digits)
        }
      }
      all[index].content = content
      let entries = zip(slots, moments).compactMap { $0.renewed($1, content: content) }
      if entries.count == slots.count { all[index].known = entries }
    }
  }

  private static func hash(_ read: Result<StoryboardTexts.Read, FileError>) -> ContentHash {
    var hash = ContentHash()
    guard case .success(let read) = read else { return hash }
    hash.add(read.manifest.bytes)
    for member in read.members {
      hash.add(member.name)
      hash.add(member.source.bytes)
    }
    return hash
  }

  /// Whether what is found in a storyboard may depend on others: it has references or ways back, or escapes that may spell these words.
  private static func dependsOnOthers(_ read: StoryboardTexts.Read) -> Bool {
    let words = ["references", "unwind", "\\"].map { Array($0.utf8) }
    return read.sources.contains { source in words.contains { contains($0, source.bytes) } }
  }

  private static func contains(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
        if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
      }
      return false
    }
  }
}
