import SceneCatalog

/// The part of the corpus report about compiled storyboards.
struct StoryboardSection {
  var results: [StoryboardPairResult]

  private var nibs: [StoryboardPairResult.Nib] { results.flatMap(\.nibs) }

  /// The section as Markdown.
  var text: String {
    let compiled = results.filter(\.isCompiled)
    let named = nibs.filter(\.isThere).count
    let read = results.filter { $0.isInfoRead == true }.count
    let asked = results.filter { $0.isInfoRead != nil }.count
    return """
      ## Storyboards

      A storyboard is imported and compiled with `--names interface-builder`, and its nibs compared with those of the same names that
      Apple's compiler made. Of \(results.count) storyboards \(compiled.count) compile; \(results.filter(\.hasAllNames).count) have all nibs that
      are known of them, \(named) of \(nibs.count) in all. Python reads what `Info.plist` says in \(read) of \(asked).

      | nibs | coder version | nibs | identical | equal values | fair | identical |
      |---|---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      The nibs that are not fair, since the nib has what the document does not:

      \(unfair.joined(separator: "\n"))

      | `--xcode` | scene nibs | identical | view nibs | identical |
      |---|---|---|---|---|
      \(versions.joined(separator: "\n"))

      The commonest differences:

      | what | coder version | nibs | values |
      |---|---|---|---|
      \((differences(10) + differences(9)).joined(separator: "\n"))

      What holds nibs back, the most frequent first, and how many would be identical without it and the lines above of its kind. Bounds and
      centers count as one, and so do the parts of a color.

      | nibs | coder version | what | nibs | identical without |
      |---|---|---|---|---|
      \(Self.kinds.flatMap { obstacles(isView: $0.isView, $0.version) }.joined(separator: "\n"))
      \(missing)
      """
  }

  private static let kinds: [(isView: Bool, version: Int)] = [(false, 10), (true, 10), (false, 9), (true, 9)]

  private var rows: [String] {
    Self.kinds.map { isView, version in
      let list = nibs.filter { $0.isView == isView && $0.coderVersion == version }
      let same = list.filter(\.isIdentical).count
      let total = list.reduce(0) { $0 + ($1.differences?.total ?? 0) }
      let wrong = list.reduce(0) { $0 + ($1.differences?.found.count ?? 0) }
      let share = percent(total - wrong, total)
      let fair = list.filter(\.unfair.isEmpty).count
      let kind = isView ? "views" : "scenes"
      return
        "| \(kind) | \(version) | \(list.count) | \(same) (\(percent(same, list.count))) | \(share) | \(fair) | \(percent(same, fair)) |"
    }
  }

  private var unfair: [String] {
    results.flatMap { result in
      result.nibs.filter { !$0.unfair.isEmpty }.map { nib in
        "- `\(result.folder)/\(nib.name)`: \(CorpusReport.listed(nib.unfair))"
      }
    }
  }

  private var versions: [String] {
    NibTools.allCases.map { tools in
      let list = nibs.filter { $0.tools == tools && $0.isThere }
      let parts = [false, true].map { isView -> String in
        let kind = list.filter { $0.isView == isView }
        return "\(kind.count) | \(kind.filter(\.isIdentical).count)"
      }
      return "| \(tools.name) | \(parts.joined(separator: " | ")) |"
    }
  }

  private func differences(_ version: Int) -> [String] {
    struct Key: Hashable {
      var difference: NibDifferences.Difference
      var version: Int
    }
    var files: [Key: Set<String>] = [:]
    var values: [Key: Int] = [:]
    for result in results {
      for nib in result.nibs where nib.coderVersion == version {
        for difference in nib.differences?.found ?? [] {
          var key = Key(difference: difference, version: nib.coderVersion)
          key.difference.isRounding = false
          files[key, default: []].insert("\(result.folder)/\(nib.file)")
          values[key, default: 0] += 1
        }
      }
    }
    func title(_ key: Key) -> String {
      let name = key.difference.key.isEmpty ? "" : ".\(key.difference.key)"
      return "`\(key.difference.className)\(name)` \(key.difference.kind.rawValue)"
    }
    let ordered = files.sorted { left, right in
      if left.value.count != right.value.count { return left.value.count > right.value.count }
      return (title(left.key), left.key.version) < (title(right.key), right.key.version)
    }
    return ordered.prefix(14).map { key, names in
      "| \(title(key)) | \(key.version) | \(names.count) | \(values[key] ?? 0) |"
    }
  }

  /// What stands between the nibs of a kind and those of Interface Builder, and what each step would gain.
  private func obstacles(isView: Bool, _ version: Int) -> [String] {
    let list = nibs.filter { $0.isView == isView && $0.coderVersion == version && $0.isThere }
    let held = list.map { Set(($0.differences?.found ?? []).map(Self.obstacle)) }
    var counts: [String: Int] = [:]
    for name in held.joined() { counts[name, default: 0] += 1 }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
    var mended: Set<String> = []
    return ordered.map { name, count in
      mended.insert(name)
      let same = held.filter { $0.isSubset(of: mended) }.count
      return "| \(isView ? "views" : "scenes") | \(version) | \(name) | \(count) | \(same) of \(list.count) |"
    }
  }

  /// What a difference is counted as: one rule writes a view's bounds with its center, and all of a color.
  private static func obstacle(_ difference: NibDifferences.Difference) -> String {
    if difference.className == "UIColor" { return "colors" }
    if ["UIBounds", "UICenter"].contains(difference.key) { return "bounds and centers" }
    if difference.key == "UINibEncoderEmptyKey" {
      return "`\(difference.className)`: an element \(difference.kind.rawValue)"
    }
    let key = difference.key.isEmpty ? "" : ".\(difference.key)"
    return "`\(difference.className)\(key)` \(difference.kind.rawValue)"
  }

  private var missing: String {
    let refused = results.filter { !$0.isCompiled }.map { "`\($0.folder)`" }
    let absent = results.filter(\.isCompiled).flatMap { result in
      result.nibs.filter { !$0.isThere }.map { "`\(result.folder)/\($0.name)`" }
    }
    return (refused.isEmpty ? "" : "\nNot compiled: \(refused.joined(separator: ", ")).\n")
      + (absent.isEmpty ? "" : "\nNot there by that name: \(absent.joined(separator: ", ")).\n")
  }

  /// A part with one digit, rounded down.
  private func percent(_ part: Int, _ whole: Int) -> String {
    let tenths = part * 1000 / max(whole, 1)
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
