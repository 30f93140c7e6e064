import DioramaUI
import Foundation
import NibArchive
import Testing

/// Mistakes with storyboards, which stop the program with UIKit's texts.
@Suite struct StoryboardExitTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("SB-1: a storyboard that the bundle does not have") func missingStoryboard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    #expect(said(result).contains("'NSInvalidArgumentException'"))
    #expect(said(result).contains("Could not find a storyboard named 'Nowhere' in bundle"))
  }

  @Test("SB-1: an identifier that the storyboard does not have") func missingIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        try withStoryboards([StoryboardBuilder([SceneBuilder("Home")])]) { bundle in
          _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "x")
        }
      }
    }
    #expect(said(result).contains("Storyboard (<UIStoryboard: 0x"))
    #expect(said(result).contains(">) doesn't contain a view controller with identifier 'x'"))
  }

  @Test("SB-1: a segue that the controller does not have") func missingSegue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        try withStoryboards([StoryboardBuilder([SceneBuilder("Home")])]) { bundle in
          UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
            .performSegue(withIdentifier: "x", sender: nil)
        }
      }
    }
    #expect(said(result).contains("Receiver (<Stage: 0x"))
    #expect(said(result).contains(">) has no segue with identifier 'x'"))
  }

  @Test("SB-3: a creator that does not use the coder") func wrongCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        try withStoryboards([StoryboardBuilder([SceneBuilder("Home")])]) { bundle in
          _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(identifier: "Home") { _ in
            UIViewController()
          }
        }
      }
    }
    #expect(said(result).contains("Custom instantiated view controller must call -[super initWithCoder:]"))
  }

  @Test("SB-7: a segue of a class that there is not, or that does nothing") func segueClasses() async {
    for (name, text) in [
      ("Nothing", "Could not create a segue of class 'Nothing'"),
      (nil, "Subclasses of UIStoryboardSegue must override -perform."),
    ] as [(String?, String)] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [name = name as String?] in
        try await MainActor.run {
          Play.begin()
          var home = SceneBuilder("Home")
          home.segue("", "custom", to: "Home") { nib in name.map { ["UISegueClassName": nib.text($0)] } ?? [:] }
          try withStoryboards([StoryboardBuilder([home])]) { bundle in
            UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
              .performSegue(withIdentifier: "custom", sender: nil)
          }
        }
      }
      #expect(said(result).contains(text))
    }
  }

  @Test func aNibThatIsMissing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Play.begin()
        var storyboard = StoryboardBuilder([SceneBuilder("Home")])
        storyboard.nibs["Home"] = nil
        try withStoryboards([storyboard]) { bundle in
          _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
        }
      }
    }
    #expect(said(result).contains("Could not load NIB in bundle: '"))
    #expect(said(result).contains("with name 'Home' and directory 'Main.storyboardc'"))
  }
}
