import Foundation
import NibArchive
import SceneCatalog

/// What nibs show of the rules by which Xcode writes them, in each of the five groups of repositories.
///
/// A pair is judged by rules that its own group did not give: it counts only where nibs of other groups show each class and key in it, and
/// each rule about versions of Xcode on the side that the pair is on.
struct FoldEvidence: Sendable {
  private var shown: [Int: Set<String>] = [:]

  /// Takes up what every nib of the corpus shows, those of storyboards too.
  ///
  /// - Parameter results: The pairs of xibs, of which the version of Xcode is known.
  init(_ results: [PairResult]) throws {
    for result in results { shown[result.pair.fold, default: []].formUnion(result.evidence) }
    for (nib, fold) in try CorpusPair.storyboardNibs() {
      guard let archive = try? NibArchive(decoding: CorpusFiles.bytes(nib)) else { continue }
      shown[fold, default: []].formUnion(Self.keys(in: archive))
    }
  }

  /// Whether other groups show all that is in a pair.
  func supports(_ result: PairResult) -> Bool {
    let others = shown.filter { $0.key != result.pair.fold }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return result.evidence.isSubset(of: others)
  }

  /// The classes of a nib with their keys, by coder version.
  static func keys(in archive: NibArchive) -> Set<String> {
    var found: Set<String> = []
    for object in archive.objects.indices {
      let name = className(of: object, in: archive)
      for (key, _) in archive.values(of: object) { found.insert("\(archive.coderVersion) \(name).\(key)") }
    }
    return found
  }

  /// The rules about versions that decide something in a nib, each with its side.
  static func rules(in archive: NibArchive, of tools: NibTools, _ catalog: SceneCatalog) -> Set<String> {
    var found: Set<String> = []
    for name in Set(archive.objects.indices.map({ className(of: $0, in: archive) })) {
      for rule in catalog.schema(named: name)?.keys ?? [] where rule.since > .oldest || rule.until < .newest {
        found.insert("\(name).\(rule.key) \(rule.since.name)-\(rule.until.name) \(tools.follow(rule))")
      }
    }
    return found
  }

  /// The class as which an object is archived, whatever class of the application's stands for it.
  private static func className(of object: Int, in archive: NibArchive) -> String {
    let name = archive.className(of: object)
    guard name == "UIClassSwapper" else { return name }
    for case ("UIOriginalClassName", .object(let text)) in archive.values(of: object) {
      for case ("NS.bytes", .data(let bytes)) in archive.values(of: text) {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return name
  }
}
