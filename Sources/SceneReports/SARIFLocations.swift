import JSONText
import SceneDiagnostics

/// Where something is, in the words of SARIF.
struct SARIFLocations: Sendable {
  /// What relative paths start from: the folder in which the tool ran.
  static let base = "SRCROOT"

  /// The steps of the absolute path of that folder; nil where it is not known.
  private let folder: [String]?

  init(folder: String?) {
    self.folder = folder.map { Self.steps(of: $0) }
  }

  /// The location of a range; a related one has an id of its own and says what it has to do with the problem.
  func location(of location: ReportedLocation, in path: String, id: Int? = nil, message: String? = nil) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if let id { members.append(("id", .integer(id))) }
    members.append(("physicalLocation", ["artifactLocation": artifact(path), "region": Self.region(location)]))
    if let message { members.append(("message", ["text": .words(message)])) }
    return .object(members)
  }

  /// The file: below the folder by its way from there, which GitHub needs, and elsewhere by its whole path.
  func artifact(_ path: String) -> JSONValue {
    switch way(to: path) {
    case .relative(let steps):
      ["uri": .string(URIText.encoded(steps.joined(separator: "/"))), "uriBaseId": .string(Self.base)]
    case .absolute(let steps): ["uri": .string("file:///" + URIText.encoded(steps.joined(separator: "/")))]
    }
  }

  /// The path of a file below the folder from there; of one elsewhere its whole path.
  func relativePath(_ path: String) -> String {
    switch way(to: path) {
    case .relative(let steps): steps.joined(separator: "/")
    case .absolute(let steps): "/" + steps.joined(separator: "/")
    }
  }

  /// The names on the way to a file.
  private enum Way {
    case relative([String])
    case absolute([String])
  }

  private func way(to path: String) -> Way {
    let isAbsolute = path.hasPrefix("/")
    guard isAbsolute || path.split(separator: "/").contains("..") else { return .relative(Self.steps(of: path)) }
    guard isAbsolute || folder != nil else { return .relative(path.split(separator: "/").map(String.init)) }
    let steps = Self.steps(of: path, from: isAbsolute ? [] : folder ?? [])
    if let folder, steps.count > folder.count, steps.starts(with: folder) {
      return .relative(Array(steps[folder.count...]))
    }
    return .absolute(steps)
  }

  /// A range in lines, columns and bytes.
  static func region(_ location: ReportedLocation) -> JSONValue {
    [
      "startLine": .integer(location.start.line),
      "startColumn": .integer(location.start.column),
      "endLine": .integer(location.end.line),
      "endColumn": .integer(location.end.column),
      "byteOffset": .integer(location.range.lowerBound),
      "byteLength": .integer(location.range.count),
    ]
  }

  /// The names on a way, with `.` and `..` followed.
  private static func steps(of path: String, from start: [String] = []) -> [String] {
    var steps = start
    for step in path.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
    }
    return steps
  }
}
