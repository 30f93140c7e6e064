import Dispatch
import Foundation

/// The turns of the main loop.
///
/// A turn begins with an event or a block of the main queue, followed by the other blocks in the queue. Then the turn is
/// committed: layout from the windows down, then display, then the closures deferred with `afterCommit`. A commit is
/// scheduled when something changes in a visible window; `commit()` commits at once.
@preconcurrency @MainActor
public final class MainLoop {
  /// How often a commit lays out again what a layout has marked behind its back.
  static let passLimit = 10

  /// The clock; a `ManualClock` moves only when it is advanced.
  public var clock: any MainClock = SystemClock()

  @exclusivity(unchecked) private var deferred: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private var isScheduled = false
  @exclusivity(unchecked) private var isCommitting = false
  @exclusivity(unchecked) private var marks = 0
  private var ticket = 0
  @exclusivity(unchecked) private var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  init() {}

  /// The windows that are shown, the oldest first.
  var shownWindows: [UIWindow] { windows.compactMap(\.window) }

  func show(_ window: UIWindow) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(WeakWindow(window: window))
    setNeedsCommit()
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Whether a commit is scheduled.
  public var needsCommit: Bool { isScheduled }

  /// Schedules a commit at the end of the turn, after the blocks in the main queue.
  public func setNeedsCommit() {
    marks &+= 1
    guard !isScheduled, !isCommitting, !windows.isEmpty || !deferred.isEmpty else { return }
    isScheduled = true
    ticket &+= 1
    wait(ticket: ticket, isFirst: true, patience: Self.passLimit)
  }

  /// Goes to the end of the main queue again and again as long as something was marked meanwhile, and then commits.
  ///
  /// The first round waits for the blocks that are in the queue now, the second for those that the turn still adds. A
  /// turn that never stops marking is committed after some rounds.
  private func wait(ticket: Int, isFirst: Bool, patience: Int) {
    let marksNow = marks
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard self.isScheduled, self.ticket == ticket else { return }
        if patience > 0, isFirst || self.marks != marksNow {
          self.wait(ticket: ticket, isFirst: false, patience: patience - 1)
        } else {
          self.commit()
        }
      }
    }
  }

  /// Defers a closure until after the layout and display of the turn; closures run in the order of the calls.
  ///
  /// A closure that such a closure defers waits for the next turn.
  @preconcurrency
  public func afterCommit(_ body: @escaping @MainActor () -> Void) {
    deferred.append(body)
    setNeedsCommit()
  }

  /// Ends the turn now: layout, display and deferred closures.
  ///
  /// Does nothing inside a commit.
  public func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    isScheduled = false
    let isAtRest = layOut()
    for window in shownWindows { window.layer.displaySubtree() }
    KeyValueObservers.check()
    UIRuntime.shared.turnTransaction?.commit()
    UIRuntime.shared.turnTransaction = nil
    let bodies = deferred
    deferred = []
    for body in bodies { body() }
    isCommitting = false
    if !deferred.isEmpty || (isAtRest && shownWindows.contains { $0.layer.hasWork }) { setNeedsCommit() }
  }

  /// Waits until no commit is pending, for as many turns as necessary.
  public func settle() async {
    repeat {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume() } } }
      }
    } while isScheduled
  }

  /// How many passes the last commit laid something out in; 0 if nothing was marked.
  private(set) var layoutPasses = 0

  /// Lays out until nothing is marked; returns false if something is marked after the last pass.
  private func layOut() -> Bool {
    layoutPasses = 0
    while layoutPasses < Self.passLimit {
      var didAny = false
      for window in shownWindows where window.layer.layoutSubtree() { didAny = true }
      if !didAny { return true }
      layoutPasses += 1
    }
    let marked = shownWindows.lazy.compactMap { $0.layer.firstMarkedView }.first
    UIRuntime.shared.warnOfUnsettledLayout(
      "layoutSubviews marks \(marked.map(UIKitException.describe) ?? "views") in every pass."
    )
    return false
  }
}

extension CALayer {
  /// The first view here or inside that is marked for layout; nil if none is.
  fileprivate var firstMarkedView: UIView? {
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.layoutState.isMarked, let view = layer.delegate as? UIView { return view }
      if layer.layoutState.isMarkedInside { pending += layer.sublayerList.reversed() }
    }
    return nil
  }

  /// Whether a commit has something to lay out or to draw here or inside.
  fileprivate var hasWork: Bool {
    layoutState.isMarked || layoutState.isMarkedInside || displayState.isMarkedInside
      || (displayState.isMarked && !bounds.isEmpty)
  }
}
