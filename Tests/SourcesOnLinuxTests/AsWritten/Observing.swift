import UIKit

/// A responder that observes a scroll view by the names of properties.
class ScrollObserver: UIView {
  static var context = 0
  var seen: [String] = []
  let scroll = UIScrollView()

  func begin() {
    scroll.addObserver(
      self,
      forKeyPath: #keyPath(UIScrollView.contentOffset),
      options: [.new, .old],
      context: &Self.context
    )
    scroll.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      seen.append("size \((change?[.newKey] as? CGSize)?.height ?? -1)")
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
    seen.append("\(keyPath ?? "") \(old?.y ?? -1) \(new?.y ?? -1)")
  }

  deinit { scroll.removeObserver(self, forKeyPath: "contentOffset", context: &Self.context) }
}

/// An object of no class of UIKit that observes.
class PlainObserver: NSObject {
  var count = 0

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    count += 1
  }
}

/// What a timer and a display link call.
class Ticker: NSObject {
  var ticks = 0
  var link: CADisplayLink?
  var info: String?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  @objc func step(_ link: CADisplayLink) { ticks += 1 }

  @objc func fire(_ timer: Timer) { info = timer.userInfo as? String }
}

let literalColor: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

/// A class that is gone, and members with comments between their words.
@available(*, unavailable, renamed: "Ticker")
class OldTicker: NSObject {
  @objc func step() {}
}
