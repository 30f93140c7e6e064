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
  private let encoding: ValueForm.Encoding
  private let absentInt: Int?
  private let absentDouble: Double?
  private let handlesTexts: Bool
  private let isEmptyTextAbsent: Bool

  init(_ form: ValueForm, _ omission: KeyRule.Omission) {
    func outcome(_ flag: Bool) -> Outcome {
      omission.writes(.bool(flag)) ? .value(form.stored(flag)) : .nothing
    }
    (yes, no) = (outcome(true), outcome(false))
    encoding = form.encoding
    handlesNumbers = omission.only == nil
    absentInt = if case .int(let number)? = omission.absent { number } else { nil }
    absentDouble = if case .double(let number)? = omission.absent { number } else { nil }
    isEmptyTextAbsent = omission.absent == .text("")
    let isTextAbsent = if case .text? = omission.absent { !isEmptyTextAbsent } else { false }
    handlesTexts = omission.only == nil && !isTextAbsent && form.encoding.namedObject == nil
  }

  func outcome(of flag: Bool) -> Outcome { flag ? yes : no }

  func outcome(of number: Int) -> Outcome {
    guard handlesNumbers else { return .unknown }
    return number == absentInt ? .nothing : .value(encoding.stored(number))
  }

  func outcome(of number: Double) -> Outcome {
    guard handlesNumbers else { return .unknown }
    return number == absentDouble ? .nothing : .value(encoding.stored(number))
  }

  func outcome(ofTextOfLength length: Int) -> Outcome {
    guard handlesTexts else { return .unknown }
    return isEmptyTextAbsent && length == 0 ? .nothing : .string
  }
}

extension ValueForm {
  /// What stands in a nib for a truth value.
  func stored(_ flag: Bool) -> NibArchiveGraph.Stored {
    if let raw = rawValues[flag ? "true" : "false"] { return .integer(raw) }
    return switch encoding {
    case .inverted: .bool(!flag)
    case .integer: .integer(flag ? 1 : 0)
    default: .bool(flag)
    }
  }
}

extension ValueForm.Encoding {
  /// What stands in a nib for an integer.
  func stored(_ number: Int) -> NibArchiveGraph.Stored { self == .float ? .float(Float(number)) : .integer(number) }

  /// What stands in a nib for a floating-point number.
  func stored(_ number: Double) -> NibArchiveGraph.Stored { self == .float ? .float(Float(number)) : .double(number) }
}
