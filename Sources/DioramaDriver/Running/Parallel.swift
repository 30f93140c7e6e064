import Backports
import CSceneYAML

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work done by all cores at once.
package enum Parallel {
  /// As much stack as the main thread has on most systems: scenes nest as deep on every thread.
  private static let stackSize = 16 << 20
  /// More threads than this would have more files open than some systems allow.
  package static let mostJobs = 48

  /// The cores that there are, at least 1.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What becomes of each input, in the order of the inputs.
  ///
  /// `jobs` is how many threads work; with 1, or where no thread can be had, the caller's own does everything. The work is
  /// given the number of its thread, from 0 on.
  package static func map<In: Sendable, Out: Sendable>(
    _ inputs: [In],
    jobs: Int = coreCount,
    _ body: @escaping @Sendable (In, _ thread: Int) -> Out
  ) -> [Out] {
    let work = Work(inputs, body)
    let threads = (1..<max(1, min(jobs, inputs.count, mostJobs))).compactMap { thread in
      start { work.run(on: thread) }
    }
    work.run(on: 0)
    for thread in threads { pthread_join(thread, nil) }
    return work.results
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }
    #else
      var thread = pthread_t()
      let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }
    #endif
    guard pthread_create(&thread, &attributes, entry, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
    return thread
  }
}

/// What a thread is to do.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Inputs that several threads take from, a few at a time, and what became of them.
private final class Work<In: Sendable, Out: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Out?]
  }

  private let inputs: [In]
  private let body: @Sendable (In, Int) -> Out
  private let state: Mutex<State>
  private let share: Int

  init(_ inputs: [In], _ body: @escaping @Sendable (In, Int) -> Out) {
    self.inputs = inputs
    self.body = body
    state = Mutex(State(results: Array(repeating: nil, count: inputs.count)))
    // Small, so that no thread has much left when the others are done.
    share = min(max(inputs.count / 256, 1), 16)
  }

  var results: [Out] { state.withLock { $0.results.compactMap { $0 } } }

  /// Works until nothing is left to take.
  func run(on thread: Int) {
    while let range = take() { keep(inputs[range].map { body($0, thread) }, at: range) }
  }

  private func keep(_ made: [Out], at range: Range<Int>) {
    state.withLock { state in
      for (index, result) in zip(range, made) { state.results[index] = result }
    }
  }

  private func take() -> Range<Int>? {
    state.withLock { state in
      guard state.next < inputs.count else { return nil }
      let range = state.next..<min(state.next + share, inputs.count)
      state.next = range.upperBound
      return range
    }
  }
}
