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
  }

  let jobs: [Job]
  private let run: ToolRun

  /// Makes the jobs for the storyboards that their configurations cover.
  init(_ storyboards: [StoryboardInput], _ projects: Projects, in run: ToolRun) {
    self.run = run
    jobs = projects.covered(storyboards.map(\.manifest)).compactMap { manifest, project in
      storyboards.first { $0.manifest == manifest }.map { input in
        Job(texts: StoryboardTexts(input, project.pipeline.limits, in: run), project: project)
      }
    }
  }

  /// Does something with each storyboard on several threads, and passes the outcomes on in their order.
  ///
  /// The work is told what the other storyboards have. A text that cannot be read is reported.
  func perform<Outcome: Sendable>(
    _ work: @escaping @Sendable (StoryboardTexts.Read, Job, [StoryboardSurface], _ thread: Int) -> Outcome,
    finish: (Job, Outcome?) -> Void
  ) {
    let read = Parallel.map(jobs, jobs: run.jobs) { job, thread in
      job.texts.read().map { read in (read: read, surface: Self.surface(of: read, job.project, thread)) }
    }
    let surfaces = read.map { try? $0.get().surface }
    let inputs = zip(jobs, read).enumerated().map { index, pair in
      (
        job: pair.0, read: pair.1.map(\.read),
        others: surfaces.enumerated().filter { $0.offset != index }.compactMap(\.element)
      )
    }
    let outcomes = Parallel.map(inputs, jobs: run.jobs) { input, thread in
      input.read.map { work($0, input.job, input.others, thread) }
    }
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .success(let value): finish(job, value)
      case .failure(let error):
        run.fail("\(error)", .unreadableInput)
        finish(job, nil)
      }
    }
  }

  /// What references of other storyboards can name.
  private nonisolated static func surface(
    of read: StoryboardTexts.Read,
    _ project: Project,
    _ thread: Int
  ) -> StoryboardSurface {
    StoryboardSurface(project.pipeline(on: thread).loweredStoryboard(manifest: read.manifest, members: read.members))
  }
}
