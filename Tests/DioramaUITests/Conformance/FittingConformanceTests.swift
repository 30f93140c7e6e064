import DioramaUI
import Foundation
import Testing

/// The sizes that constraints give a view by themselves.
@MainActor
@Suite struct FittingConformanceTests {
  /// A card of a label in several lines below a bar of 20 points, 10 points from all edges.
  private func card(_ text: String) -> (card: UIView, label: UILabel) {
    let (card, bar, label) = (UIView(), UIView(), UILabel())
    label.text = text
    label.numberOfLines = 0
    for view in [bar, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      bar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      bar.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      bar.heightAnchor.constraint(equalToConstant: 20),
      label.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    return (card, label)
  }

  @Test("FS1: the compressed size is the smallest in which all content stands whole") func fs1() {
    let (card, label) = card("One line")
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = label.sizeThatFits(CGSize(width: 1000, height: 100))
    #expect(abs(size.width - text.width - 20) < 0.5 && abs(size.height - text.height - 50) < 0.5)
    #expect(card.bounds == .zero && label.bounds == .zero)
  }

  @Test("FS2: a required width wraps text, and the height follows") func fs2() {
    let (card, label) = card("Several words that need more than one line where there is little room")
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let height = label.sizeThatFits(CGSize(width: 130, height: 0)).height
    #expect(size.width == 150 && abs(size.height - height - 50) < 0.5 && height > 50)
  }

  @Test("FS3: the expanded size is as large as the target where nothing holds the content together") func fs3() {
    let (card, label) = card("One line")
    label.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
    #expect(UIView.layoutFittingCompressedSize == .zero)
  }

  @Test("A fitting priority that is no number is the weakest") func noNumber() {
    let size = UIView().systemLayoutSizeFitting(
      CGSize(width: 300, height: 200),
      withHorizontalFittingPriority: UILayoutPriority(.nan),
      verticalFittingPriority: UILayoutPriority(.nan)
    )
    #expect(size == CGSize(width: 300, height: 200))
  }

  @Test("FS4: constraints of the views around do not count, and the view's own do") func fs4() {
    let (card, _) = card("One line")
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(card)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: outer.widthAnchor), card.heightAnchor.constraint(equalToConstant: 77),
    ])
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 77 && size.width < 200)
  }

  @Test("FS5: a stack asks for what it arranges") func fs5() {
    let label = UILabel()
    label.text = "Word"
    let stack = UIStackView(arrangedSubviews: [label, UISwitch()])
    stack.spacing = 10
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let natural = UISwitch().sizeThatFits(.zero)
    #expect(abs(size.width - label.intrinsicContentSize.width - 10 - natural.width) <= 2.5)
    #expect(abs(size.height - natural.height) < 0.5)
  }

  @Test("FS6: a required target that contradicts constraints is told of, named as UIKit names it, once") func fs6() {
    let view = UIView()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let width = bar.widthAnchor.constraint(equalToConstant: 335)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20), width,
    ])
    func fit(_ priority: UILayoutPriority) -> [String] {
      collectWarnings {
        _ = view.systemLayoutSizeFitting(
          CGSize(width: 414, height: 0),
          withHorizontalFittingPriority: priority,
          verticalFittingPriority: .fittingSizeLevel
        )
      }
    }
    let warnings = fit(.required)
    let name = String("\(view.widthAnchor)".drop { $0 != "\"" }.dropFirst().prefix { $0 != "." })
    #expect(warnings.count == 1 && warnings[0].contains("'fittingSizeHTarget' \(name).width == 414   (active)>"))
    #expect(warnings.first?.contains("breaking constraint \n\(width)") == true)
    #expect(fit(.required) == [] && fit(.fittingSizeLevel) == [])
  }
}
