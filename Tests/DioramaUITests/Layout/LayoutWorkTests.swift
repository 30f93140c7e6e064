import Foundation
import Testing
import UITestSupport

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

  @Test("Text is not measured again where another view moves, and where a constraint names its baseline") func text() {
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
    #expect(counting.count == first && abs(other.frame.minY - baseline) < 0.5)
  }

  @Test("The words of a label and of a button are measured once, however often they are laid out") func words() {
    let (runtime, counting) = (UIRuntime.shared, CountingMeasuring())
    let measuring = runtime.textMeasuring
    runtime.textMeasuring = counting
    defer { runtime.textMeasuring = measuring }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Some words in lines"
    label.numberOfLines = 0
    button.setTitle("Buy now", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor).isActive = true
    }
    for width in [60, 200, 70, 60] {
      root.frame.size.width = CGFloat(width)
      root.layoutIfNeeded()
      let fitting = CGSize(width: width, height: 0)
      _ = (label.systemLayoutSizeFitting(fitting), label.block(width: label.bounds.width), button.sizeThatFits(fitting))
    }
    // Four words and a space, two words and a space.
    #expect(label.bounds.height > 30 && counting.count == 8)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(counting.count == 11)
  }

  @Test("A first layout is solved once where no equation depends on what it moves") func first() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 391, height: 400))
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
    ])
    let solutions = UIRuntime.shared.solutions
    root.layoutIfNeeded()
    #expect(UIRuntime.shared.solutions == solutions + 1 && button.frame.minX == 8)
  }

  @Test("A layout is solved again where it moves a view whose margins count") func margins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let (outer, inner) = (UIView(), UIView())
    outer.preservesSuperviewLayoutMargins = true
    root.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 30)
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

  /// The content of a cell, which counts how often such content is laid out.
  private final class CountingContent: UIView {
    static var layouts = 0

    override func layoutSubviews() {
      Self.layouts += 1
      super.layoutSubviews()
    }
  }

  private final class GrowingCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let content = CountingContent()
      label.numberOfLines = 0
      contentView.addSubview(content)
      content.addSubview(label)
      for (view, outer) in [(content, contentView.layoutMarginsGuide), (label, content.layoutMarginsGuide)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          view.topAnchor.constraint(equalTo: outer.topAnchor),
          view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? GrowingCell)?.label.text = String(repeating: "word ", count: indexPath.row % 17 + 1)
      return cell
    }
  }

  @Test("Scrolling solves each step once and for each cell that comes in, which alone are laid out") func scrolling() {
    let runtime = UIRuntime.shared
    let scale = runtime.screenScale
    // Thirds of points are rounded otherwise at each place of the screen.
    runtime.screenScale = 3
    defer { runtime.screenScale = scale }
    let window = shownWindow(CGSize(width: 320, height: 568))
    defer { window.isHidden = true }
    let (table, rows) = (UITableView(frame: window.bounds, style: .plain), Rows())
    table.register(GrowingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    let (solutions, layouts, asked) = (runtime.solutions, CountingContent.layouts, rows.asked)
    for _ in 0..<50 {
      table.contentOffset.y += 30
      table.layoutIfNeeded()
    }
    let new = rows.asked - asked
    #expect(new > 10)
    #expect(runtime.solutions - solutions <= 50 + 3 * new)
    #expect(CountingContent.layouts - layouts <= 2 * new)
  }
}
