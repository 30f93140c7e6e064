import Foundation
import NibLoader
import TextMetrics

/// Where the localizable texts of a nib are looked up: the table that is named as the nib, or as its storyboard.
struct NibStrings {
  let table: String
  let bundle: Bundle

  /// What is looked up by key for a user who reads some languages, the best first; nil where there is no table for any of them.
  ///
  /// As in UIKit, the first language with a table counts, and a text that it lacks is that of the nib.
  @MainActor
  func texts(in languages: [String]) -> (@Sendable (String) -> String?)? {
    guard !table.isEmpty, !table.contains("/"), !table.contains("\0"), !UIRuntime.shared.keepsToItself else {
      return nil
    }
    for language in languages {
      for name in Self.names(of: language) {
        guard
          let path = bundle.path(forResource: table, ofType: "strings", inDirectory: nil, forLocalization: name),
          let data = FileManager.default.contents(atPath: path)
        else { continue }
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
          let texts = list as? [String: String]
        else {
          UIRuntime.shared.warn("\(path) is no table of strings")
          return nil
        }
        return { texts[$0] }
      }
    }
    return nil
  }

  /// Sets what is shown of localizable texts: what a table has, or for a pseudo-language, the texts of the nib as it changes them.
  @MainActor
  static func show(_ strings: NibStrings?, in languages: [String], _ options: inout NibLoadingOptions) {
    if let pseudo = languages.first.flatMap(PseudoLanguage.init) {
      if options.shownText == nil { options.shownText = { _, text in pseudo.text(text) } }
    } else {
      options.localizedText = strings?.texts(in: languages)
    }
  }

  /// The language and those that it is a kind of: `de-AT` and `de`.
  private static func names(of language: String) -> [String] {
    let parts = language.split(separator: "-")
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }.filter { !$0.contains("/") }
  }
}
