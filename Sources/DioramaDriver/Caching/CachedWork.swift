import SceneDiagnostics

/// What a scene came to, and what the cache is to know of it.
struct CachedWork<Outcome: Sendable>: Sendable {
  var outcome: Outcome
  /// Nil where something was found.
  var entry: CacheEntry?

  /// Does the work on a scene, unless the cache knows what that comes to.
  ///
  /// - Parameters:
  ///   - text: The scene.
  ///   - slot: Its place in the cache; nil without one.
  ///   - known: Makes the outcome of what the cache knows.
  ///   - work: Does the work, and gives what is worth keeping of it, nil where something was found.
  static func perform(
    on text: SceneText,
    slot: CacheSlot?,
    known: (CacheEntry) -> Outcome,
    work: (SourceText) -> (Outcome, CleanScene?)
  ) -> Result<CachedWork, FileError> {
    guard let slot, let moment = slot.moment() else { return text.read().map { CachedWork(outcome: work($0).0) } }
    if let entry = slot.unread(moment) { return .success(CachedWork(outcome: known(entry), entry: entry)) }
    return text.read().map { source in
      let content = ContentHash(of: source.bytes)
      if let entry = slot.renewed(moment, content: content) {
        return CachedWork(outcome: known(entry), entry: entry)
      }
      let (outcome, clean) = work(source)
      return CachedWork(outcome: outcome, entry: clean.flatMap { slot.fresh(moment, content: content, $0) })
    }
  }
}
