public import Foundation

/// The changes of a turn, which are shown together.
@preconcurrency @MainActor
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

  /// Whether layers without a delegate change at once in the open transaction.
  public static func disableActions() -> Bool {
    (UIRuntime.shared.transactions.last ?? UIRuntime.shared.turnTransaction)?.areActionsDisabled ?? false
  }

  /// Sets whether layers without a delegate change at once in the open transaction.
  public static func setDisableActions(_ flag: Bool) { TransactionGroup.current.disablesActions = flag }

  /// How long changes of layers without a delegate take in the open transaction, in seconds; 0.25 unless it was set.
  public static func animationDuration() -> TimeInterval {
    (UIRuntime.shared.transactions.last ?? UIRuntime.shared.turnTransaction)?.animationDuration ?? 0.25
  }

  /// Sets how long changes of layers without a delegate take in the open transaction, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) { TransactionGroup.current.duration = max(0, dur) }

  /// How fast changes of layers without a delegate are over their time in the open transaction; nil for slow at both ends.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    (UIRuntime.shared.transactions.last ?? UIRuntime.shared.turnTransaction)?.animationTiming
  }

  /// Sets how fast changes of layers without a delegate are over their time in the open transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionGroup.current.timing = function
  }

  /// Sets what is called once the animations of the open transaction have ended; nil for nothing.
  ///
  /// Without animations it is called after the commit of the turn. Animations count that are committed while the
  /// transaction is open, those of transactions inside it included; without an open one, those of the turn.
  @preconcurrency
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    TransactionGroup.current.completion = block
    // The turn's own transaction is committed with the turn, which must come.
    if UIRuntime.shared.transactions.isEmpty { UIRuntime.shared.mainLoop.afterCommit {} }
  }
}

/// The animations of a transaction, and what follows when the last of them has ended.
@MainActor
final class TransactionGroup {
  var completion: (@MainActor () -> Void)?
  private let outer: TransactionGroup?

  /// Whether layers without a delegate change at once; nil for what the transaction around says.
  var disablesActions: Bool?

  /// How long changes of layers without a delegate take, in seconds; nil for what the transaction around says.
  var duration: Double?

  /// How fast changes of layers without a delegate are over their time; nil for that of the transaction around.
  var timing: CAMediaTimingFunction?

  /// How fast changes of layers without a delegate are over their time, as set here or in the transactions around.
  var animationTiming: CAMediaTimingFunction? { timing ?? outer?.animationTiming }

  /// Whether layers without a delegate change at once, here or in the transactions around.
  var areActionsDisabled: Bool { disablesActions ?? outer?.areActionsDisabled ?? false }

  /// How long changes of layers without a delegate take: a quarter of a second unless it was set.
  var animationDuration: Double { duration ?? outer?.animationDuration ?? 0.25 }
  private var live = 0
  private var isCommitted = false

  init(inside outer: TransactionGroup? = nil) {
    self.outer = outer
  }

  /// The transaction that an animation made now belongs to.
  static var current: TransactionGroup {
    let runtime = UIRuntime.shared
    if let last = runtime.transactions.last { return last }
    if let open = runtime.turnTransaction { return open }
    let made = TransactionGroup()
    runtime.turnTransaction = made
    return made
  }

  /// Takes in an animation, here and in the transactions around.
  func enter() {
    live += 1
    outer?.enter()
  }

  /// Lets go of an animation that has ended.
  func leave() {
    live -= 1
    finishIfDone()
    outer?.leave()
  }

  /// Takes no more animations in.
  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, live == 0, let completion else { return }
    self.completion = nil
    UIRuntime.shared.mainLoop.afterCommit(completion)
  }
}
