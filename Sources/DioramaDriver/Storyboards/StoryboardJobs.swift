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

    /// The texts, parsed.
    func parsed(_ texts: StoryboardTexts.Read, on thread: Int) -> ReadStoryboard {
      project.pipeline(on: thread).read(manifest: texts.manifest, members: texts.members)
    }
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
    let inputs = Dictionary(storyboards.map { ($0.manifest, $0) }) { first, _ in first }
    jobs = projects.covered(storyboards.map(\.manifest)).compactMap { manifest, project in
      inputs[manifest].map { input in
        let slots = input.files.compactMap { slot($0, project) }
        return Job(
          texts: StoryboardTexts(input, project.pipeline.limits, in: run),
          project: project,
          slots: slots.count == input.files.count ? slots : nil
        )
      }
    }
  }

  /// Does something with each storyboard alone, on several threads, and passes the outcomes on in their order.
  ///
  /// A text that cannot be read is reported.
  func perform<Outcome: Sendable>(
    _ work: @escaping @Sendable (ReadStoryboard, Job, _ thread: Int) -> Outcome,
    finish: (Job, Outcome?) -> Void
  ) {
    let results = Parallel.map(jobs, jobs: run.jobs) { job, thread in
      job.texts.read().map { work(job.parsed($0, on: thread), job, thread) }
    }
    for (job, result) in zip(jobs, results) {
      switch result {
      case .success(let outcome): finish(job, outcome)
      case .failure(let error):
        run.fail("\(error)", .unreadableInput)
        finish(job, nil)
      }
    }
  }

  /// Does the work for each storyboard, except for those of which a cache knows what was found.
  ///
  /// Each text is parsed once: a storyboard that looks at the others waits until these are parsed, too.
  ///
  /// - Parameters:
  ///   - caches: What learns of the storyboards; nil without a cache.
  ///   - known: The outcome for a storyboard that has not changed, by what is known of its files, with their texts; nil if the
  ///     work must be done.
  ///   - work: The work, with what the other storyboards have; also gives what is to be known of each file, nil for nothing.
  ///   - finish: Takes an outcome; nil for a storyboard that cannot be read.
  func perform<Outcome: Sendable>(
    caches: SceneCaches?,
    known: @escaping @Sendable ([CacheEntry], [SourceText], Job) -> Outcome?,
    _ work:
      @escaping @Sendable (ReadStoryboard, Job, OtherStoryboards, _ thread: Int) -> (
        outcome: Outcome, clean: [KeptScene]?
      ),
    finish: (Job, Outcome?) -> Void
  ) {
    let states = StoryboardStates(jobs, threads: run.jobs).all
    let done = { @Sendable (state: StoryboardState, read: ReadStoryboard, others: OtherStoryboards, thread: Int) in
      let (outcome, clean) = work(read, state.job, others, thread)
      return Step.done(outcome, clean.flatMap(state.fresh))
    }
    let hasOthers = jobs.count > 1
    let first = Parallel.map(states, jobs: run.jobs) {
      state,
      thread -> (step: Step<Outcome>, surface: StoryboardSurface?) in
      if let entries = state.known, case .success(let texts) = state.texts,
        let outcome = known(entries, texts.sources, state.job)
      {
        return (.done(outcome, entries), nil)
      }
      switch state.texts {
      case .failure(let error): return (.failed(error), nil)
      case .success(let texts):
        let read = state.job.parsed(texts, on: thread)
        let surface = hasOthers ? state.job.project.pipeline(on: thread).surface(of: read) : nil
        let waits = hasOthers && read.dependsOnOthers
        return (waits ? .waiting(state.isKept ? read : nil) : done(state, read, .none, thread), surface)
      }
    }
    let surfaces = surfaces(states, first)
    let steps = Parallel.map(Array(zip(states, first.map(\.step)).enumerated()), jobs: run.jobs) { item, thread in
      let (index, (state, step)) = item
      guard case .waiting(let read) = step, case .success(let texts) = state.texts else { return step }
      return done(state, read ?? state.job.parsed(texts, on: thread), OtherStoryboards(surfaces, from: index), thread)
    }
    for (job, step) in zip(jobs, steps) {
      let (outcome, entries) = outcome(of: step)
      for (index, slot) in (job.slots ?? []).enumerated() {
        caches?.cache(of: job.project).learn(entries?[index], at: slot)
      }
      finish(job, outcome)
    }
  }

  /// What the storyboards have that others can name; nil where none waits for it.
  private func surfaces<Outcome>(
    _ states: [StoryboardState],
    _ first: [(step: Step<Outcome>, surface: StoryboardSurface?)]
  ) -> StoryboardSurfaces? {
    guard first.contains(where: { $0.step.isWaiting }) else { return nil }
    return StoryboardSurfaces(
      Parallel.map(Array(zip(states, first.map(\.surface))), jobs: run.jobs) { item, thread in
        let (state, surface) = item
        // Of a storyboard that has not changed, nothing was parsed.
        guard surface == nil, case .success(let texts) = state.texts else { return surface }
        return state.job.project.pipeline(on: thread).surface(of: state.job.parsed(texts, on: thread))
      }
    )
  }

  /// The outcome of a step; nil for a storyboard that cannot be read, which is reported.
  private func outcome<Outcome>(of step: Step<Outcome>) -> (Outcome?, [CacheEntry]?) {
    switch step {
    case .done(let outcome, let entries): return (outcome, entries)
    case .failed(let error): run.fail("\(error)", .unreadableInput)
    case .waiting: break
    }
    return (nil, nil)
  }
}

/// How far the work on a storyboard is.
private enum Step<Outcome: Sendable>: Sendable {
  /// The outcome, and what the cache is to know of the files.
  case done(Outcome, [CacheEntry]?)
  /// Waits until it is known what the others have; nil for one that is parsed again then.
  case waiting(ReadStoryboard?)
  /// A file cannot be read.
  case failed(FileError)

  var isWaiting: Bool { if case .waiting = self { true } else { false } }
}
