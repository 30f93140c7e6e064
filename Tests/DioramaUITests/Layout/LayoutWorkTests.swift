import Foundation
import Testing

@testable import DioramaUI

/// How often layouts are solved and text is measured.
@MainActor
@Suite(.serialized) struct LayoutWorkTests {
  private final class CountingMeasuring: TextMeasuring {
    private let measuring = BuiltInTextMeasuring()
    var count = 0

    func width(of text: String, in font: UIFont) -> CGFloat {
      count += 1
      return measuring.width(of: text, in: font)
    }

    func metrics(of font: UIFont) -> FontMetrics { measuring.metrics(of: font) }
  }

  @Test("Text is not measured again where another view moves and no constraint names a baseline") func text() {
    let (runtime, counting) = (UIRuntime.shared, CountingMeasuring())
    let measuring = runtime.textMeasuring
    runtime.textMeasuring = counting
    defer { runtime.textMeasuring = measuring }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (label, other) = (UILabel(), UIView())
    label.text = "Some words"
    for view in [label, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let moved = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([moved, label.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    let first = counting.count
    moved.constant = 7
    root.layoutIfNeeded()
    #expect(first > 0 && counting.count == first && other.frame.minX == 7)
    other.topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let baseline = UIFont.systemFont(ofSize: 17).ascender
    #expect(counting.count > first && abs(other.frame.minY - baseline) < 0.5)
  }

  @Test("A layout that moves nothing is not solved again") func solutions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 391, height: 400))
    let leadings = (1...40).map { index in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: CGFloat(7 * index) / 3),
        view.heightAnchor.constraint(equalToConstant: CGFloat(11 * index) / 3),
        view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: CGFloat(index) / 3),
      ])
      return view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(13 * index) / 3)
    }
    NSLayoutConstraint.activate(leadings)
    root.layoutIfNeeded()
    let solutions = UIRuntime.shared.solutions
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(UIRuntime.shared.solutions == solutions)
  }
}
