import DioramaUI
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import Testing

/// Nibs look their localizable texts up in the tables of their bundle, as in UIKit.
@MainActor
@Suite(.serialized) struct LocalizedNibTests {
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        subviews:
          - {class: UILabel, tag: 1, text: {text: Welcome, key: headline.text}}
          - {class: UILabel, tag: 2, text: {text: Rest, key: rest.text}}
          - {class: UILabel, tag: 3, text: Plain}
      - class: UITableView
        tag: 4
        prototypeCells:
          - {class: UITableViewCell, reuseIdentifier: row, textLabel: {text: {text: Row, key: row.text}}}
    """

  private static let storyboard = """
    storyboard: 1
    initialViewController: Home
    strings: {keys: automatic}
    scenes:
      Home: {viewController: {class: UIViewController, id: home, title: Home}}
    """

  /// A bundle with the nib `Main`, the storyboard `Flow` and tables in German, Arabic and, in UTF-16, French.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ data: Data, _ path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let nib = try #require(Pipeline().encoded(SourceText(path: "Main.scene.yaml", text: Self.scene)).value)
    try write(Data(nib), "Main.nib")
    let checked = Pipeline().checkedStoryboard(
      manifest: SourceText(path: "Flow.storyboard.yaml", text: Self.storyboard)
    )
    let plan = StoryboardPlan(try #require(checked.storyboard), includesAll: true)
    let emission = StoryboardEmission(plan)
    try write(Data(plan.info.encoded()), "Flow.storyboardc/Info.plist")
    for nib in plan.nibs {
      try write(Data(emission.archive(of: nib.content).encoded()), "Flow.storyboardc/\(nib.name).nib")
    }
    try write(Data("\"headline.text\" = \"Willkommen\";\n\"row.text\" = \"Zeile\";".utf8), "de.lproj/Main.strings")
    try write(Data("\"Home.home.title\" = \"Start\";".utf8), "de.lproj/Flow.strings")
    try write(Data("\"headline.text\" = \"مرحبا\";".utf8), "ar.lproj/Main.strings")
    let wide = "\u{FEFF}\"headline.text\" = \"Ça va\";".utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
    }
    try write(Data(wide), "fr.lproj/Main.strings")
    try write(Data("no table".utf8), "es.lproj/Main.strings")
    try body(try #require(Bundle(path: folder.path)))
  }

  private func reading<Result>(_ languages: [String], _ body: () throws -> Result) rethrows -> Result {
    UIRuntime.shared.preferredLanguages = languages
    defer { UIRuntime.shared.preferredLanguages = [] }
    return try body()
  }

  private func texts(_ top: [Any]) -> [String?] {
    [1, 2, 3].map { tag in
      (top.compactMap { $0 as? UIView }.lazy.compactMap { $0.viewWithTag(tag) as? UILabel }.first)?.text
    }
  }

  @Test("Texts are those of the first language with a table; what it lacks, and what has no key, is that of the nib")
  func languages() throws {
    try withBundle { bundle in
      for (languages, headline) in [
        ([], "Welcome"), (["de"], "Willkommen"), (["de-AT", "ar"], "Willkommen"), (["nl", "fr"], "Ça va"),
        (["nl"], "Welcome"), (["es"], "Welcome"), (["../de"], "Welcome"),
      ] {
        let top = reading(languages) { UINib(nibName: "Main", bundle: bundle).instantiate(withOwner: nil) }
        #expect(texts(top) == [headline, "Rest", "Plain"], "\(languages)")
      }
    }
  }

  @Test("A language that is read from right to left turns the interface around")
  func direction() throws {
    try withBundle { bundle in
      reading(["ar-EG"]) {
        #expect(UIRuntime.shared.userInterfaceLayoutDirection == .rightToLeft)
        #expect(texts(UINib(nibName: "Main", bundle: bundle).instantiate(withOwner: nil)).first == "مرحبا")
      }
      #expect(UIRuntime.shared.userInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test("A cell out of a prototype has the texts of the nib around it, whenever it is made")
  func prototypes() throws {
    try withBundle { bundle in
      let table = try reading(["de"]) {
        try #require(UINib(nibName: "Main", bundle: bundle).instantiate(withOwner: nil).last as? UITableView)
      }
      let cell = reading(["de"]) { table.dequeueReusableCell(withIdentifier: "row") }
      #expect(cell?.textLabel?.text == "Zeile")
    }
  }

  @Test("A storyboard has one table for its scenes")
  func storyboards() throws {
    try withBundle { bundle in
      let title = reading(["de"]) {
        UIStoryboard(name: "Flow", bundle: bundle).instantiateInitialViewController()?.title
      }
      #expect(title == "Start")
    }
  }

  @Test("A closure for texts comes before the tables")
  func closure() throws {
    try withBundle { bundle in
      let options = NibLoadingOptions(localizedText: { key in key == "headline.text" ? "Own" : nil })
      let instance = try reading(["de"]) {
        try UINib(nibName: "Main", bundle: bundle).load(owner: nil, options: options)
      }
      #expect(texts(instance.topLevelObjects).first == "Own")
    }
  }
}
