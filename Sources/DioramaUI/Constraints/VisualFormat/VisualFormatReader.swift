import Foundation

/// Reads a visual format, from the first character to the last.
struct VisualFormatReader {
  private let characters: [UInt8]
  private var position = 0

  /// - Throws: What UIKit would raise for a text that is empty or has other characters than ASCII's.
  private init(_ format: String) throws(VisualFormatFault) {
    characters = Array(format.utf8)
    guard !characters.isEmpty else { throw VisualFormatFault(message: "It's an empty string.") }
    guard characters.allSatisfy({ $0 < 128 }) else {
      throw VisualFormatFault(message: "It contains non-ASCII characters.")
    }
  }

  /// Reads a whole format.
  ///
  /// - Throws: The first thing that does not belong there, with its position.
  static func read(_ format: String) throws(VisualFormatFault) -> VisualFormat {
    var reader = try VisualFormatReader(format)
    return try reader.readFormat()
  }

  private mutating func readFormat() throws(VisualFormatFault) -> VisualFormat {
    var format = VisualFormat()
    if take("H") {
      guard take(":") else { throw fault("Expected ':' after 'H' to specify horizontal arrangement") }
    } else if take("V") {
      guard take(":") else { throw fault("Expected ':' after 'V' to specify vertical arrangement") }
      format.axis = .vertical
    }
    if take("|") {
      guard position < characters.count else { throw fault("Expected a connection after the '|' character") }
      format.leadingGap = try readGap()
    }
    format.views.append(try readView())
    while position < characters.count {
      let gap = try readGap()
      if take("|") {
        format.trailingGap = gap
        guard position == characters.count else { throw fault("Expected the end of the format string") }
        return format
      }
      guard next == "[" else { throw fault("Expected a view or '|'") }
      format.gaps.append(gap)
      format.views.append(try readView())
    }
    return format
  }

  // MARK: - Gaps

  private mutating func readGap() throws(VisualFormatFault) -> VisualFormat.Gap {
    guard take("-") else { return VisualFormat.Gap(end: position) }
    if next == "[" || next == "|" { return VisualFormat.Gap(content: .standard, end: position) }
    if next == "-" {
      throw fault(
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
          + "negative numbers."
      )
    }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try readPredicates()
      guard take(")") else {
        throw fault("Expected a ')' at the end of a constraint modifier, or a ',' before another constraint modifier")
      }
    } else {
      predicates = [try readPredicate()]
    }
    if next == "," {
      throw fault(
        "Expected a '-' here. To specify a list of constraints, you must use parentheses around the list of constraints"
      )
    }
    guard take("-") else { throw fault("Expected a '-' here") }
    return VisualFormat.Gap(content: .predicates(predicates), end: position)
  }

  // MARK: - Views

  private mutating func readView() throws(VisualFormatFault) -> VisualFormat.View {
    guard take("["), position < characters.count else { throw fault("Expected a view") }
    let name = readName()
    guard !name.isEmpty else {
      throw fault(
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
          + "underscores."
      )
    }
    var view = VisualFormat.View(name: name, nameEnd: position)
    if take("(") {
      guard position < characters.count else {
        throw fault("Unexpectedly ran out of character fodder in the middle of parsing a view")
      }
      view.predicates = try readPredicates()
      guard take(")") else {
        throw fault("A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
      guard take("]") else { throw fault("Expected ']' after specifying thickness.") }
    } else {
      guard take("]") else { throw fault("Expected a ']' here. That is how you give the end of a view.") }
    }
    view.end = position
    return view
  }

  // MARK: - Predicates

  private mutating func readPredicates() throws(VisualFormatFault) -> [VisualFormat.Predicate] {
    var predicates = [try readPredicate()]
    while take(",") { predicates.append(try readPredicate()) }
    return predicates
  }

  private mutating func readPredicate() throws(VisualFormatFault) -> VisualFormat.Predicate {
    guard let first = next else { throw fault("Expected more input") }
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = ["<": NSLayoutConstraint.Relation.lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual][first] {
      position += 1
      guard take("=") else { throw fault("Unknown relation. Must be ==, >=, or <=") }
      relation = sign
    }
    let amount = try readAmount()
    guard take("@") else { return VisualFormat.Predicate(relation: relation, amount: amount) }
    return VisualFormat.Predicate(relation: relation, amount: amount, priority: try readAmount())
  }

  private mutating func readAmount() throws(VisualFormatFault) -> VisualFormat.Amount {
    let name = readName()
    if !name.isEmpty { return .name(name, end: position) }
    guard let number = readNumber() else {
      throw fault("Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return .number(number, end: position)
  }

  /// A decimal number with an optional sign, fraction and exponent; nil, with nothing read, where there is none.
  private mutating func readNumber() -> Double? {
    let start = position
    _ = take("-")
    readDigits()
    if take(".") { readDigits() }
    let beforeExponent = position
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      let digits = position
      readDigits()
      if position == digits { position = beforeExponent }
    }
    let text = String(decoding: characters[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      return nil
    }
    return number
  }

  private mutating func readDigits() {
    while position < characters.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(characters[position]) {
      position += 1
    }
  }

  private mutating func readName() -> String {
    let start = position
    while position < characters.count {
      let character = Character(UnicodeScalar(characters[position]))
      guard character == "_" || character.isLetter || (position > start && character.isNumber) else { break }
      position += 1
    }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  // MARK: - Characters

  private var next: Character? {
    position < characters.count ? Character(UnicodeScalar(characters[position])) : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func fault(_ message: String) -> VisualFormatFault {
    VisualFormatFault(message: message, position: position)
  }
}

/// Why a visual format cannot be read, and where.
struct VisualFormatFault: Error, Hashable {
  /// What is wrong, in UIKit's words.
  var message: String

  /// How many characters stand before the one at which reading stopped; nil where the text as a whole is wrong.
  var position: Int?

  /// The text of UIKit's exception, with the format and a mark below the character.
  func text(of format: String) -> String {
    let prefix = "Unable to parse constraint format: "
    guard let position else { return prefix + message }
    return "\(prefix)\n\(message) \n\(format) \n" + String(repeating: " ", count: position) + "^"
  }
}

/// A visual format as it was read: views, and the gaps between them.
///
/// Names of views and metrics are still names; each knows where it stands, for the texts of faults.
struct VisualFormat: Hashable {
  /// Along which axis the views stand.
  var axis = NSLayoutConstraint.Axis.horizontal

  /// The views, in order; at least one.
  var views: [View] = []

  /// The gap between the superview's edge and the first view; nil where the format does not begin with `|`.
  var leadingGap: Gap?

  /// The gaps between the views, one less than there are views.
  var gaps: [Gap] = []

  /// The gap between the last view and the superview's edge; nil where the format does not end with `|`.
  var trailingGap: Gap?

  /// A view, with what is said of its length.
  struct View: Hashable {
    var name: String
    var predicates: [Predicate] = []
    /// How many characters stand before the end of the name.
    var nameEnd: Int
    /// How many characters stand before the end of the view.
    var end = 0
  }

  /// A gap: none, the system's, or what predicates say.
  struct Gap: Hashable {
    var content = Content.none
    /// How many characters stand before its end.
    var end: Int

    enum Content: Hashable {
      /// The neighbors touch.
      case none
      /// The system's spacing.
      case standard
      /// Each predicate says something of the gap.
      case predicates([Predicate])
    }
  }

  /// What is said of a length or a gap: `>=20@750`.
  struct Predicate: Hashable {
    var relation: NSLayoutConstraint.Relation
    var amount: Amount
    /// Nil for required.
    var priority: Amount?
  }

  /// A number, or the name of a metric or view.
  enum Amount: Hashable {
    case number(Double, end: Int)
    case name(String, end: Int)
  }
}
