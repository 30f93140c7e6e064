import DioramaUI
import Testing

/// Constraints that UIKit's exceptions refuse.
@Suite struct ConstraintExitTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("AL1: activating a constraint between strangers") func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        withExtendedLifetime([first, second]) {
          first.topAnchor.constraint(equalTo: second.topAnchor).isActive = true
        }
      }
    }
    let text = said(result)
    #expect(text.contains("NSGenericException', reason: 'Unable to activate constraint with anchors "))
    #expect(
      text.contains("because they have no common ancestor.  Does the constraint or its anchors reference items in ")
    )
  }

  @Test("AL1: adding a constraint to a view that does not hold its items") func outside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.addConstraint(child.topAnchor.constraint(equalTo: parent.topAnchor))
      }
    }
    #expect(
      said(result).contains("Unable to install constraint on view.  Does the constraint reference something from ")
    )
  }

  @Test("AL2: making an active constraint optional") func optional() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultLow
      }
    }
    #expect(
      said(result).contains(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
          + "passed priority 250 and the existing priority was 1000."
      )
    )
  }

  @Test("AL2: a priority beyond required") func tooHigh() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
    }
    #expect(said(result).contains("It's illegal to set priority:1001.000000.  Priorities must be greater than 0"))
  }

  @Test("AL10: a location needs another one") func pairs() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(),
          attribute: .top,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 5
        )
      }
    }
    #expect(said(result).contains("Location attributes must be specified in pairs."))
  }

  @Test("AL10: locations along both axes can be compared, which is refused when it is to be solved") func axes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView(), UIView())
        for view in [first, second] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        let constraint = NSLayoutConstraint(
          item: first,
          attribute: .left,
          relatedBy: .equal,
          toItem: second,
          attribute: .top,
          multiplier: 1,
          constant: 5
        )
        constraint.isActive = true
        guard root.constraints == [constraint] else { return }
        FileHandle.standardError.write(Data("active ".utf8))
        root.layoutIfNeeded()
      }
    }
    let text = said(result)
    #expect(text.contains("active ") && text.contains("NSInvalidLayoutConstraintException"))
    #expect(text.contains("Constraint improperly relates anchors of incompatible types"))
  }

  @Test("AL10: a length and a location do not go together") func kinds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view,
          attribute: .width,
          relatedBy: .equal,
          toItem: view,
          attribute: .left,
          multiplier: 1,
          constant: 0
        )
      }
    }
    #expect(said(result).contains("Invalid pairing of layout attributes."))
  }

  @Test("AL10: leading and left do not go together") func directions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        _ = first.leadingAnchor.constraint(equalTo: second.leftAnchor)
      }
    }
    #expect(said(result).contains("between a leading/trailing attribute and a right/left attribute."))
  }

  @Test("AL10: a constant is finite") func infinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      }
    }
    #expect(said(result).contains("Constant is not finite! That's illegal.  constant:inf"))
  }
}
