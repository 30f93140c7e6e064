import Dispatch
import Foundation

/// Texts that describe objects of the main actor, whose `description` belongs to no actor.
enum MainActorText {
  /// The text that an object has on the main actor, and another one elsewhere.
  static func of<Object: NSObject>(
    _ object: Object,
    otherwise: @autoclosure () -> String,
    _ text: @MainActor (Object) -> String
  ) -> String {
    guard isOnMainActor else { return otherwise() }
    let here = Unchecked(value: object)
    return MainActor.assumeIsolated { text(here.value) }
  }

  /// What a closure gives on the main actor; nil elsewhere.
  static func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value? {
    isOnMainActor ? MainActor.assumeIsolated(body) : nil
  }

  /// Whether the main actor runs here: in the main queue, which need not be on the main thread, or before that is
  /// there.
  static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// An object on its way to the main actor, where the caller is already.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}

/// Does on the main actor what UIKit lets any thread do, such as measuring and drawing into images; another thread waits.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
  nonisolated(unsafe) var values: [Value] = []
  func run() { MainActor.assumeIsolated { values.append(body()) } }
  if MainActorText.isOnMainActor { run() } else { DispatchQueue.main.sync { run() } }
  return values[0]
}
