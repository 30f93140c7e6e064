#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The user's interruption of programs that run until then.
enum Interruption {
  /// Waits, and returns whether the user has interrupted the program; until the process ends, its signals only count as that.
  static func comes(within time: TimeSpan) -> Bool {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    // Threads that are made later take this over, so that the signal waits to be asked for.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let (seconds, fraction) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var rest = timespec(tv_sec: Int(seconds), tv_nsec: Int(fraction))
    nanosleep(&rest, nil)
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return sigismember(&waiting, SIGINT) == 1 || sigismember(&waiting, SIGTERM) == 1
  }
}
