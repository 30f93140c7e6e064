// swift-format-ignore-file
import UIKit

final class Forms: UIViewController {
  var calls: [String] = []

  @objc func a(_ n: Int) { calls.append("a \(n)") }
  @objc func b() -> Bool { calls.append("b"); return true }
  @objc func c(_ s: String, _ n: Int) { calls.append("c \(s) \(n)") }
  @objc func d(_ v: [UIView]) { calls.append("d \(v.count)") }
  @objc func e(_ p: CGPoint) -> CGPoint { p }
  @objc func f(_ n: Notification) {}
  @objc func g(_ u: URL?) { calls.append("g") }
  @objc func h(_ state: UIControl.State) {}
  @objc func i(_ v: UIView) -> UIView { calls.append("i"); return v }
  @objc func j(_ v: UIView) -> Bool { calls.append("j"); return true }
  @objc func k(_ v: UIView, by d: CGFloat) -> CGFloat { calls.append("k \(d)"); return d }
  @objc func l(_ v: UIView, in r: CGRect, at p: CGPoint) -> CGSize { calls.append("l"); return .zero }
  @objc func m(_ t: Timer) {}
  @objc func n(_ e: NSError?) {}
  @objc func o(_ block: @escaping () -> Void) { block() }
  @objc func p(_ values: UIView...) {}
  @objc func q(_ value: inout Int) {}
  @objc(valueDidChange) func valueChanged() { calls.append("changed") }

  static let changed = #selector(valueChanged)
  static let asked = #selector(j(_:))
}

extension UIView {
  @objc func stack(_ views: [UIView]) -> UIView { views.forEach { addSubview($0) }; return self }
  func stack(_ views: UIView...) -> UIView { stack(views) }
}

extension UIViewController {
  private final class Life: UIViewController {
    var ticks = 0
    @objc private func tick() { ticks += 1 }
    func start() { UIApplication.shared.sendAction(#selector(tick), to: self, from: nil, for: nil) }
  }

  func ticksOfLife() -> Int {
    let life = Life()
    life.start()
    return life.ticks
  }
}
