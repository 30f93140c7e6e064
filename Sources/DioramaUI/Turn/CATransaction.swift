/// The changes of a turn, which are shown together.
@MainActor
public enum CATransaction {
  /// Opens a nested transaction.
  public static func begin() { UIRuntime.shared.transactions.append([]) }

  /// Closes a nested transaction; its completion closure runs after the commit of the turn.
  public static func commit() {
    guard let completions = UIRuntime.shared.transactions.popLast() else { return }
    for completion in completions { UIRuntime.shared.mainLoop.afterCommit(completion) }
  }

  /// Ends the turn now: layout, display, and what was put off until after them.
  public static func flush() { UIRuntime.shared.mainLoop.commit() }

  /// Sets what is called once the open transaction has been committed; nil for nothing.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    guard let last = UIRuntime.shared.transactions.indices.last else {
      if let block { UIRuntime.shared.mainLoop.afterCommit(block) }
      return
    }
    UIRuntime.shared.transactions[last] = block.map { [$0] } ?? []
  }
}
