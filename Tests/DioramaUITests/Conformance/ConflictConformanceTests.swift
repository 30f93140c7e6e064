import DioramaUI
import Foundation
import Testing

/// Constraints that cannot hold together, and those that leave something open.
@MainActor
@Suite struct ConflictConformanceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func child() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// The class and the address of a view as constraints print them.
  private func name(_ view: UIView) -> String {
    let text = "\(view.widthAnchor)"
    return String(text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "." })
  }

  @Test("CF1: the console gets UIKit's text, and the constraint that became active last is broken") func cf1() {
    let view = child()
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([wide, narrow, view.heightAnchor.constraint(equalToConstant: 10)])
    let warnings = collectWarnings { root.layoutIfNeeded() }
    #expect(
      warnings == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "\(wide)",
            "\(narrow)"
        )

        Will attempt to recover by breaking constraint 
        \(narrow)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ]
    )
    #expect(view.frame.size == CGSize(width: 50, height: 10))
    #expect(narrow.isActive)
  }

  @Test("CF2: a set is told of once, and again when it comes back") func cf2() {
    let view = child()
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    let high = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([wide, narrow, high])
    let warnings = collectWarnings {
      root.layoutIfNeeded()
      high.constant = 20
      root.layoutIfNeeded()
    }
    #expect(warnings.count == 1)
    let later = collectWarnings {
      narrow.isActive = false
      root.layoutIfNeeded()
      narrow.isActive = true
      root.layoutIfNeeded()
    }
    #expect(later.count == 1)
  }

  @Test("CF3: a mask stands first in the list and is never broken, and the note about masks is there") func cf3() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    let warnings = collectWarnings { root.layoutIfNeeded() }
    let lines = (warnings.first ?? "").split(separator: "\n").map(String.init)
    #expect(warnings.count == 1 && view.frame.width == 40)
    let start = lines.firstIndex { $0.hasSuffix("(") && $0.count == 1 } ?? 0
    #expect(
      lines[start + 1].hasPrefix("    \"<NSAutoresizingMaskLayoutConstraint:0x")
        && lines[start + 1].hasSuffix(" h=--& v=--& \(name(view)).width == 40   (active)>\",")
    )
    #expect(lines[start + 2] == "    \"\(width)\"" && lines.contains("\(width)"))
    #expect(lines.contains { $0.hasPrefix("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints") })
  }

  @Test("CF4: what a stack makes is listed with its identifier, and the developer's constraint is broken") func cf4() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let views = stack.arrangedSubviews
    let first = views[0].widthAnchor.constraint(equalToConstant: 30)
    let second = views[1].widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([first, second])
    let warnings = collectWarnings { stack.layoutIfNeeded() }
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("'UISV-fill-equally'") })
    let broken = warnings.compactMap {
      $0.components(separatedBy: "breaking constraint \n").last?.components(separatedBy: "\n").first
    }
    // Each contradicts the row by itself.
    #expect(broken == ["\(second)", "\(first)"])
  }

  @Test("CF5: all else is laid out") func cf5() {
    let (view, other) = (child(), child())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 20),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -7),
    ])
    _ = collectWarnings { root.layoutIfNeeded() }
    #expect(other.frame.minX == 7 && other.frame.width == 186)
  }

  @Test("CF6: a view is ambiguous as long as something of it is open, and another layout shows it") func cf6() {
    let view = child()
    let leading = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX >= 10 && view.frame != before && view.frame.size == before.size)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout && view.frame.minX == 10)
  }

  @Test("CF7: the constraints that decide an axis are known") func cf7() {
    let view = child()
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([leading, width, top])
    root.layoutIfNeeded()
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(leading))
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(top))
    #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
    #expect(!view.constraintsAffectingLayout(for: .vertical).contains(width))
  }

  /// The constraints with an identifier that decide an axis of a view.
  private func names(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
    view.constraintsAffectingLayout(for: axis).compactMap(\.identifier)
  }

  @Test("CF8: the size that the top of a hierarchy is given is named by UIKit's identifiers, and never broken")
  func cf8() {
    let view = child()
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, narrow])
    for (translates, identifier) in [(true, "UIView-Encapsulated-Layout-Width"), (false, "_UITemporaryLayoutWidth")] {
      root.translatesAutoresizingMaskIntoConstraints = translates
      narrow.isActive = true
      let warnings = collectWarnings { root.layoutIfNeeded() }
      let broken = "\(narrow)"
      narrow.isActive = false
      root.layoutIfNeeded()
      #expect(names(view, .horizontal) == [identifier])
      let own = view.constraintsAffectingLayout(for: .horizontal).first { $0.identifier == identifier }
      #expect(own?.isActive == true && own?.constant == 200 && own?.firstItem === root)
      #expect(own.map { "\($0)".contains("'\(identifier)' \(name(root)).width == 200   (active)>") } == true)
      let line = own.map { "    \"\($0)\"" } ?? ""
      #expect(warnings.count == 1 && warnings[0].contains(line) && !warnings[0].contains("NSAutoresizingMask"))
      #expect(warnings[0].contains("breaking constraint \n\(broken)"))
    }
  }

  @Test("CF9: so is the size of a controller's view and of a cell's content, with its edges") func cf9() {
    let window = shownWindow(CGSize(width: 100, height: 50))
    defer { window.isHidden = true }
    let controller = UIViewController()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalTo: controller.view.widthAnchor)
    width.isActive = true
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(names(inner, .horizontal) == ["UIView-Encapsulated-Layout-Width"])
    #expect(inner.constraintsAffectingLayout(for: .horizontal).first { $0 !== width }?.firstItem === controller.view)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(bar)
    let constraints = [
      bar.heightAnchor.constraint(equalTo: cell.contentView.heightAnchor),
      bar.heightAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(constraints)
    window.addSubview(cell)
    let warnings = collectWarnings { window.layoutIfNeeded() }
    let line = "'UIView-Encapsulated-Layout-Height' \(name(cell.contentView)).height == 30   (active)>"
    #expect(
      warnings.count == 1 && warnings[0].contains(line)
        && warnings[0].contains("breaking constraint \n\(constraints[1])")
    )
  }

  @Test(
    "CF10: of constraints that were put into one another, all that decide an axis are named, and none of the superview's position"
  )
  func cf10() {
    let views = (0..<6).map { _ in child() }
    var links = [views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)]
    for (left, right) in zip(views, views.dropFirst()) {
      links.append(right.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5))
    }
    let again = views[5].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 28)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    views[5].addSubview(inside)
    let own = inside.leadingAnchor.constraint(equalTo: views[5].leadingAnchor, constant: 1)
    let fixed = inside.widthAnchor.constraint(equalToConstant: 4)
    let wish = inside.widthAnchor.constraint(equalToConstant: 9)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate(links + [again, own, fixed, wish])
    root.layoutIfNeeded()
    #expect(views[5].frame.minX == 28)
    #expect(views[5].constraintsAffectingLayout(for: .horizontal) == links + [again])
    #expect(inside.constraintsAffectingLayout(for: .horizontal) == [own, fixed])
  }

  @Test(
    "CF11: another layout lasts until constraints change, whatever else is laid out, and asking again takes it back"
  )
  func cf11() {
    let (view, other) = (child(), child())
    let width = other.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20), other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor), other.heightAnchor.constraint(equalToConstant: 5),
      width,
    ])
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    let after = view.frame
    #expect(after != before && view.hasAmbiguousLayout && !other.hasAmbiguousLayout)
    root.frame.size.height = 150
    root.layoutIfNeeded()
    #expect(view.frame == after && view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == before)
    view.exerciseAmbiguityInLayout()
    width.constant = 6
    root.layoutIfNeeded()
    #expect(view.frame == before && other.frame.width == 6)
  }
}
