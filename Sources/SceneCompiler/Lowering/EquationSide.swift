import SceneModel

/// One side of an equation: a multiple of an item's attribute, and a number of points.
struct EquationSide {
  /// What multiplies the item's attribute, and how it is written.
  var factor: (value: Double, text: String)?
  /// The item's attribute as scenes write it; nil for a number alone.
  var term: String?
  var constant = 0.0
  var usesSystemSpacing = false
  /// A ratio that multiplies nothing, with its value, which is part of the constant.
  var ratio: (value: Double, text: String)?

  private init() {}

  /// Reads sums of numbers and at most one item's attribute, which a number may multiply from either side.
  ///
  /// `other` is the term of the other side, whose attribute an item alone has. Nil where the tokens are no such sum.
  init?(_ rest: inout ArraySlice<EquationToken>, other: String?) {
    self.init()
    var isFirst = true
    while let token = rest.first {
      var sign = 1.0
      if !isFirst {
        guard case .sign(let mark) = token, mark == "+" || mark == "-" else { break }
        sign = mark == "-" ? -1 : 1
        rest.removeFirst()
      }
      // `-8`, and `+ -8`.
      if case .sign("-")? = rest.first {
        sign = -sign
        rest.removeFirst()
      }
      isFirst = false
      guard let product = EquationProduct(&rest, other: other), add(product, sign) else { return nil }
    }
    if isFirst { return nil }
  }

  private mutating func add(_ product: EquationProduct, _ sign: Double) -> Bool {
    switch product {
    case .systemSpacing:
      guard sign > 0 else { return false }
      usesSystemSpacing = true
    case .term(let name, let factor):
      guard term == nil, self.factor == nil, sign > 0 else { return false }
      (term, self.factor) = (name, factor)
    case .number(let value, "%"):
      guard term == nil, factor == nil, sign > 0 else { return false }
      factor = (value, "%")
    case .number(let value, let text):
      if text.contains(where: { ":/".contains($0) }) {
        guard ratio == nil, sign > 0 else { return false }
        ratio = (value, text)
      }
      constant += sign * value
    }
    return true
  }
}

/// A summand of an equation.
enum EquationProduct {
  case systemSpacing
  case term(String, factor: (value: Double, text: String)?)
  case number(Double, String)

  /// Reads numbers and at most one item's attribute with `*` and `/` between; nil where the tokens are no such product.
  init?(_ rest: inout ArraySlice<EquationToken>, other: String?) {
    var factor: (value: Double, text: String)?
    var term: String?
    var goesOn = true
    while goesOn {
      guard let token = rest.popFirst() else { return nil }
      switch token {
      case .number(let value, let text):
        factor = factor.map { Self.factor($0.value * value) } ?? (value, text)
      case .word("systemSpacing"), .word("standard"), .word("default"):
        guard factor == nil, term == nil else { return nil }
        self = .systemSpacing
        return
      case .term(let name):
        guard term == nil, let known = EquationTerm.term(name) else { return nil }
        term = known
      case .word(let name):
        guard term == nil, let known = EquationTerm.term(word: name, other: other) else { return nil }
        term = known
      default: return nil
      }
      goesOn = false
      guard case .sign(let mark)? = rest.first, mark == "*" || mark == "/" else { break }
      rest.removeFirst()
      goesOn = mark == "*"
      if mark == "/" {
        guard case .number(let divisor, let text)? = rest.popFirst(), divisor != 0 else { return nil }
        factor = factor.map { Self.factor($0.value / divisor) } ?? Self.reciprocal(of: divisor, written: text)
        if case .sign("*")? = rest.first {
          rest.removeFirst()
          goesOn = true
        }
      }
    }
    if let term {
      self = .term(term, factor: factor)
    } else if let factor {
      self = .number(factor.value, factor.text)
    } else {
      return nil
    }
  }

  private static func factor(_ value: Double) -> (value: Double, text: String) {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return (rounded, SceneNumber.text(rounded))
  }

  /// 0.5 for 2, and 1/3 where no short decimal says the same.
  static func reciprocal(of number: Double, written text: some StringProtocol) -> (value: Double, text: String) {
    let share = 1 / number
    return (share * 1000).rounded() / 1000 == share ? factor(share) : (factor(share).value, "1/\(text)")
  }
}
