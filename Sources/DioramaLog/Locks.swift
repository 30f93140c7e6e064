import Foundation

/// A lock with a state that only its holder uses.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with a state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock with a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Holds the lock while a closure runs.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Holds the lock while a closure runs.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until nobody holds the lock, and holds it.
  public func lock() { storage.lock.lock() }

  /// Lets the lock go.
  public func unlock() { storage.lock.unlock() }

  /// Holds the lock if nobody does.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}

/// A lock that functions take and let go.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate let lock = NSLock()

  /// Creates a lock that nobody holds.
  public init() {}
}

/// A lock that functions take and let go.
public typealias os_unfair_lock = os_unfair_lock_s

/// Waits until nobody holds a lock, and holds it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.lock() }

/// Lets a lock go.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.unlock() }

/// Holds a lock if nobody does.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { lock.pointee.lock.try() }
