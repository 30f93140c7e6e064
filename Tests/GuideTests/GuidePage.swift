import Foundation
import TestSupport

/// A page of the guide, or the README: prose, and blocks that tests read and run.
///
/// Words behind a block's fence, which readers do not see, say what it is:
///
/// - `yaml`: a whole scene that compiles without diagnostics; `file=Name.scene.yaml` makes it a file for what follows,
///   `reports=id,id` names the diagnostics that it is meant to have. `schema`, `configuration` and `other` are files of
///   other kinds; a `storyboard` has the `member`s whose files are in its folder.
/// - `console`: calls behind `$ ` and what they print; a line `…` matches any lines.
/// - `mcp`: calls of an agent's tools behind `> `, and the text of the answers; a line `…` matches any lines.
/// - `swift`: `file=Name.swift`, which is compiled with the tests; `manifest` is a whole `Package.swift`.
///
/// A comment `<!-- run: … -->` prepares the folder in which the page's calls run.
struct GuidePage {
  struct Block {
    var language: String
    var words: [String]
    /// The lines inside the fence.
    var text: String
    /// Where those lines stand in the page, from 0.
    var lines: Range<Int>

    /// Whether a word without a value is there.
    func has(_ word: String) -> Bool { words.contains(word) }

    /// The value of `name=value`; nil where it is not there.
    subscript(name: String) -> String? {
      words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
  }

  static let folder = Repository.root.appendingPathComponent("Documentation/Guide")

  /// The pages in order, as paths from the root: those of the guide, and the README.
  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/Guide/\($0)" } + ["README.md"]
  }

  /// The numbered chapters.
  static var chapters: [String] {
    names.filter { $0.split(separator: "/").last?.first?.isNumber == true }
  }

  let name: String
  private(set) var lines: [String]
  private(set) var blocks: [Block] = []
  /// The lines outside of blocks, without headings.
  private(set) var prose = ""

  init(_ name: String) throws {
    self.name = name
    let text = try Repository.text(name)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var open: (language: String, words: [String], start: Int)?
    for (index, line) in lines.enumerated() {
      if let fence = open {
        guard line == "```" else { continue }
        let range = fence.start..<index
        let text = lines[range].map { $0 + "\n" }.joined()
        blocks.append(Block(language: fence.language, words: fence.words, text: text, lines: range))
        open = nil
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        open = (words.first ?? "", Array(words.dropFirst()), index + 1)
      } else if line.hasPrefix("<!-- run: "), line.hasSuffix(" -->") {
        let text = String(line.dropFirst(10).dropLast(4))
        blocks.append(Block(language: "run", words: [], text: text, lines: index..<index + 1))
      } else if !line.hasPrefix("#") {
        prose += line + "\n"
      }
    }
  }

  /// The blocks of a language.
  func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// The scenes that are right, which the page's reader may copy.
  var scenes: [Block] {
    blocks(in: "yaml").filter { block in
      block["reports"] == nil
        && !["schema", "configuration", "other", "storyboard", "member"].contains(where: block.has)
    }
  }

  /// The storyboards, each with the scenes in its folder.
  var storyboards: [(manifest: Block, members: [Block])] {
    let members = blocks(in: "yaml").filter { $0.has("member") }
    return blocks(in: "yaml").filter { $0.has("storyboard") }.map { manifest in
      let folder = (manifest["file"] ?? "").replacing(".storyboard.yaml", with: "/")
      return (manifest, members.filter { $0["file"]?.hasPrefix(folder) == true })
    }
  }

  /// The application's classes that the page declares.
  var schemas: [Block] { blocks(in: "yaml").filter { $0.has("schema") } }

  /// Writes the page with other lines.
  func write(_ lines: [String]) throws {
    try Data(lines.joined(separator: "\n").utf8).write(
      to: Repository.root.appendingPathComponent(name),
      options: .atomic
    )
  }
}
