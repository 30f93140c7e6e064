import Testing

@testable import DioramaUI

/// Constraints drawn with characters.
@MainActor
@Suite struct VisualFormatConformanceTests {
  private let root = UIView()
  private let a = UIView()
  private let b = UIView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  /// The constraints of a format, each as `a.leading >= root.leadingMargin + 8 @750`.
  private func lines(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:]
  ) -> [String] {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b]
    )
    return made.map { constraint in
      let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
      let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue, default: "?"]
      let second = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute)" }
      let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
      return [first, sign, second, "\(Int(constraint.constant))"].compactMap(\.self).joined(separator: " ") + priority
    }
  }

  private func name(_ item: AnyObject?) -> String {
    item === root ? "root" : item === a ? "a" : item === b ? "b" : "?"
  }

  /// What is wrong with a format, and how many characters stand before the fault.
  private func fault(_ format: String, options: NSLayoutConstraint.FormatOptions = []) -> String {
    do throws(VisualFormatFault) {
      _ = try VisualFormatConstraints.make(format, options: options, metrics: ["m": 4], views: ["a": a, "b": b])
      return "none"
    } catch {
      return "\(error.position.map(String.init) ?? "-") \(error.message)"
    }
  }

  @Test("VF1: neighbors, the system's spacing and the superview's edges and margins") func vf1() {
    #expect(
      lines("H:|[a][b]|")
        == ["a.leading == root.leading 0", "b.leading == a.trailing 0", "root.trailing == b.trailing 0"]
    )
    #expect(
      lines("|-[a]-[b]-|") == [
        "a.leading == root.leadingMargin 0", "b.leading == a.trailing 8", "root.trailingMargin == b.trailing 0",
      ]
    )
    #expect(lines("V:|-12-[a]") == ["a.top == root.top 12"])
    #expect(lines("[a]") == [])
  }

  @Test("VF2: predicates on lengths and gaps, with relations, priorities and metrics") func vf2() {
    #expect(
      lines("H:[a(>=50,<=m@750)]-(>=n@low,==20)-[b(a)]", metrics: ["m": 80, "n": 2.0, "low": 250])
        == [
          "a.width >= 50", "a.width <= 80 @750", "b.leading >= a.trailing 2 @250", "b.leading == a.trailing 20",
          "b.width == a.width 0",
        ]
    )
    #expect(
      lines("V:[a(==b@999)]-(-5)-[b(44.5)]") == [
        "a.height == b.height 0 @999", "b.top == a.bottom -5", "b.height == 44",
      ]
    )
  }

  @Test("VF3: options align the views and turn the direction around") func vf3() {
    #expect(
      lines("H:[a]-[b]", options: [.alignAllTop, .alignAllLastBaseline])
        == ["b.leading == a.trailing 8", "a.top == b.top 0", "a.lastBaseline == b.lastBaseline 0"]
    )
    #expect(lines("H:|-3-[a]", options: .directionLeftToRight) == ["a.left == root.left 3"])
    #expect(
      lines("H:|-3-[a]-4-[b]-|", options: .directionRightToLeft)
        == ["root.right == a.right 3", "a.left == b.right 4", "b.left == root.leftMargin 0"]
    )
    #expect(
      lines("V:[a]-9-[b]", options: .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline 9"]
    )
  }

  @Test("VF4: guides stand where views do") func vf4() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-5-[g][a]",
      metrics: nil,
      views: ["g": guide, "a": a]
    )
    #expect(made.count == 2 && made[0].firstItem === guide && made[0].secondItem === root && made[0].constant == 5)
  }

  @Test(
    "VF5: what cannot be read, and where",
    arguments: [
      ("", "- It's an empty string."),
      ("[ä]", "- It contains non-ASCII characters."),
      ("H[a]", "1 Expected ':' after 'H' to specify horizontal arrangement"),
      ("V", "1 Expected ':' after 'V' to specify vertical arrangement"),
      ("|", "1 Expected a connection after the '|' character"),
      ("|-", "2 Expected more input"),
      ("a", "0 Expected a view"),
      ("[", "1 Expected a view"),
      (
        "[1]",
        "1 Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
          + "underscores."
      ),
      ("[self.a]", "5 Expected a ']' here. That is how you give the end of a view."),
      ("[c]", "2 c is not a key in the views dictionary."),
      ("[a(", "3 Unexpectedly ran out of character fodder in the middle of parsing a view"),
      ("[a(5]", "4 A predicate on a view's thickness must end with ')' and the view must end with ']'"),
      ("[a(5)", "5 Expected ']' after specifying thickness."),
      ("[a(=5)]", "4 Unknown relation. Must be ==, >=, or <="),
      ("[a(x)]", "4 Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries"),
      ("[a(?)]", "3 Expected a number or key from the metrics dictionary, but encountered something else"),
      ("[a(5@0)]", "6 Invalid priority specified: 0. Priority must be greater than 0"),
      (
        "[a(5@1001)]",
        "9 Invalid priority specified: 1001. Priority cannot be higher than NSLayoutPriorityRequired, which is 1000."
      ),
      ("[a]-5[b]", "5 Expected a '-' here"),
      (
        "[a]-5,6-[b]",
        "5 Expected a '-' here. To specify a list of constraints, you must use parentheses around the list of constraints"
      ),
      (
        "[a]--5-[b]",
        "4 Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
          + "negative numbers."
      ),
      (
        "[a]-(5-[b]",
        "6 Expected a ')' at the end of a constraint modifier, or a ',' before another constraint modifier"
      ),
      (
        "[a]-b-[b]",
        "5 It's not possible to set a space equal to the width or height of a view.  Perhaps you want to use a view as a "
          + "spacer? [view1][spacer(==view1)][view2]"
      ),
      ("[a]-4-", "6 Expected a view or '|'"),
      ("[a]|[b]", "4 Expected the end of the format string"),
    ]
  )
  func vf5(_ format: String, _ expected: String) {
    #expect(fault(format) == expected)
  }

  @Test("VF5: alignment along the axis and baselines side by side are refused") func vf5Options() {
    #expect(
      fault("H:[a][b]", options: .alignAllLeft)
        == "8 Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
        + "also horizontal."
    )
    #expect(
      fault("H:[a]-[b]", options: .spacingBaselineToBaseline)
        == "9 BaselineToBaseline format option not valid for horizontal layout"
    )
    #expect(
      VisualFormatFault(message: "M", position: 2).text(of: "[c]")
        == "Unable to parse constraint format: \nM \n[c] \n  ^"
    )
  }
}
