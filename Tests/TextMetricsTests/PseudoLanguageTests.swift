import Testing
import TextMetrics

/// Languages that nobody speaks.
struct PseudoLanguageTests {
  @Test("Texts are longer, have marks, or run from right to left; placeholders and lines stay")
  func texts() {
    #expect(PseudoLanguage.long.text("Sign in") == "Sign in Sign in")
    #expect(PseudoLanguage.accented.text("Total: %1$d of %@") == "Ţöţåļ: %1$d öƒ %@")
    #expect(PseudoLanguage.rightToLeft.text("One %@ two\n3é") == "owt %@ enO\né3")
    #expect(PseudoLanguage.accented.text("100 %") == "100 %")
    for language in PseudoLanguage.allCases { #expect(language.text("").allSatisfy { $0 == " " }) }
  }

  @Test(
    "Languages are read from right to left by their script, or by what they are",
    arguments: [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur_PK", true), ("az-Arab", true), ("ku", false), ("de", false),
      ("ar-Latn", false), ("x-rtl", true), ("x-long", false), ("", false),
    ]
  )
  func direction(name: String, isRightToLeft: Bool) {
    #expect(LanguageName.isRightToLeft(name) == isRightToLeft)
  }
}
