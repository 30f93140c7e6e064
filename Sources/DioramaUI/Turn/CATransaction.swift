/// The changes of a turn, which are shown together.
@MainActor
public enum CATransaction {
  /// Opens a nested transaction.
  public static func begin() {
    let runtime = UIRuntime.shared
    runtime.transactions.append(TransactionGroup(inside: runtime.transactions.last ?? runtime.turnTransaction))
  }

  /// Closes a nested transaction; without one, nothing happens.
  public static func commit() { UIRuntime.shared.transactions.popLast()?.commit() }

  /// Ends the turn now: layout, display, and what was put off until after them.
  public static func flush() { UIRuntime.shared.mainLoop.commit() }

  /// Sets what is called once the animations of the open transaction have ended; nil for nothing.
  ///
  /// Without animations it is called after the commit of the turn. Animations count that are committed while the
  /// transaction is open, those of transactions inside it included; without an open one, those of the turn.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    TransactionGroup.current.completion = block
    // The turn's own transaction is committed with the turn, which must come.
    if UIRuntime.shared.transactions.isEmpty { UIRuntime.shared.mainLoop.afterCommit {} }
  }
}
