import SceneModel

/// Chooses the names of a storyboard's scenes and references, the same on every run.
///
/// A scene is called after its storyboard identifier, else its class, else its title, else what UIKit calls it, with a number
/// where the name is taken. A reference is called after what it leads to.
struct SceneNameChoice {
  /// The names by the scenes' indexes; empty for controllers that are written in place.
  private(set) var names: [String]
  private var used: Set<String> = []
  private static let longest = 80

  /// - Parameter kept: The names that are there already, by the ids of controllers.
  init(_ survey: StoryboardSurvey, keeping kept: [String: String]) {
    names = Array(repeating: "", count: survey.entries.count)
    let named = survey.entries.indices.filter { survey.entries[$0].container == nil }
    for index in named {
      guard let name = kept[survey.entries[index].id], used.insert(name.lowercased()).inserted else { continue }
      names[index] = name
    }
    // An identifier is what code knows a scene by: no other scene takes it.
    for index in named where names[index].isEmpty {
      let controller = survey.entries[index].controller
      if let word = controller["storyboardIdentifier"], Self.isName(word) { names[index] = unused(word) }
    }
    for index in named where names[index].isEmpty {
      let entry = survey.entries[index]
      names[index] = unused(entry.isReference ? Self.word(ofReference: entry.controller) : Self.word(of: entry.controller))
    }
  }

  /// Whether a text can name a scene: letters of ASCII, digits and `_`, no digit first.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      text.utf8.count <= longest
    else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 }
  }

  private mutating func unused(_ word: String) -> String {
    var name = word
    var number = 2
    // Files of names that differ in case alone are one file on some systems.
    while !used.insert(name.lowercased()).inserted {
      name = "\(word)\(word.last?.isNumber == true ? "_" : "")\(number)"
      number += 1
    }
    return name
  }

  private static func word(of controller: DocumentNode) -> String {
    let custom = controller["customClass"].flatMap { isName($0) ? $0 : nil }
    for ending in ["ViewController", "Controller"] {
      guard let custom, custom.hasSuffix(ending), custom != ending else { continue }
      return String(custom.dropLast(ending.count))
    }
    if let custom, custom != "ViewController" { return custom }
    let titles = [controller["title"], controller.child("navigationItem")?["title"]]
    if let title = titles.lazy.compactMap({ $0.flatMap(word(ofTitle:)) }).first { return title }
    return custom ?? capitalized(controller.name)
  }

  private static func word(ofReference reference: DocumentNode) -> String {
    let words = [reference["referencedIdentifier"], reference["storyboardName"]]
    for word in words.compactMap({ $0 }) {
      if isName(word) { return word }
      if let word = self.word(ofTitle: word) { return word }
    }
    return "Reference"
  }

  /// The first words of a title, run together: `PrivacySettings`.
  private static func word(ofTitle title: String) -> String? { NameChoice.words(title, limit: 4).map(capitalized) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
