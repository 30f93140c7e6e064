import SceneDiagnostics
import SceneSyntax
import TestSupport

/// Other ways of writing a scene, as careless authors would: each may turn out to be another scene, or none.
struct Mangling {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Every step of indentation twice as wide.
  static func reindented(_ text: String) -> String {
    lines(text).map { line in
      var rest = line
      var start = ""
      while true {
        if rest.first == " " {
          start += "  "
          rest.removeFirst()
        } else if rest.hasPrefix("- ") {
          start += "-   "
          rest.removeFirst(2)
        } else {
          return start + rest
        }
      }
    }.joined(separator: "\n")
  }

  /// The keys of every map in some other order; the comments between them are gone.
  mutating func shuffled(_ source: SourceText) -> String {
    let tree = parse(source).value
    return tree.root.map { text(of: $0, in: tree) + "\n" } ?? ""
  }

  private mutating func text(of node: NodeID, in tree: SyntaxTree) -> String {
    let here = tree[node]
    guard tree.firstChild(of: node) != nil else { return tree.source.string(in: here.range) }
    if here.kind == .mapping, here.style == .block {
      let indentation = String(repeating: " ", count: tree.source.position(at: here.range.lowerBound).column - 1)
      var entries = tree.entries(of: node).map { entry in
        tree.source.string(in: SourceRange(tree[entry.key].range.lowerBound, tree[entry.value].range.lowerBound))
          + text(of: entry.value, in: tree)
      }
      entries.shuffle(using: &generator)
      return entries.joined(separator: "\n" + indentation)
    }
    var result = ""
    var end = here.range.lowerBound
    for child in tree.children(of: node) {
      result += tree.source.string(in: SourceRange(end, tree[child].range.lowerBound)) + text(of: child, in: tree)
      end = tree[child].range.upperBound
    }
    return result + tree.source.string(in: SourceRange(end, here.range.upperBound))
  }

  /// Comments behind some lines, and between some.
  mutating func commented(_ text: String) -> String {
    var result: [String] = []
    for line in Self.lines(text) {
      let number = result.count
      let indentation = line.prefix { $0 == " " || $0 == "-" }.count
      switch generator.next() % 8 {
      case 0: result.append(String(repeating: " ", count: indentation) + "# above \(number)")
      case 1: result += ["", "# at the margin \(number)"]
      case 2: result.append(String(repeating: " ", count: Int(generator.next() % 20)) + "# anywhere \(number)")
      default: break
      }
      result.append(generator.next() % 6 == 0 && !line.isEmpty ? "\(line)  # behind \(number)" : String(line))
    }
    return result.joined(separator: "\n")
  }

  /// Empty lines between some lines.
  mutating func spaced(_ text: String) -> String {
    Self.lines(text).map { (generator.next() % 5 == 0 ? "\n  \n" : "") + $0 }.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
