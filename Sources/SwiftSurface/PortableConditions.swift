/// The conditions of `#if` as sources for iOS are compiled elsewhere.
///
/// What asks for iOS, its simulator, or a module whose API DioramaUI has is true. All else is left to the compiler.
package enum PortableConditions {
  /// The modules whose API is in DioramaUI.
  static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "WebKit", "MapKit"]

  /// The modules whose API is in DioramaLog.
  static let logModules: Set<String> = ["os", "OSLog"]

  /// What is certainly not so where sources are rewritten.
  private static let others: [String: Set<String>] = [
    "os": ["macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Windows"],
    "canImport": ["AppKit", "Cocoa", "WatchKit"],
    "targetEnvironment": ["macCatalyst"],
  ]

  /// A type's name without the module that DioramaUI has the API of.
  package static func bare(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// Whether a question such as `os(iOS)` has an answer; nil where it is the compiler's.
  ///
  /// - Parameters:
  ///   - question: The word in front of the parenthesis.
  ///   - argument: What is between the parentheses.
  static func answer(_ question: String, _ argument: String) -> Bool? {
    let name = argument.prefix { $0 != "," && $0 != "." }.filter { !$0.isWhitespace }
    let isTrue =
      switch question {
      case "os": name == "iOS"
      case "canImport": modules.contains(name) || logModules.contains(name)
      case "targetEnvironment": name == "simulator"
      default: false
      }
    if isTrue { return true }
    return others[question]?.contains(name) == true ? false : nil
  }

  /// A condition with `true` for every question that is answered so.
  package static func replaced(_ condition: String) -> String {
    var words = ConditionWords(condition)
    var result = ""
    while let word = words.next() {
      if case .question(let name, let argument) = word, answer(name, argument) == true {
        result += "true"
      } else {
        result += word.text
      }
    }
    return result
  }

  /// Whether conditions, of which each must hold, hold for certain.
  package static func hold(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { condition in
      var reader = ConditionReader(condition)
      return reader.either() == true
    }
  }

  /// Whether conditions, of which each must hold, can hold.
  package static func canHold(_ conditions: [String]) -> Bool {
    !conditions.contains { condition in
      var reader = ConditionReader(condition)
      return reader.either() == false
    }
  }
}

/// The parts of a condition.
private struct ConditionWords {
  enum Word {
    case name(String), question(String, String), sign(String), space

    var text: String {
      switch self {
      case .name(let text), .sign(let text): text
      case .question(let name, let argument): "\(name)(\(argument))"
      case .space: " "
      }
    }
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Word? {
    guard let first = rest.first else { return nil }
    if first.isWhitespace {
      rest = rest.drop { $0.isWhitespace }
      return .space
    }
    guard first.isLetter || first == "_" else {
      let length = rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : 1
      defer { rest = rest.dropFirst(length) }
      return .sign(String(rest.prefix(length)))
    }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    rest = rest.dropFirst(name.count)
    guard rest.first == "(", let close = rest.firstIndex(of: ")") else { return .name(name) }
    let argument = String(rest[rest.index(after: rest.startIndex)..<close])
    rest = rest[rest.index(after: close)...]
    return .question(name, argument)
  }
}

/// Finds what is known of a condition: nil is not known.
private struct ConditionReader {
  private var words: [ConditionWords.Word] = []
  private var index = 0

  init(_ condition: String) {
    var reader = ConditionWords(condition)
    while let word = reader.next() { if case .space = word { continue } else { words.append(word) } }
  }

  mutating func either() -> Bool? {
    var result = both()
    while take("||") {
      let other = both()
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func both() -> Bool? {
    var result = one()
    while take("&&") {
      let other = one()
      result = result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private mutating func one() -> Bool? {
    var isOpposite = false
    while take("!") { isOpposite.toggle() }
    guard index < words.count else { return nil }
    let word = words[index]
    index += 1
    let result: Bool?
    switch word {
    case .name(let name): result = name == "true" ? true : name == "false" ? false : nil
    case .question(let name, let argument): result = PortableConditions.answer(name, argument)
    case .sign("("):
      result = either()
      _ = take(")")
    case .sign, .space: result = nil
    }
    return isOpposite ? result.map { !$0 } : result
  }

  private mutating func take(_ sign: String) -> Bool {
    guard index < words.count, case .sign(sign) = words[index] else { return false }
    index += 1
    return true
  }
}
