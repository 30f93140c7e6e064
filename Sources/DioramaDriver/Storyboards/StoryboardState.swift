import SceneCompiler
import SceneDiagnostics
import SceneLanguage

/// A storyboard's texts, with what the cache knows of them.
struct StoryboardState: Sendable {
  var job: StoryboardJobs.Job
  var texts: Result<StoryboardTexts.Read, FileError>
  /// The files before they were read; nil without a cache.
  var moments: [CacheSlot.Moment]?
  /// What decides what is found in it: its texts, and those of others that it may depend on.
  var content = ContentHash()
  /// What is known of its files; nil where something has changed.
  var known: [CacheEntry]?
  /// Whether it is kept, parsed, while it waits for what others have.
  var isKept = true

  /// What is to be known of its files.
  func fresh(_ clean: [KeptScene]) -> [CacheEntry]? {
    guard let slots = job.slots, let moments, clean.count == slots.count else { return nil }
    let entries = zip(zip(slots, moments), clean).compactMap { $0.0.fresh($0.1, content: content, $1) }
    return entries.count == slots.count ? entries : nil
  }
}

/// The storyboards of a run as they are read.
struct StoryboardStates: Sendable {
  /// How many bytes of texts may wait while they are parsed, which takes many times their memory.
  private static let mostKept = 16 << 20

  private(set) var all: [StoryboardState]

  init(_ jobs: [StoryboardJobs.Job], threads: Int) {
    all = Parallel.map(jobs, jobs: threads) { job, _ in
      let moments = job.slots?.compactMap { $0.moment() }
      let known = moments?.count == job.slots?.count ? moments : nil
      return StoryboardState(job: job, texts: job.texts.read(), moments: known)
    }
    var size = 0
    for index in all.indices {
      size += (try? all[index].texts.get())?.sources.reduce(0) { $0 + $1.bytes.count } ?? 0
      all[index].isKept = size <= Self.mostKept
    }
    guard all.contains(where: { $0.moments != nil }) else { return }
    let hashes = Parallel.map(all, jobs: threads) { state, _ in Self.hash(state.texts) }
    var everything = ContentHash()
    for (state, hash) in zip(all, hashes) {
      everything.add(state.job.texts.input.name)
      everything.add(hash.digits)
    }
    for (index, state) in all.enumerated() {
      guard let slots = state.job.slots, let moments = state.moments, case .success(let read) = state.texts else {
        continue
      }
      var content = hashes[index]
      if Self.dependsOnOthers(read) { content.add(everything.digits) }
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
    read.sources.contains {
      $0.contains("references") || $0.contains("viewControllerPlaceholder") || $0.contains("unwind")
        || $0.contains("\\")
    }
  }
}
