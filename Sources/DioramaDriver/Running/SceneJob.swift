import SceneDiagnostics

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
  func known(_ entry: CacheEntry) -> Outcome?

  /// Does the work; also gives what the cache keeps of the scene, which is nil if something was found.
  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: CleanScene?)
}

extension SceneJob {
  var slot: CacheSlot? { nil }

  func known(_ entry: CacheEntry) -> Outcome? { nil }

  /// Asks the cache, or reads the scene and does the work; also gives what the cache is to know.
  func performed(thread: Int) -> Result<(outcome: Outcome, entry: CacheEntry?), FileError> {
    guard let slot, let moment = slot.moment() else {
      return text.read().map { (perform(on: $0, thread: thread).outcome, nil) }
    }
    if let entry = slot.unread(moment), let outcome = known(entry) { return .success((outcome, entry)) }
    return text.read().map { source in
      let content = ContentHash(of: source.bytes)
      if let entry = slot.renewed(moment, content: content), let outcome = known(entry) { return (outcome, entry) }
      let (outcome, clean) = perform(on: source, thread: thread)
      return (outcome, clean.flatMap { slot.fresh(moment, content: content, $0) })
    }
  }
}
