/// The animations of a transaction, and what follows when the last of them has ended.
@MainActor
final class TransactionGroup {
  var completion: (@MainActor () -> Void)?
  private let outer: TransactionGroup?

  /// Whether layers without a delegate change at once; nil for what the transaction around says.
  var disablesActions: Bool?

  /// How long changes of layers without a delegate take, in seconds; nil for what the transaction around says.
  var duration: Double?

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
