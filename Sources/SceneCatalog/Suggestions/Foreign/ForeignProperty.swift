/// What to write for the name of a property that SwiftUI, CSS, Android, React or code has, and scenes have otherwise.
///
/// The tables have a line for each: a class, names elsewhere, and the advice. Names are compared without case and without
/// what is no letter, so that `text-align` and `text_align` are `textAlign`. Advice is one of
///
/// - `=name`: the property is called so;
/// - `code: x.y = …`: no nib holds it, and code sets it in this way;
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

  /// Every line of the tables by the names in it, in the order written.
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

  /// A name without case, and without what is neither a letter nor a digit but a point.
  static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// `Class: name name -> advice`; nil for lines of another form.
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
