extension Diagnostic {
  /// A second place that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// What the place has to do with the problem, as a phrase without a period.
    public var message: String
    /// The characters at that place.
    public var range: SourceRange

    /// Makes a note about a place in the same text as its diagnostic.
    public init(_ message: String, at range: SourceRange) {
      self.message = ReadableText.shortened(message)
      self.range = range
    }
  }
}
