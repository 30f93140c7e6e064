import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// A review draws all variants, and shows those in which something new is to be seen.
@MainActor
struct ReviewVariantTests {
  /// A row whose label may grow, in a scene with a style.
  private static let scene = """
    scene: 1
    styles:
      row: {axis: horizontal, spacing: 8}
      caption: {font: body, adjustsFontForContentSizeCategory: true}
    objects:
      - class: UIView
        id: root
        backgroundColor: systemBackground
        frame: [0, 0, 300, 200]
        subviews:
          - class: UIStackView
            styles: row
            id: first
            frame: [10, 10, 280, 40]
            arrangedSubviews:
              - {class: UILabel, styles: caption, id: one, text: One}
              - {class: UILabel, styles: caption, id: two, text: Two}
          - class: UIStackView
            styles: row
            id: second
            frame: [10, 60, 280, 40]
            arrangedSubviews:
              - {class: UILabel, styles: caption, id: three, text: Three}
              - {class: UILabel, styles: caption, id: four, text: Four}

    """

  /// What a review of a change of the scene gives for programs.
  private func review(
    _ old: String,
    _ new: String,
    files: [(path: String, old: String?, new: String?)] = []
  ) throws -> (status: Int, json: [String: Any], page: String) {
    let folder = try TemporaryFolder()
    try folder.write(old, to: "old/A.scene.yaml")
    try folder.write(new, to: "new/A.scene.yaml")
    for file in files {
      if let text = file.old { try folder.write(text, to: "old/" + file.path) }
      if let text = file.new { try folder.write(text, to: "new/" + file.path) }
    }
    let run = Invocation("review", folder.at("old"), folder.at("new"), "--output-dir", folder.at("out"))
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.at("out/review.json")))
    let page = try String(contentsOfFile: folder.at("out/index.html"), encoding: .utf8)
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (Int(run.status.rawValue), json, page)
  }

  private func screens(_ json: [String: Any]) -> [[String: Any]] { json["screens"] as? [[String: Any]] ?? [] }

  private func variants(_ screen: [String: Any]?) -> [String] {
    (screen?["pictures"] as? [[String: Any]] ?? []).compactMap { $0["variant"] as? String }
  }

  private func lines(_ screen: [String: Any]?, _ key: String) -> [String] { screen?[key] as? [String] ?? [] }

  @Test("A style that changed is one line with its users, and one variant shows it")
  func styles() throws {
    let made = try review(Self.scene, Self.scene.replacing("spacing: 8", with: "spacing: 24"))
    let screen = screens(made.json).first
    #expect(made.status == 1 && lines(screen, "changes") == ["~ style row.spacing: 8 -> 24, used by 2"])
    #expect(variants(screen) == ["iphone-15"] && lines(screen, "alike").count == 11)
  }

  @Test(
    "A change that only one variant shows is seen there and nowhere else",
    arguments: [
      ("font: body, adjustsFontForContentSizeCategory: true", "font: {systemFont: 17}", "iphone-15-AX3"),
      ("backgroundColor: systemBackground", "backgroundColor: '#FFFFFF'", "iphone-15-dark"),
      ("id: first,", "id: first,", ""),
      ("id: first\n", "id: first\n        semanticContentAttribute: forceLeftToRight\n", "iphone-15-rtl"),
    ]
  )
  func oneVariant(old: String, new: String, variant: String) throws {
    let changed = Self.scene.replacing(old, with: new)
    let made = try review(Self.scene, changed)
    let screen = screens(made.json).first
    #expect(variants(screen) == (variant.isEmpty ? [] : [variant]))
    #expect(variant.isEmpty == (made.status == 0))
    if !variant.isEmpty { #expect(lines(screen, "equal").contains("iphone-15")) }
  }

  @Test("A translation that got longer shows its language")
  func languages() throws {
    let scene = Self.scene.replacing("text: One", with: "text: {text: One, key: one}")
    let made = try review(
      scene,
      scene,
      files: [("de.lproj/A.strings", "\"one\" = \"Eins\";\n", "\"one\" = \"Eins und noch viel mehr\";\n")]
    )
    #expect(variants(screens(made.json).first) == ["iphone-15-de"])
  }

  @Test("A comment, the order of keys, and files that nobody shows change no pixel and are no difference")
  func nothing() throws {
    let other = Self.scene.replacing("axis: horizontal, spacing: 8", with: "spacing: 8, axis: horizontal")
    let made = try review(Self.scene, "# A comment\n" + other, files: [("notes.txt", nil, "x")])
    #expect(made.status == 0 && screens(made.json).isEmpty && made.json["equal"] as? Int == 1)
  }

  @Test("What VoiceOver reads, and findings, are beside a change that changes no pixel")
  func words() throws {
    let made = try review(
      Self.scene,
      Self.scene.replacing("text: Two}", with: "text: Two, accessibilityLabel: Second, tag: 0}")
    )
    let screen = screens(made.json).first
    #expect(variants(screen).isEmpty && lines(screen, "voiceOver") == ["- \"Two\" [text]", "+ \"Second\" [text]"])
    #expect(lines(screen, "findings").contains { $0.hasPrefix("+ [redundant-default]") })
    #expect(made.page.contains("No pixel differs in 12 variants."))
  }

  @Test("Moved objects are moved, and an object that goes does not rename those behind it")
  func removed() throws {
    let line = "          - {class: UILabel, styles: caption, id: three, text: Three}\n"
    let made = try review(Self.scene, Self.scene.replacing(line, with: ""))
    let pictures = screens(made.json).first?["pictures"] as? [[String: Any]]
    let words = pictures?.first?["differences"] as? [String] ?? []
    #expect(words.contains("removed: three") && words.contains { $0.hasPrefix("moved: four") })
    #expect(!words.contains { $0.hasPrefix("added") })
  }

  @Test("A scene with errors on one side is named, and the others are compared")
  func errors() throws {
    let made = try review(Self.scene, "scene: 1\nobjects: 3\n")
    #expect(lines(screens(made.json).first, "changes") == ["has errors now, so that it is not compared"])
  }

  @Test("Wrong calls are errors of usage")
  func wrongCalls() throws {
    #expect(Invocation("review", "main").status == .usage)
    #expect(Invocation("review", "nowhere..HEAD").status == .usage)
    #expect(Invocation("review", "-", "A.scene.yaml").status == .usage)
  }
}
