import SceneCompiler
import SceneDiagnostics
import SceneFormat
import TestSupport
import Testing

/// Scenes move between a storyboard's file and files of their own, wherever comments are and however the texts are laid out.
struct StoryboardSplitTests {
  /// A storyboard and, where it has one, the text of the scene `A` in a file of its own.
  struct Sample: Sendable {
    var manifest: String
    var member: String?
  }

  private static let controller = "viewController: {class: UIViewController, storyboardIdentifier: B}"
  private static let head = "storyboard: 1\ninitialViewController: A\n"
  private static let member = "scene: 1\nviewController:\n  class: UIViewController\n  title: A\n"

  private static let samples: [Sample] =
    [
      head
        + "scenes:\n  A:\n    viewController:\n      class: UIViewController\n      title: |\n        a\n        # b\n"
        + "  B:\n    {\(controller)}\n  C: {viewController: {\"class\":\"UIViewController\",storyboardIdentifier: C}}\n",
      head + "scenes: {A: {viewController: {class: UIViewController}}}\n",
      head + "scenes: {\n  A: {viewController: {class: UIViewController}}\n}\n",
      "---\n\(head)scenes:\n  A:\n    viewController:\n      class: UIViewController\n      title: \"x\n  # y\"\n"
        + "  B:\n    viewController: {class: UIViewController,\n      storyboardIdentifier: B}\n...\n",
      head + "? scenes\n: A: {viewController: {class: UIViewController}}\n  B: {\(controller)}\n",
      head + "scenes:\n  ? A\n  : viewController: {class: UIViewController}\n  ? B\n  :\n    \(controller)\n",
      head + "scenes:\n  \"A\":\n    viewController:\n      class: UIViewController\n      title: |+\n        a\n\n\n"
        + "  B: {\(controller)}\n\n\n",
      "%YAML 1.1\n---\nscenes:\n    A:\n      viewController: &v {class: UIViewController, title: &t hello}\n"
        + "    B: {viewController: {class: UIViewController, storyboardIdentifier: *t}}\n\(head)",
      "  storyboard: 1\n  initialViewController: A\n  scenes:\n   A:\n    viewController:\n     class: UIViewController\n"
        + "     title: >-\n      a\n\n         b\n       \n   B:\n            viewController:\n"
        + "               class: UIViewController\n               storyboardIdentifier: B\n",
      head
        + "scenes: &s !!map\n  A: !!map\n    viewController: {class: UIViewController}\n  !!str B:\n    \(controller)\n",
    ].map { Sample(manifest: $0, member: nil) }
    + [
      member, "---\n\(member.replacing("scene: 1\n", with: ""))scene: 1\n...\n",
      "{scene: 1, viewController: {\"class\":\"UIViewController\"}}\n",
      "{scene: 1,\n viewController: {class: UIViewController}}\n",
      "  scene: 1\n  viewController:\n    class: UIViewController\n    title: \"a\n  b\n# c\"\n",
      "scene:\n  1\nviewController: {class: UIViewController}\n", "%YAML 1.1\n---\n\(member)",
      "&r\nscene: 1\nviewController: {class: UIViewController, title: &t hey, storyboardIdentifier: *t}\n",
      "\u{FEFF}\(member)".replacing("title: A", with: "title: |\n    a\n      \n"),
      member.replacing("title: A", with: "title: |+\n    a\n\n"),
    ].flatMap { member in
      [
        "", "scenes: {}\n", "scenes: {\n}\n", "...\n", "scenes:\n  B: {\(controller)}\nreferences: {R: {name: &t T}}\n",
        "scenes:\n  B: {viewController: {class: UIViewController, title: &t x}}\nreferences: {R: {name: *t}}\n",
      ].map { Sample(manifest: head + $0, member: member) }
    }

  /// The text with a comment at each spot, and with other ends of lines, marks and ends.
  private static func variants(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var variants = [
      text, text.replacing("\n", with: "\r\n"), String(text.dropLast()), "\u{FEFF}" + text, "---\n" + text,
      "--- # c\n\(text)... # c\n# c", text + "\n\n", text.replacing("\n", with: "\n\n"),
    ]
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let (before, after) = (lines[..<index], lines[(index + 1)...])
      for space in [" ", "\t"] { variants.append((before + [line + space + "# c"] + after).joined(separator: "\n")) }
      for count in Set([0, 2, 4, 6, indentation]).sorted() {
        let comment = String(repeating: " ", count: count) + "# c"
        variants.append((before + [comment, line] + after).joined(separator: "\n"))
        variants.append((before + ["", comment, "", line] + after).joined(separator: "\n"))
      }
    }
    return variants
  }

  @Test("No comment is lost, and the storyboard means the same, there and back")
  func thereAndBack() {
    let pipeline = Pipeline()
    let split = StoryboardSplit(pipeline: pipeline)
    var moves = 0
    func moved(
      _ move: (SourceText, [StoryboardMember]) -> (outcome: StoryboardSplit.Outcome, kept: [StoryboardSplit.Kept]),
      _ manifest: SourceText,
      _ members: [StoryboardMember]
    ) -> (SourceText, [StoryboardMember]) {
      let (outcome, kept) = move(manifest, members)
      switch outcome {
      case .unchanged: return (manifest, members)
      case .changed(let bytes, let files, _):
        moves += 1
        let members = files.map { StoryboardMember(name: $0.name, source: SourceText(path: $0.name, bytes: $0.bytes)) }
        return (SourceText(path: "M", bytes: bytes), members)
      case .erroneous: Issue.record("moving broke it:\n\(manifest.text)")
      case .unsound(let reason):
        Issue.record("\(reason):\n\(manifest.text)\n---\n\(members.map(\.source.text)) \(kept)")
      }
      return (manifest, members)
    }
    for sample in Self.samples {
      let texts =
        Self.variants(of: sample.manifest).map { ($0, sample.member) }
        + (sample.member.map(Self.variants) ?? []).map { (sample.manifest, $0) }
      // Spots next to each other are alike: every fifth tries them all in time.
      let some = stride(from: 0, to: texts.count, by: 5).map { texts[$0] }
      for (manifest, member) in Sampling.sample(some) {
        var manifest = SourceText(path: "M", text: manifest)
        var members = member.map { [StoryboardMember(name: "A", source: SourceText(path: "A", text: $0))] } ?? []
        // A comment in some spots is none, or breaks the text.
        guard pipeline.checkedStoryboard(manifest: manifest, members: members).storyboard != nil else { continue }
        (manifest, members) = moved(split.split, manifest, members)
        (manifest, members) = moved(split.join, manifest, members)
        (manifest, members) = moved(split.split, manifest, members)
      }
    }
    #expect(moves > 50, "\(moves)")
  }
}

extension SourceText {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
