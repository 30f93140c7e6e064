extension Diagnostic {
  /// A change to the text that solves a diagnostic.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as a phrase without a period.
    public var title: String
    /// The edits, which do not overlap and are made together.
    public var edits: [TextEdit]
    /// Whether the change is surely what was meant, so that tools may make it unasked.
    public var isCertain: Bool

    /// Makes a fix of one or more edits.
    public init(_ title: String, edits: [TextEdit], isCertain: Bool = false) {
      self.title = title
      self.edits = edits
      self.isCertain = isCertain
    }
  }
}
