import SceneDiagnostics
import SceneModel

extension EnumerationSchema {
  /// The case that a word is another spelling of: its raw value, Interface Builder's word, or Swift's and Objective-C's whole
  /// names; nil where it is no case in any of them.
  func spelled(by word: String) -> String? {
    if let number = Int(word), let found = cases.first(where: { $0.raw == .int(number) }) { return found.name }
    if let known = interfaceBuilderCases[word] { return known }
    // `NSTextAlignmentCenter` and `UIView.ContentMode.center` end with the case.
    let last = word.split(separator: ".").last.map(String.init) ?? word
    let bare = name.filter { $0 != "." }
    let swiftName = last.hasPrefix(bare) ? String(last.dropFirst(bare.count)) : last
    if swiftName != word, let found = cases.first(where: { $0.name.lowercased() == swiftName.lowercased() }) {
      return found.name
    }
    let sought = ForeignProperty.normalized(word)
    return cases.map(\.name).first { ForeignProperty.normalized($0) == sought }
  }

  /// The case that a word means in any spelling; nil if there is none or several.
  func meant(by word: String) -> String? {
    if named(word) != nil { return word }
    let names = cases.map(\.name)
    return spelled(by: word) ?? foreignCase(word) ?? Spelling.nearest(to: word, in: names)
  }

  /// The case that other systems have this word for.
  func foreignCase(_ word: String) -> String? { ForeignNames.cases(word).first { named($0) != nil } }
}
