import DioramaUI

/// Runs a body while the time of the main loop stands still unless the body advances it.
@MainActor
func withManualClock(_ body: (ManualClock) throws -> Void) rethrows {
  let loop = UIRuntime.shared.mainLoop
  let usual = loop.clock
  let clock = ManualClock(now: 1000)
  loop.clock = clock
  defer { loop.clock = usual }
  try body(clock)
}
