extension Diagnostic {
  /// A second location that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// The relation of the location to the problem, as a phrase without a period.
    public var message: String
    /// The characters at the location.
    public var range: SourceRange

    /// Creates a note for a location in the same text as its diagnostic.
    public init(_ message: String, at range: SourceRange) {
      self.message = ReadableText.shortened(message)
      self.range = range
    }
  }
}
