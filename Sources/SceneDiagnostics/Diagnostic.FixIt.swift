extension Diagnostic {
  /// A change to the text that fixes a problem.
  public struct FixIt: Hashable, Sendable {
    /// A description of the change, as a phrase without a period.
    public var title: String
    /// The edits, which do not overlap and are applied together.
    public var edits: [TextEdit]
    /// Whether the change is certain to be intended, so that tools can apply it automatically.
    public var isCertain: Bool

    /// Creates a fix with one or more edits.
    public init(_ title: String, edits: [TextEdit], isCertain: Bool = false) {
      self.title = title
      self.edits = edits
      self.isCertain = isCertain
    }
  }
}
