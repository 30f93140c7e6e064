import NibArchive
import SceneCatalog
import SceneModel

/// How the values of a property are written that are numbers, truth values or texts: worked out once for the rule, so that nothing but
/// the value is looked at for an object.
struct ScalarWriting: Sendable {
  /// What becomes of a value.
  enum Outcome: Sendable {
    /// It takes more than these rules to say.
    case unknown
    case nothing
    case value(NibArchiveGraph.Stored)
    /// The string of the text.
    case string
  }

  private let yes: Outcome
  private let no: Outcome
  private let handlesNumbers: Bool
  private let isFloat: Bool
  private let absentInt: Int?
  private let absentDouble: Double?
  private let handlesTexts: Bool
  private let isEmptyTextAbsent: Bool

  init(_ form: ValueForm, only: SceneValue?, absent: SceneValue?) {
    func outcome(_ flag: Bool) -> Outcome {
      let value = SceneValue.bool(flag)
      if let only {
        if !value.decodes(as: only) { return .nothing }
      } else if let absent, value.decodes(as: absent) {
        return .nothing
      }
      if let raw = form.rawValues["\(flag)"] { return .value(.integer(raw)) }
      return switch form.encoding {
      case .inverted: .value(.bool(!flag))
      case .integer: .value(.integer(flag ? 1 : 0))
      default: .value(.bool(flag))
      }
    }
    (yes, no) = (outcome(true), outcome(false))
    handlesNumbers = only == nil
    isFloat = form.encoding == .float
    absentInt = if case .int(let number)? = absent { number } else { nil }
    absentDouble = if case .double(let number)? = absent { number } else { nil }
    isEmptyTextAbsent = absent == .text("")
    let isTextAbsent = if case .text? = absent { !isEmptyTextAbsent } else { false }
    handlesTexts = only == nil && !isTextAbsent && form.encoding.namedObject == nil
  }

  func outcome(of flag: Bool) -> Outcome { flag ? yes : no }

  func outcome(of number: Int) -> Outcome {
    guard handlesNumbers else { return .unknown }
    if number == absentInt { return .nothing }
    return .value(isFloat ? .float(Float(number)) : .integer(number))
  }

  func outcome(of number: Double) -> Outcome {
    guard handlesNumbers else { return .unknown }
    if number == absentDouble { return .nothing }
    return .value(isFloat ? .float(Float(number)) : .double(number))
  }

  func outcome(ofTextOfLength length: Int) -> Outcome {
    guard handlesTexts else { return .unknown }
    return isEmptyTextAbsent && length == 0 ? .nothing : .string
  }
}
