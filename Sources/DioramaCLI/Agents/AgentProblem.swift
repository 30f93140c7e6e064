/// Why a call of an agent cannot be done, in words for the agent.
struct AgentProblem: Error, Hashable, Sendable {
  /// The reason, as a phrase without a period.
  var message: String

  init(_ message: String) { self.message = message }
}
