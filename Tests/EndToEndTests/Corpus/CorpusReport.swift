import SceneCatalog

/// The report as Markdown.
struct CorpusReport {
  var documents: [ImportResult]
  var others: [ImportResult]
  var storyboards: [ImportResult]
  var exports: [ExportResult]
  var storyboardExports: [ExportResult]
  var nibs: [DecompileResult]
  var layouts: [LayoutFindings]
  var results: [PairResult]
  var boards: [StoryboardPairResult]
  /// What the groups of repositories show.
  var folds: FoldEvidence
  /// What somebody's Mac says; nil where nobody asked one.
  var mac: MacResults?
  /// Whether the independent script counted every pair.
  var isJudged: Bool
  var date: String

  private var pairs: [PairResult] { results }

  /// The whole text.
  var text: String {
    [
      head, imports, losses, exported, layoutSection, decompilation, parity, unfair, differences, heldBack(10),
      heldBack(9),
      StoryboardSection(results: boards).text,
      MacResults.section(mac), remarks,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    """
    # Parity with Interface Builder

    Made by `make corpus` on \(date); do not edit. The files are public and no part of the project, so the figures can be made
    only where they lie beside it. \(isJudged ? "The numbers of the pairs are confirmed by an independent comparison." : "")

    """
  }

  // MARK: - Import and decompilation

  private var imports: String {
    func count(_ list: [ImportResult], _ outcome: ImportResult.Outcome) -> Int {
      list.filter { $0.outcome == outcome }.count
    }
    return """
      ## Import

      | documents | files | without loss | with loss | scene with errors | refused |
      |---|---|---|---|---|---|
      | xib for iOS | \(row(documents)) |
      | storyboards for iOS | \(row(storyboards)) |
      | of other systems and ages, which are refused | \(row(others)) |

      Of the xibs for iOS \(percent(count(documents, .whole), documents.count)) are imported without loss, and of the storyboards
      \(percent(count(storyboards, .whole), storyboards.count)). What reaches no nib is none: prototypes without a reuse identifier, and
      scenes without a controller.

      """
    func row(_ list: [ImportResult]) -> String {
      let outcomes: [ImportResult.Outcome] = [.whole, .withLoss, .unsound, .refused]
      return ([list.count] + outcomes.map { count(list, $0) }).map(String.init).joined(separator: " | ")
    }
  }

  private var losses: String {
    let found = (documents + storyboards).filter { $0.outcome != .whole }
    guard !found.isEmpty else { return "" }
    let lines = found.map { result in "- `\(result.name)`: \(Set(result.messages).sorted().joined(separator: "; "))" }
    return "What is lost or wrong in them:\n\n\(lines.joined(separator: "\n"))\n"
  }

  private var exported: String {
    let lists = [("xibs for iOS", exports), ("storyboards for iOS", storyboardExports)]
    let rows = lists.map { name, all in
      let list = all.filter { $0.differing != nil }
      let lines = list.reduce(0) { $0 + $1.lines }
      let differing = list.reduce(0) { $0 + ($1.differing ?? 0) }
      return "| \(name) | \(all.count) | \(list.count) | \(list.filter(\.isSame).count) | \(lines) | \(differing) |"
    }
    let others = (exports + storyboardExports).filter { $0.differing != nil && !$0.isSame }
      .map { "`\($0.name)` (\($0.differing ?? 0))" }
    return """
      ## Export

      A document is imported and what it became exported again, unchanged.

      | documents | files | exported | byte for byte | lines | lines that differ |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      \(others.isEmpty ? "" : "\nWith the lines that differ: \(others.joined(separator: ", ")).\n")
      """
  }

  private var decompilation: String {
    let lines = [10, 9].map { version in
      let list = nibs.filter { $0.coderVersion == version }
      let same = list.filter(\.isSame).count
      let words = list.filter { $0.isSame && $0.isInWords }.count
      return
        "| \(version) | \(list.count) | \(list.filter(\.isRead).count) | \(same) (\(percent(same, list.count))) | \(words) |"
    }
    return """
      ## Decompilation

      Nibs that were turned into scenes and compiled again, storyboards' among them.

      | coder version | nibs | read | same structure again | of these in the language's words alone |
      |---|---|---|---|---|
      \(lines.joined(separator: "\n"))

      """
  }

  // MARK: - Parity

  private var parity: String {
    let lines = [10, 9].map { version -> String in
      let list = pairs.filter { $0.pair.coderVersion == version }
      let same = list.filter(\.isIdentical).count
      let nearly = list.filter(\.isIdenticalButForRounding).count
      let differing = list.filter { !$0.isIdentical }
      let values = list.reduce(0) { $0 + ($1.differences?.total ?? 0) }
      let wrong = list.reduce(0) { $0 + ($1.differences?.found.count ?? 0) }
      let share = Double(values - wrong) / Double(max(values, 1))
      let parts = [
        "\(version)", "\(list.count)", "\(same) (\(percent(same, list.count)))",
        "\(nearly) (\(percent(nearly, list.count)))", "\(list.filter(\.hasSameBytes).count)", percent(share),
        "\(differing.filter { $0.share > 0.97 }.count) of \(differing.count)",
      ]
      return "| \(parts.joined(separator: " | ")) |"
    }
    let fair = [10, 9].map { version -> String in
      let list = pairs.filter { $0.pair.coderVersion == version }
      let fair = list.filter(\.isFair)
      let same = fair.filter(\.isIdentical).count
      return
        "| \(version) | \(list.count) | \(list.count - fair.count) | \(fair.count) | \(same) (\(percent(same, fair.count))) |"
    }
    let tools = NibTools.known.sorted().map { tools -> String in
      let list = pairs.filter { $0.tools == tools }
      let same = list.filter(\.isIdentical).count
      let deduced = list.filter { $0.deduced?.contains(tools) == true }.count
      return
        "| \(tools.name) | \(list.count) | \(deduced) | \(same) (\(percent(same, list.count))) | \(list.filter(\.hasSameBytes).count) | \(share(list)) |"
    }
    let rows = [10, 9].map { version -> String in
      let lists = (0..<5).map { fold in pairs.filter { $0.pair.coderVersion == version && $0.pair.fold == fold } }
      let counts = lists.map { list -> (same: Int, judged: Int) in
        let same = list.filter(\.isIdentical)
        return (same.count, same.filter(folds.supports).count)
      }
      let cells = zip(lists, counts).map { list, count in
        list.isEmpty ? "–" : "\(count.judged) (\(count.same)) of \(list.count)"
      }
      let shares = zip(lists, counts).filter { !$0.0.isEmpty }.map { Double($0.1.judged) / Double($0.0.count) }
      let spread = "\(percent(shares.min() ?? 0)) to \(percent(shares.max() ?? 0))"
      return "| \(version) | \(cells.joined(separator: " | ")) | \(spread) |"
    }
    return """
      ## Parity

      A document is imported and compiled, and the nib compared with the one that Apple's compiler made of the document. The order
      of lists that nothing reads in order is left aside: a view's constraints, all objects, runtime attributes, accessibility, sets.

      | coder version | pairs | identical | identical but for the last bits of a converted color | with the same bytes | equal values | of the others above 97 % |
      |---|---|---|---|---|---|---|
      \(lines.joined(separator: "\n"))

      Some documents were changed after their nib was made, or are of another target. That shows where the nib has a class, text, font,
      image, color, identifier, outlet, selector or constraint that the document does not have: no compiler can invent one. All other
      pairs are fair.

      | coder version | pairs | not fair | fair | identical |
      |---|---|---|---|---|
      \(fair.joined(separator: "\n"))

      A nib does not say which Xcode made it. Each is compared with what `--xcode` writes for every version with its coder
      version, and counted by the one that comes nearest; "deduced" are those of which the rule in [NibProfiles.md](NibProfiles.md),
      which sees only the nib, allows that version:

      | `--xcode` | pairs | deduced | identical | with the same bytes | equal values |
      |---|---|---|---|---|---|
      \(tools.joined(separator: "\n"))

      Five groups by a hash of the repository, so that no repository is in two of them, each judged by rules that it did not give: an
      identical pair counts only if nibs of other groups show each class and key in it, and each rule about versions of Xcode on the
      side that the pair is on. In parentheses are all identical pairs; a group without a pair has a dash.

      | coder version | 1 | 2 | 3 | 4 | 5 | from – to |
      |---|---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func share(_ list: [PairResult]) -> String {
    let values = list.reduce(0) { $0 + ($1.differences?.total ?? 0) }
    let wrong = list.reduce(0) { $0 + ($1.differences?.found.count ?? 0) }
    return percent(Double(values - wrong) / Double(max(values, 1)))
  }

  /// The commonest differences of each version's pairs, by class and key.
  private var differences: String {
    NibTools.known.sorted().map { tools -> String in
      let lines = commonest(of: pairs.filter { $0.tools == tools })
      guard !lines.isEmpty else { return "" }
      return """
        The commonest differences from `--xcode \(tools.name)`:

        | what | nibs | values |
        |---|---|---|
        \(lines.joined(separator: "\n"))

        """
    }
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A line for each of the ten commonest differences.
  private func commonest(of list: [PairResult]) -> [String] {
    var files: [NibDifferences.Difference: Set<String>] = [:]
    var values: [NibDifferences.Difference: Int] = [:]
    for result in list {
      for difference in result.differences?.found ?? [] {
        var difference = difference
        difference.isRounding = false
        files[difference, default: []].insert(result.pair.name)
        values[difference, default: 0] += 1
      }
    }
    let ordered = files.sorted { left, right in
      let (a, b) = (left, right)
      if a.value.count != b.value.count { return a.value.count > b.value.count }
      return "\(a.key.className).\(a.key.key) \(a.key.kind)" < "\(b.key.className).\(b.key.key) \(b.key.kind)"
    }
    return ordered.prefix(10).map { difference, names in
      let key = difference.key.isEmpty ? "" : ".\(difference.key)"
      return
        "| `\(difference.className)\(key)` \(difference.kind.rawValue) | \(names.count) | \(values[difference] ?? 0) |"
    }
  }

  private func heldBack(_ version: Int) -> String {
    let list = pairs.filter { $0.pair.coderVersion == version && !$0.isIdentical }
    guard !list.isEmpty else { return "" }
    let names = Dictionary(grouping: list, by: \.pair.folder).sorted { $0.key < $1.key }.map { folder, results in
      "\(folder) (\(results.count), \(percent(results.map(\.share).min() ?? 0)))"
    }
    return """
      The documents with differences of coder version \(version), with the nibs and the least part of equal values:
      \(names.joined(separator: ", ")).

      """
  }

  /// The pairs whose nib has what the document does not.
  private var unfair: String {
    let folders = Dictionary(grouping: results.filter { !$0.isFair }, by: \.pair.folder).sorted { $0.key < $1.key }
    guard !folders.isEmpty else { return "" }
    let lines = folders.map { folder, results in
      let found = Set(results.flatMap(\.unfair)).sorted()
      return "- `\(folder)` (\(results.count)): \(Self.listed(found))"
    }
    return
      "The pairs that are not fair, with what the nib has and the document does not:\n\n\(lines.joined(separator: "\n"))\n"
  }

  /// Evidence in a line, of much the first.
  static func listed(_ evidence: [String]) -> String {
    let more = evidence.count > 3 ? ", and \(evidence.count - 3) more" : ""
    return evidence.prefix(3).joined(separator: ", ") + more
  }

  private var remarks: String {
    let missing = results.filter { $0.differences == nil }.map(\.pair.name)
    return missing.isEmpty ? "" : "Not compiled: \(missing.joined(separator: ", ")).\n"
  }

  // MARK: - Numbers

  private func percent(_ part: Int, _ whole: Int) -> String { percent(Double(part) / Double(max(whole, 1))) }

  /// A part with one digit, rounded down so that nothing looks whole that is not.
  private func percent(_ part: Double) -> String {
    let tenths = Int((part * 1000 + 1e-9).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
