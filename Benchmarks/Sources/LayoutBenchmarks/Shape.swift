import MeasuredSolver

/// A hierarchy of views whose equations are solved.
enum Shape: String, CaseIterable {
  /// Rows below each other, each with a title, a detail and a switch.
  case column
  /// Views that lie in each other, each with a margin.
  case nested
  /// Views that have to do with the root only.
  case independent

  /// The equations of so many views.
  func equations(views count: Int) -> Equations {
    var equations = Equations()
    let root = equations.view(nil)
    for (name, number) in [(root.x, 0.0), (root.y, 0), (root.width, 393), (root.height, 852)] {
      equations.require([(1, name)], -number)
    }
    switch self {
    case .column: column(of: count / 4, in: root, &equations)
    case .nested:
      var outer = root
      for _ in 0..<count {
        let view = equations.view(outer)
        equations.require([(1, view.x), (-1, outer.x)], -0.05)
        equations.require([(1, view.y), (-1, outer.y)], -0.05)
        equations.require([(1, view.x), (1, view.width), (-1, outer.x), (-1, outer.width)], 0.05)
        equations.require([(1, view.y), (1, view.height), (-1, outer.y), (-1, outer.height)], 0.05)
        outer = view
      }
    case .independent:
      for index in 0..<count {
        let view = equations.view(root)
        equations.require([(1, view.x), (-1, root.x)], -16)
        equations.require([(1, view.y), (-1, root.y)], -Double(index))
        equations.natural(view, 80, 20, hugging: 250)
        equations.require([(1, view.x), (1, view.width), (-1, root.x), (-1, root.width)], 16, .lessThanOrEqual)
      }
    }
    return equations
  }

  private func column(of rows: Int, in root: Equations.View, _ equations: inout Equations) {
    var above: Equations.View?
    for _ in 0..<rows {
      let row = equations.view(root)
      let (title, detail, toggle) = (equations.view(row), equations.view(row), equations.view(row))
      equations.require([(1, row.x), (-1, root.x)])
      equations.require([(1, row.width), (-1, root.width)])
      if let above {
        equations.require([(1, row.y), (-1, above.y), (-1, above.height)])
      } else {
        equations.require([(1, row.y), (-1, root.y)])
      }
      for label in [title, detail] {
        equations.require([(1, label.x), (-1, row.x)], -16)
        equations.require([(1, label.x), (1, label.width), (-1, toggle.x)], 8, .lessThanOrEqual)
      }
      equations.require([(1, title.y), (-1, row.y)], -8)
      equations.require([(1, detail.y), (-1, title.y), (-1, title.height)], -4)
      equations.require([(1, detail.y), (1, detail.height), (-1, row.y), (-1, row.height)], 8)
      equations.require([(1, toggle.x), (1, toggle.width), (-1, row.x), (-1, row.width)], 16)
      equations.require([(1, toggle.y), (0.5, toggle.height), (-1, row.y), (-0.5, row.height)])
      equations.natural(title, 120, 20.5, hugging: 251)
      equations.natural(detail, 420, 17, hugging: 251)
      equations.natural(toggle, 49, 31, hugging: 750)
      above = row
    }
  }
}

/// Equations between numbered variables.
struct Equations {
  struct View {
    var x: Int, y: Int, width: Int, height: Int
  }

  struct Equation {
    var terms: [ConstraintSystem.Term]
    var constant: Double
    var relation: ConstraintSystem.Relation
    var priority: Float
  }

  private(set) var list: [Equation] = []
  private(set) var variables = 0

  mutating func view(_ parent: View?) -> View {
    let view = View(x: variables, y: variables + 1, width: variables + 2, height: variables + 3)
    variables += 4
    if parent != nil {
      require([(1, view.width)], 0, .greaterThanOrEqual)
      require([(1, view.height)], 0, .greaterThanOrEqual)
    }
    return view
  }

  mutating func require(
    _ terms: [(Double, Int)],
    _ constant: Double = 0,
    _ relation: ConstraintSystem.Relation = .equal,
    priority: Float = 1000
  ) {
    let terms = terms.map { ConstraintSystem.Term($0.0, ConstraintSystem.Variable(index: $0.1)) }
    list.append(Equation(terms: terms, constant: constant, relation: relation, priority: priority))
  }

  mutating func natural(_ view: View, _ width: Double, _ height: Double, hugging: Float) {
    for (name, size) in [(view.width, width), (view.height, height)] {
      require([(1, name)], -size, .lessThanOrEqual, priority: hugging)
      require([(1, name)], -size, .greaterThanOrEqual, priority: 750)
    }
  }

  /// One line a constraint, for another solver: priority, relation, constant, then coefficients and variables.
  var text: String {
    "\(variables) \(list.count)\n"
      + list.map { equation in
        let relation = equation.relation == .equal ? 0 : equation.relation == .lessThanOrEqual ? -1 : 1
        let terms = equation.terms.map { "\($0.coefficient) \($0.variable.index)" }.joined(separator: " ")
        return "\(equation.priority) \(relation) \(equation.constant) \(equation.terms.count) \(terms)\n"
      }.joined()
  }
}
