import DioramaUI
import Foundation
import NibArchive
import NibLoader
import Testing

/// Folders that nobody's tools make.
@Suite struct HostileStoryboardTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Names in a table that lead out of the folder are refused") func names() async {
    for name in ["../Outside", "sub/Inside", "..", "a\0b"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [name = name as String] in
        try await MainActor.run {
          Play.begin()
          var storyboard = StoryboardBuilder([SceneBuilder("Home")])
          storyboard.identifiers["Home"] = name
          try withStoryboards([storyboard]) { bundle in
            _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
          }
        }
      }
      #expect(said(result).contains("The Info.plist of the storyboard 'Main' cannot be read: the name '"))
    }
  }

  @Test("A view's nib that leads out of the folder is refused") func viewNames() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        var scene = SceneBuilder("Home")
        scene.controllers[0].hasView = false
        scene.nib.graph.append("UINibName", scene.nib.text("../Outside"), to: scene.controller)
        try withStoryboards([StoryboardBuilder([scene])]) { bundle in
          UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
            .loadViewIfNeeded()
        }
      }
    }
    #expect(said(result).contains("which is no plain file name"))
  }

  @Test("A table that is no property list, or holds other values") func tables() async {
    for text in ["", "bplist00 and no more", "<plist version=\"1.0\"><dict/></plist>"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [text = text as String] in
        _ = try await MainActor.run { try HostileStoryboardTests.open(table: Data(text.utf8)) }
      }
      #expect(said(result).contains("The Info.plist of the storyboard 'Main' cannot be read: "))
    }
  }

  @Test("Nibs that are damaged, empty, or hold no controller") func nibs() async {
    for text in ["", "NIBArchive", "NIBArchive\u{1}\0\0\0\u{9}\0\0\0 and no more", "other"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [text = text as String] in
        try await MainActor.run {
          Play.begin()
          try withStoryboards([StoryboardBuilder([SceneBuilder("Home")])]) { bundle in
            let nib = URL(fileURLWithPath: bundle.bundlePath + "/Main.storyboardc/Home.nib")
            if text == "other" {
              // A view's nib where the scene's should be.
              try FileManager.default.removeItem(at: nib)
              let view = nib.deletingLastPathComponent().appendingPathComponent("Home-view.nib")
              try FileManager.default.copyItem(at: view, to: nib)
            } else {
              try Data(text.utf8).write(to: nib)
            }
            _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
          }
        }
      }
      #expect(
        said(result).contains(text == "other" ? "StoryboardScene" : "not a readable nib"),
        "\(text): \(said(result))"
      )
    }
  }

  @MainActor
  private static func open(table: Data) throws -> UIViewController? {
    Play.begin()
    return try withStoryboards([StoryboardBuilder([SceneBuilder("Home")])]) { bundle in
      let path = bundle.bundlePath + "/Main.storyboardc/Info.plist"
      try table.write(to: URL(fileURLWithPath: path))
      return UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    }
  }

  @Test("A controller that embeds itself ends, and so do storyboards that refer to each other") func endless() async {
    let embedding = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        var home = SceneBuilder("Home")
        let container = home.subview("UIView")
        let segue = home.segue("Embed", nil, to: "Home") { _ in ["UIPerformOnViewLoad": .bool(true)] }
        home.controllers[0].view.connect(outlet: "containerView", from: home.upstream(segue), to: container)
        try withStoryboards([StoryboardBuilder([home])]) { bundle in
          UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
            .loadViewIfNeeded()
        }
      }
    }
    #expect(said(embedding).contains("scenes lie inside each other"))
    let referring = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        var (first, second) = (
          StoryboardBuilder(named: "First", entry: "x"), StoryboardBuilder(named: "Second", entry: "x")
        )
        first.references = ["x": ["UIReferencedStoryboardName": "Second"]]
        second.references = ["x": ["UIReferencedStoryboardName": "First"]]
        try withStoryboards([first, second]) { bundle in
          _ = UIStoryboard(name: "First", bundle: bundle).instantiateInitialViewController()
        }
      }
    }
    #expect(said(referring).contains("scenes lie inside each other"))
  }
}
