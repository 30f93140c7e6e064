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
