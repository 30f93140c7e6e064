/// English in which messages are put together: articles and lists.
package enum Wording {
  /// A noun or a class with its article: "a rect", "an image", "a UIView", "an NSObject".
  package static func withArticle(_ noun: String) -> String { isSpokenWithVowel(noun) ? "an \(noun)" : "a \(noun)" }

  /// Words as a list: "a", "a and b", "a, b and c".
  package static func list(_ words: [String], conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Words in quotes as a list: "'a', 'b' and 'c'".
  package static func quotedList(_ words: [String], conjunction: String = "and") -> String {
    list(words.map { "'\($0)'" }, conjunction: conjunction)
  }

  /// Whether a word begins with a vowel when it is spoken; the letters of prefixes such as UI and NS are spoken one by one.
  private static func isSpokenWithVowel(_ noun: String) -> Bool {
    guard let first = noun.first else { return false }
    let isSpelled = first.isUppercase && noun.dropFirst().first.map { $0.isUppercase } ?? false
    if isSpelled { return "AEFHILMNORSX".contains(first) }
    if noun.hasPrefix("us") || noun.hasPrefix("uni") || noun.hasPrefix("Uni") { return false }
    return "aeiouAEIOU".contains(first)
  }
}
