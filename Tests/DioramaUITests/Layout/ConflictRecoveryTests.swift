import Foundation
import Testing

@testable import DioramaUI

/// Conflicts that last over several layouts, and layouts that are given up.
@MainActor
@Suite struct ConflictRecoveryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func child() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("A lasting conflict is reported once, and its constraint holds again as soon as it can") func lasting() {
    let (view, other) = (child(), child())
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 150)
    // The one that became active last is left out, whichever the engine meets last.
    for constraint in [width, trailing, leading] { constraint.isActive = true }
    let moved = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    moved.isActive = true
    var warnings = collectWarnings { root.layoutIfNeeded() }
    #expect(warnings.count == 1 && view.frame.minX == 50 && view.frame.width == 150)
    warnings = collectWarnings {
      for x in 1...3 {
        moved.constant = CGFloat(x)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 50 && view.frame.width == 150 && other.frame.minX == CGFloat(x))
      }
    }
    #expect(warnings.isEmpty)
    warnings = collectWarnings {
      root.bounds.size.width = 150
      root.layoutIfNeeded()
      #expect(view.frame.minX == 0 && view.frame.width == 150)
      leading.constant = 5
      root.layoutIfNeeded()
      #expect(view.frame.minX == 0 && view.frame.width == 150)
      leading.isActive = false
      root.layoutIfNeeded()
    }
    #expect(warnings.count == 1 && view.frame.width == 150)
  }

  @Test("A length beats content of another length that hugs and resists as strongly") func sizeAgainstContent() {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(.required, for: axis)
      label.setContentCompressionResistancePriority(.required, for: axis)
    }
    root.addSubview(label)
    let natural = label.intrinsicContentSize
    label.widthAnchor.constraint(equalToConstant: 90).isActive = true
    label.heightAnchor.constraint(equalToConstant: 7).isActive = true
    let warnings = collectWarnings { root.layoutIfNeeded() }
    #expect(label.frame.size == CGSize(width: 90, height: 7) && natural.height > 7 && natural.width < 90)
    #expect(warnings.count == 2)
    #expect(warnings.allSatisfy { $0.contains("breaking constraint \n<NSContentSizeLayoutConstraint") })
    // Where a superview says the length, the constraint that became active last still yields.
    let edges = [
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    for constraint in label.constraints { constraint.isActive = false }
    NSLayoutConstraint.activate(edges)
    _ = collectWarnings { root.layoutIfNeeded() }
    #expect(label.frame.width == natural.width)
  }

  @Test("Conflicts of several views are reported one by one, and those that stay are not reported again") func several()
  {
    let views = (0..<4).map { _ in child() }
    var lows: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let low = view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index))
      low.isActive = true
      view.widthAnchor.constraint(equalToConstant: CGFloat(50 + index)).isActive = true
      lows.append(low)
    }
    #expect(collectWarnings { root.layoutIfNeeded() }.count == 4)
    #expect(views.map(\.frame.width) == [10, 11, 12, 13])
    let warnings = collectWarnings {
      lows[2].isActive = false
      root.layoutIfNeeded()
    }
    #expect(warnings.isEmpty && views.map(\.frame.width) == [10, 11, 52, 13])
  }

  @Test("A layout that is given up warns once, keeps the frames, and answers no question about constraints")
  func givenUp() {
    let (first, second) = (child(), child())
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    let height = second.heightAnchor.constraint(equalToConstant: 20)
    let top = second.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    NSLayoutConstraint.activate([width, height, top])
    root.layoutIfNeeded()
    #expect(second.constraintsAffectingLayout(for: .vertical).contains(top))
    #expect(second.hasAmbiguousLayout)
    let pass = root.madeLayoutPass
    let limit = pass.workLimit
    pass.workLimit = 1
    let warnings = collectWarnings {
      for index in 1...3 {
        child().widthAnchor.constraint(equalTo: first.widthAnchor, constant: CGFloat(index)).isActive = true
        root.layoutIfNeeded()
      }
    }
    #expect(warnings.count == 1 && warnings.first?.hasPrefix("The layout of") == true)
    #expect(first.frame.width == 10 && second.frame.height == 20)
    #expect(second.constraintsAffectingLayout(for: .vertical).isEmpty && !second.hasAmbiguousLayout)
    pass.workLimit = limit
    width.constant = 30
    root.layoutIfNeeded()
    #expect(first.frame.width == 30 && second.constraintsAffectingLayout(for: .vertical).contains(top))
  }
}
