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
  func fresh(_ clean: [CleanScene]) -> [CacheEntry]? {
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
    let hashes = all.map { Self.hash($0.texts) }
    for (index, state) in all.enumerated() {
      guard let slots = state.job.slots, let moments = state.moments, case .success(let read) = state.texts else {
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
