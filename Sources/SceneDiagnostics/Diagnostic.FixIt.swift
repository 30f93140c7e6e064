extension Diagnostic {
  /// A change to the text that solves a diagnostic.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as a phrase without a period.
    public var title: String
    /// The edits, which do not overlap and are made together.
    public var edits: [TextEdit]

    /// Makes a fix of one or more edits.
    public init(_ title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }
  }
}
