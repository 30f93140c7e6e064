import SceneModel
import Testing

@Suite struct SceneNumberTests {
  @Test(
    "A number is written without a fraction if it has none",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-8, "-8"), (16.5, "16.5"), (0.1, "0.1"), (1e14, "100000000000000"), (1e300, "1e+300"),
    ]
  )
  func text(number: Double, text: String) {
    #expect(SceneNumber.text(number) == text)
  }

  @Test("A number reads back as itself", arguments: [0.1 + 0.2, 2.5e-7, -1e15, 123_456_789.125])
  func readsBack(number: Double) {
    #expect(Double(SceneNumber.text(number)) == number)
  }
}
