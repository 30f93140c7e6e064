import Backports

/// What to write for the name of a property in SwiftUI, CSS, Android, React or UIKit code that has another name in scenes.
///
/// Each line of the tables has a class, foreign names and the advice. Names are compared without case and without
/// punctuation, so that `text-align` and `text_align` are `textAlign`. Advice is one of
///
/// - `=name`: the name of the property;
/// - `code: x.y = …`: a nib cannot store it, and this code sets it;
/// - any other text: the hint, with what the scene has at `$value`, `$number`, `$double`, `$bool`, `$not` (the opposite of a
///   Boolean), `$yesNo` (a Boolean as a case), `$hidden` (false for what CSS shows), `$radians`, `$titles` (a list of titles),
///   `$message` (a receiver and a method) and `$id`. The text in parentheses behind them is used where the scene has none;
///   `$choice(a|b)` is `b` for false.
struct ForeignProperty {
  enum Answer: Sendable {
    case rename(String)
    case code(Substring)
    case text(Advice)
  }

  var className: String
  var answer: Answer

  /// The lines of the tables by name, in the order written.
  static let all: [String: [ForeignProperty]] = {
    var found: [String: [ForeignProperty]] = [:]
    for line in (views + texts + controls + lists + bars + controllers + code).split(separator: "\n") {
      guard let (names, property) = parsed(line) else { continue }
      for name in names { found[name, default: []].append(property) }
    }
    return found
  }()

  /// The advice for a name, of the nearest class in a lineage.
  static func advice(for name: String, in lineage: [String]) -> Answer? {
    guard let known = all[normalized(name)] else { return nil }
    for ancestor in lineage {
      if let property = known.first(where: { $0.className == ancestor }) { return property.answer }
    }
    return nil
  }

  /// A name in lowercase with only its letters, digits and dots.
  static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// Parses `Class: name name -> advice`; nil for other lines.
  private static func parsed(_ line: Substring) -> (names: [String], property: ForeignProperty)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let rest = line[line.index(after: colon)...]
    guard let arrow = rest.firstRange(of: " -> ") else { return nil }
    let words = rest[arrow.upperBound...]
    let className = String(line[..<colon].drop { $0 == " " })
    let names = rest[..<arrow.lowerBound].split(separator: " ").map { normalized(String($0)) }
    let answer: Answer =
      if words.first == "=" {
        .rename(String(words.dropFirst()))
      } else if words.hasPrefix("code: ") {
        .code(words.dropFirst(6))
      } else {
        .text(Advice(template: words))
      }
    return (names, .init(className: className, answer: answer))
  }
}
