/// What libyaml says of a text that it could not read on, with locations in the source.
struct SyntaxFailure {
  /// libyaml's words for what is wrong.
  let problem: String
  /// libyaml's words for what it was reading; nil where it names nothing.
  let context: String?
  /// The byte offset at which reading stopped.
  let problemOffset: Int
  /// The byte offset at which the thing being read started; nil where libyaml names none.
  let contextOffset: Int?
  /// Whether reading stopped within brackets or braces.
  let isInFlow: Bool
}
