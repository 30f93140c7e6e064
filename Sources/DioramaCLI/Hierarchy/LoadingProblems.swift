import DioramaUI
import SceneDiagnostics

/// What tolerant loading passed over, sorted by the object that it is about.
@MainActor
struct LoadingProblems {
  /// What is about no object that was made.
  private(set) var general: [String] = []
  private var byAddress: [UInt: [String]] = [:]

  init(of nib: LiveNib) {
    let missing = Set(nib.missingClasses.values)
    for error in nib.report {
      switch error.cause {
      case .undefinedKey(let key, let object):
        let found = object.dropFirst().split(separator: " ").first ?? "it"
        // A stand-in takes the place of an object that only the application can make.
        let name = found.hasSuffix("NibStandIn") ? "NSObject" : found
        add("cannot set '\(key)', which \(name) does not have", about: object)
      case .wrongType(let key, let object, let expected, let actual):
        add("cannot set '\(key)', which takes \(expected) and not \(actual)", about: object)
      case .noEvents(let action, let object):
        add("cannot send '\(action)', for want of events", about: object)
      case .unknownClass(let name):
        let name = CustomClass(name: name, archivedAs: name).swiftName
        // The object itself says that its class is missing.
        if !missing.contains(name) { note("an object of the class \(name), which is not known here") }
      case .corrupt, .missingRoot, .cannotInstantiate, .missingExternalObject, .tooDeep, .decodingFailed,
        .missingObject, .interfaceMismatch, .at, .several:
        note(error.description)
      }
    }
  }

  /// The problems with an object.
  func lines(about object: NSObject) -> [String] {
    byAddress[UInt(bitPattern: ObjectIdentifier(object)), default: []]
  }

  private mutating func note(_ problem: String) {
    general.append(VisibleText.shown(problem))
  }

  /// Errors describe their object as `<Name 0x…>`.
  private mutating func add(_ problem: String, about object: String) {
    let digits = object.split(separator: " ").last?.dropFirst(2).dropLast() ?? ""
    guard let address = UInt(digits, radix: 16) else { return note(problem) }
    byAddress[address, default: []].append(VisibleText.shown(problem))
  }
}
      case .exception(_, let reason):
        // Addresses are others in each run.
        note(reason.replacing(/: 0x[0-9a-f]+/, with: ""))
