#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// A value that one thread at a time can read and change.
///
/// The type of the same name in Synchronization needs macOS 15 and iOS 18; this one works on every system that the package
/// supports.
package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  @usableFromInline package let lock: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline package let value: UnsafeMutablePointer<Value>

  /// Makes a mutex that nobody holds.
  @inlinable package init(_ initialValue: sending Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    value = .allocate(capacity: 1)
    value.initialize(to: initialValue)
  }

  @inlinable deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Waits until no other thread holds the mutex, and passes the value to a function.
  ///
  /// The function must not take the same mutex again.
  @inlinable package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
