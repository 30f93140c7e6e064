import UIKit
import os.log

/// Optional requirements of a protocol of Objective-C, and calls of them.
@objc protocol MeterDelegate {
  func meterDidStart(_ meter: Meter)
  @objc optional func meter(_ meter: Meter, didChangeTo value: Int)
  @objc optional func meterShouldStop(_ meter: Meter) -> Bool
  @objc optional func meter(
    _ meter: Meter,
    textFor value: Int,  // the number
    unit: String
  ) -> String?
  @objc optional var limit: Int { get }
  @objc optional func meterDidStop(_ meter: Meter)
}

class Meter: NSObject {
  weak var delegate: MeterDelegate?
  var value = 0

  func run() -> String {
    delegate?.meterDidStart(self)
    value += 1
    delegate?.meter?(self, didChangeTo: value)
    let text = delegate?.meter?(self, textFor: value, unit: "m") ?? "none"
    let limit = delegate?.limit ?? 7
    if delegate?.meterShouldStop?(self) ?? true { delegate?.meterDidStop?(self) }
    let length = delegate?.meter?(self, textFor: value, unit: "km")?.count
    return "\(text) \(limit) \(length ?? -1)"
  }
}

class FullMeterDelegate: NSObject, MeterDelegate {
  var log: [String] = []

  func meterDidStart(_ meter: Meter) { log.append("start") }
  func meter(_ meter: Meter, didChangeTo value: Int) { log.append("changed \(value)") }
  func meterShouldStop(_ meter: Meter) -> Bool { false }
  func meter(_ meter: Meter, textFor value: Int, unit: String) -> String? { "\(value) \(unit)" }
  let limit = 3
  func meterDidStop(_ meter: Meter) { log.append("stop") }
}

class ShortMeterDelegate: NSObject, MeterDelegate {
  var log: [String] = []

  func meterDidStart(_ meter: Meter) { log.append("start") }
  func meterDidStop(_ meter: Meter) { log.append("stop") }
}

/// What asks UIKit's own delegates as Objective-C does.
class Forwarder: NSObject, UITextFieldDelegate {
  weak var inner: UITextFieldDelegate?

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { inner?.textFieldShouldReturn?(textField) ?? false }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    guard let inner = inner else { return false }
    return inner.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
}

/// Logging of Apple's systems.
enum Logs {
  static let log = OSLog(subsystem: "com.example.app", category: "network")

  static func write() {
    os_log("plain")
    os_log("value %{public}@ and %d", log: log, type: .error, "x", 3)
    if #available(iOS 14.0, *) {
      let logger = Logger(subsystem: "com.example.app", category: "ui")
      logger.info("open \(7, privacy: .public) of \("a", privacy: .private)")
      os.Logger().debug("done")
    }
  }
}

extension UIApplicationDelegate {
  var inset: CGFloat { UIApplication.shared.delegate?.window??.safeAreaInsets.top ?? 0 }
}
