import Backports
import DioramaUI
import NibArchive
import SceneDiagnostics

/// What tolerant loading passed over, sorted by the object that it is about.
///
/// A class of the user's own is loaded as one of UIKit's, which does not have its outlets and attributes. That is as it must be, and
/// said in one line a class.
@MainActor
struct LoadingProblems {
  /// What is about no object that was made.
  private(set) var general: [String] = []
  /// What was not set of the user's own classes, in one line a class.
  var summaries: [String] { unset.map(\.line) }

  private var byAddress: [UInt: [String]] = [:]
  private var unset: [UnsetKeys] = []
  private let ownClasses: [UInt: String]

  /// - Parameters:
  ///   - nib: The nib.
  ///   - isVerbose: Whether each outlet and attribute of the user's own classes that was not set stands at its object.
  init(of nib: LiveNib, isVerbose: Bool = false) {
    let missing = Set(nib.missingClasses.values)
    let names = nib.missingClasses.map { (UInt(bitPattern: $0.key), $0.value) }
    ownClasses = Dictionary(names) { first, _ in first }
    let standIns = nib.listedObjects.compactMap { $0 }.filter { nib.missingClasses[ObjectIdentifier($0)] != nil }
    let standInTypes = Set(standIns.map { String(describing: type(of: $0)) })
    var indexes: [UnsetKeys.Class: Int] = [:]
    for error in nib.report {
      switch error.cause {
      case .undefinedKey(let key, let object):
        let found = object.dropFirst().split(separator: " ").first ?? "it"
        // A stand-in replaces an object that only the application can make.
        let name = found.hasSuffix("NibStandIn") ? "NSObject" : found
        let text = "cannot set '\(key)', which \(name) does not have"
        guard let ownClass = Self.address(in: object).flatMap({ ownClasses[$0] }) else {
          add(text, about: object)
          continue
        }
        if nib.declaredKeys[ownClass]?.contains(key) == true { continue }
        if isVerbose {
          add(text, about: object)
          continue
        }
        let entry = UnsetKeys.Class(name: ownClass, loadedAs: String(name))
        let index = indexes[entry, default: unset.count]
        indexes[entry] = index
        if index == unset.count { unset.append(UnsetKeys(entry)) }
        if nib.outletNames.contains(key) { unset[index].outlets += 1 } else { unset[index].attributes += 1 }
      case .wrongType(let key, let object, let expected, let actual):
        // A class of the user's own may adopt the protocol that what it was loaded as does not.
        if !isVerbose, standInTypes.contains(actual) { continue }
        add("cannot set '\(key)', which takes \(expected) and not \(actual)", about: object)
      case .noEvents(let action, let object):
        add("cannot send '\(action)', for want of events", about: object)
      case .unknownClass(let name):
        let name = SwiftClassName.demangled(name)
        // The object itself says that its class is missing.
        if !missing.contains(name) { note("an object of the class \(name), which is not known here") }
      case .exception(_, let reason):
        // Addresses are others in each run.
        note(Self.withoutAddresses(reason))
      case .corrupt, .missingRoot, .cannotInstantiate, .missingExternalObject, .tooDeep, .decodingFailed,
        .missingObject, .interfaceMismatch, .at, .several:
        note(error.description)
      }
    }
  }

  /// A text without addresses such as `: 0x5581`.
  private static func withoutAddresses(_ text: String) -> String {
    let parts = text.split(separator: ": 0x", omittingEmptySubsequences: false)
    return String(parts[0]) + parts.dropFirst().map { $0.drop { $0.isHexDigit } }.joined()
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
    guard let address = Self.address(in: object) else { return note(problem) }
    byAddress[address, default: []].append(VisibleText.shown(problem))
  }

  private static func address(in object: String) -> UInt? {
    UInt(object.split(separator: " ").last?.dropFirst(2).dropLast() ?? "", radix: 16)
  }
}
