package import SceneDiagnostics
package import SceneSyntax

/// The text of a scene, which any thread can read; standard input was read before.
package struct SceneText: Sendable {
  /// The scene.
  package let input: SceneInput
  private let given: Result<SourceText, FileError>?
  private let limits: SyntaxLimits
  private let files: FileSystem

  /// Makes the text of a scene; standard input is read at once.
  @MainActor
  package init(_ input: SceneInput, limits: SyntaxLimits, in run: ToolRun) {
    self.input = input
    self.limits = limits
    files = run.files
    guard input.isStandardInput else {
      given = nil
      return
    }
    do throws(FileError) {
      given = .success(try input.read(limits, in: run.surroundings))
    } catch {
      given = .failure(error)
    }
  }

  /// Reads the text.
  package func read() -> Result<SourceText, FileError> {
    if let given { return given }
    do throws(FileError) {
      return .success(SourceText(path: input.path, bytes: try files.read(input.path, limits.maximumBytes)))
    } catch {
      return .failure(error)
    }
  }
}

/// A verb's work on one scene, which any thread can do.
protocol SceneJob: Sendable {
  /// What the work gives.
  associatedtype Outcome: Sendable

  /// The scene.
  var text: SceneText { get }
  /// Its project.
  var project: Project { get }
  /// Its entry in the cache; nil without a cache.
  var slot: CacheSlot? { get }

  /// The outcome for a scene that the cache knows to be unchanged; nil if the work must be done again.
  ///
  /// - Parameters:
  ///   - entry: What is known of the scene.
  ///   - source: Reads the scene, which takes time; nil where it is no longer what is known.
  func known(_ entry: CacheEntry, _ source: () -> SourceText?) -> Outcome?

  /// Does the work; also gives what the cache keeps of the scene, which is nil for nothing.
  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?)
}

extension SceneJob {
  var slot: CacheSlot? { nil }

  func known(_ entry: CacheEntry, _ source: () -> SourceText?) -> Outcome? { nil }

  private func limited(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?) {
    SpellingBudget.limiting { perform(on: source, thread: thread) }
  }

  /// The text of a scene that has not changed, to show what was found in it; nil where it has changed by now.
  private func read(_ entry: CacheEntry) -> SourceText? {
    guard let source = try? text.read().get(), ContentHash(of: source.bytes) == entry.content else { return nil }
    return source
  }

  /// Asks the cache, or reads the scene and does the work; also gives what the cache is to know.
  func performed(thread: Int) -> Result<(outcome: Outcome, entry: CacheEntry?), FileError> {
    guard let slot, let moment = slot.moment() else {
      return text.read().map { (limited(on: $0, thread: thread).outcome, nil) }
    }
    if let entry = slot.unread(moment), let outcome = known(entry, { read(entry) }) {
      return .success((outcome, entry))
    }
    return text.read().map { source in
      let content = ContentHash(of: source.bytes)
      if let entry = slot.renewed(moment, content: content), let outcome = known(entry, { source }) {
        return (outcome, entry)
      }
      let (outcome, clean) = limited(on: source, thread: thread)
      return (outcome, clean.flatMap { slot.fresh(moment, content: content, $0) })
    }
  }
}

extension ToolRun {
  /// How many outcomes are held before they are passed on: enough to keep all cores busy, few enough to fit into memory.
  private static let batchSize = 512

  /// Performs jobs on several threads, and passes on their outcomes in the order of the jobs.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - participle: What is done with each scene, for the line that shows progress.
  ///   - caches: The caches that learn what was found; nil without a cache.
  ///   - finish: Takes an outcome; nil for a file that cannot be read, which has been reported.
  func perform<Job: SceneJob>(
    _ jobs: [Job],
    _ participle: String,
    caches: SceneCaches? = nil,
    finish: (Job, Job.Outcome?) -> Void
  ) {
    let progress = Progress(participle, "scenes", of: jobs.count, in: self)
    defer { progress.end() }
    for start in stride(from: 0, to: jobs.count, by: Self.batchSize) {
      let batch = Array(jobs[start..<min(start + Self.batchSize, jobs.count)])
      let results = Parallel.map(batch, jobs: self.jobs) { job, thread in job.performed(thread: thread) }
      for (job, result) in zip(batch, results) {
        if let slot = job.slot { caches?.cache(of: job.project).learn(try? result.get().entry, at: slot) }
        switch result {
        case .success(let work): finish(job, work.outcome)
        case .failure(let error):
          fail("\(error)", .unreadableInput)
          finish(job, nil)
        }
        progress.advance()
      }
    }
  }
}
