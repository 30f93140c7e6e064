/// The advice of the tables with the scene's own values in it.
extension MistakenKey {
  /// The value as a number; nil for other values.
  var number: String? {
    guard let text else { return nil }
    let digits = text.drop { $0 == "#" }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let unit = text.dropFirst(digits.count)
    guard NumberForm(String(digits)) == .decimal, unit.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return String(digits)
  }

  /// The value as a Boolean, in any spelling; nil for other values.
  var bool: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on", "1", "y": true
    case "false", "no", "off", "0", "n", "none", "never": false
    default: nil
    }
  }

  /// How code sets what a nib cannot store.
  func code(_ template: Substring) -> String {
    "a nib cannot store it: write '\(filled(template, inFlow: false))' in code, for example in viewDidLoad"
  }

  /// An advice with the scene's values in place of its placeholders.
  func filled(_ advice: Advice) -> Advice {
    Advice(
      advice.pieces.map { piece in
        switch piece {
        case .words(let words): .words(filled(words[...], inFlow: false))
        case .entry(let entry, let hasVerb):
          .entry(.init(entry.key, filled(entry.value, inFlow: false)), hasVerb: hasVerb)
        }
      }
    )
  }

  private func filled(_ value: Advice.Value, inFlow: Bool) -> Advice.Value {
    switch value {
    case .scalar(let text): return .scalar(filled(text[...], inFlow: inFlow))
    case .list(let values): return .list(values.map { filled($0, inFlow: true) })
    case .map(let entries):
      // A scene may have the map that a template makes already, `{systemName: cart}` for `{systemName: $value}`.
      if let last = entries.last, last.value.text.hasPrefix("$value"), let written, written.first == "{",
        self.entries.contains(where: { $0.name == last.key })
      {
        let own = self.entries.compactMap { entry in entry.written.map { Advice.Entry(entry.name, .scalar($0)) } }
        guard entries.count > 1, own.count == self.entries.count else { return .scalar(written) }
        return .map(entries.dropLast().map { .init($0.key, filled($0.value, inFlow: true)) } + own)
      }
      return .map(entries.map { .init($0.key, filled($0.value, inFlow: true)) })
    }
  }

  /// A template with the scene's values filled in.
  private func filled(_ template: Substring, inFlow: Bool) -> String {
    var result = ""
    var rest = template
    var depth = inFlow ? 1 : 0
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      depth += rest[..<sign].count { "{[".contains($0) } - rest[..<sign].count { "}]".contains($0) }
      rest = rest[rest.index(after: sign)...]
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      var standard: Substring = ""
      if rest.first == "(", let end = Self.closing(of: rest) {
        standard = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
      }
      result += value(of: name, standard, inFlow: depth > 0) ?? String(standard)
    }
    return result + rest
  }

  /// The parenthesis that closes the one with which a text begins; nil where none does.
  private static func closing(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// What replaces a placeholder; nil where the scene has nothing for it.
  ///
  /// `standard` is the text in its parentheses.
  private func value(of name: Substring, _ standard: Substring, inFlow: Bool) -> String? {
    switch name {
    case "value": return (inFlow ? flow : written).flatMap { $0.isEmpty ? nil : $0 }
    case "number": return number
    case "double": return number.map(NumberForm.withPoint)
    case "bool": return bool.map { $0 ? "true" : "false" }
    case "not": return bool.map { $0 ? "false" : "true" }
    case "yesNo": return bool.map { $0 ? "yes" : "no" }
    case "choice":
      let words = standard.split(separator: "|", omittingEmptySubsequences: false)
      return words.count == 2 ? String(words[bool == false ? 1 : 0]) : nil
    case "hidden":
      return ["block", "flex", "inline", "visible", "false"].contains(text?.lowercased()) ? "false" : nil
    case "message":
      // A receiver and a method, as actions have them.
      return text.flatMap { $0.contains(".") && !$0.contains(" ") ? $0 : nil }
    case "radians": return number.flatMap(Double.init).map(Notation.radians(degrees:))
    case "id": return id
    case "titles":
      guard let written, written.first == "[", !written.contains("{") else { return nil }
      let titles = written.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
      return titles.isEmpty ? nil : "[\(titles.map { "{title: \($0)}" }.joined(separator: ", "))]"
    default: return nil
    }
  }
}
