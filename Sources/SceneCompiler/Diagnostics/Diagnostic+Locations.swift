import SceneDiagnostics

extension Diagnostic {
  /// The most locations that a diagnostic names: more say nothing new.
  private static let maximumNotes = 6

  /// Adds another location of the same mistake, unless it is known or there are many already.
  mutating func addLocation(_ message: String, at range: SourceRange) {
    guard notes.count < Self.maximumNotes, !notes.contains(where: { $0.range == range }) else { return }
    notes.append(Note(message, at: range))
  }
}
