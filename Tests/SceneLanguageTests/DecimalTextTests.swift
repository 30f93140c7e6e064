import SceneLanguage
import Testing

@Suite("Decimal numbers")
struct DecimalTextTests {
  private func number(_ text: String) -> Double? { Array(text.utf8).withUnsafeBufferPointer(DecimalText.number) }

  @Test("A number that is read is the one that Double reads, to the last bit")
  func everyNumber() {
    var read = 0
    for whole in ["0", "1", "9", "12", "345", "999999999", "1234567890", "123456789012345"] {
      for fraction in ["", ".0", ".5", ".1", ".05", ".333333", ".000001", ".123456789012"] {
        for sign in ["", "-"] {
          let text = sign + whole + fraction
          guard let number = number(text) else { continue }
          #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
          read += 1
        }
      }
    }
    #expect(read > 80)
  }

  @Test(
    "Other notations, and more digits than are exact, are left to others",
    arguments: ["", "-", "+1", "01", "1.", ".5", "1..5", "1e3", "0x10", "--1", "1 ", "٣", "1234567890.1234567", "-0"]
  )
  func others(text: String) { #expect(number(text) == nil) }
}
