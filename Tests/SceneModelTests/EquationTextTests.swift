import SceneModel
import Testing

@Suite struct EquationTextTests {
  private static let whole = EquationText(first: "title.leading", relation: .equal, second: "root.leading", constant: 0)

  @Test("What has no effect is not written")
  func short() {
    #expect(Self.whole.text == "title.leading = root.leading")
  }

  @Test("A constant has its sign between the items", arguments: [(8.0, "+ 8"), (-8.5, "- 8.5")])
  func constant(constant: Double, text: String) {
    var equation = Self.whole
    equation.constant = constant
    #expect(equation.text == "title.leading = root.leading \(text)")
  }

  @Test("Factor, standard space and priority are written in the order of the language")
  func everything() {
    var equation = Self.whole
    equation.relation = .greaterThanOrEqual
    equation.multiplier = "1.5"
    equation.usesSystemSpacing = true
    equation.priority = 750
    #expect(equation.text == "title.leading >= 1.5 * root.leading + systemSpacing @ 750")
  }

  @Test("A number alone is the second side", arguments: [0.0, 44])
  func number(constant: Double) {
    let equation = EquationText(first: "title.height", relation: .lessThanOrEqual, second: nil, constant: constant)
    #expect(equation.text == "title.height <= \(SceneNumber.text(constant))")
  }
}
