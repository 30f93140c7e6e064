import DioramaUI
import Foundation
import NibLoader
import TestSupport
import Testing

/// Whole transcripts of loading, held against files that stand beside the scenes.
@MainActor
@Suite struct TranscriptTests {
  private func hold(_ entries: [String], against name: String) throws {
    let path = "Tests/Fixtures/transcripts/\(name).log"
    let text = entries.map { $0 + "\n" }.joined()
    if Repository.isRecording {
      try Repository.record(text, at: path)
      Issue.record("recorded \(path)")
    } else {
      #expect(text == String(decoding: try Repository.bytes(path), as: UTF8.self))
    }
  }

  @Test("VC-8, NIB-15, E5, AP-5: a controller's view out of a nib, until it has appeared")
  func controller() async throws {
    Trace.register()
    try await withCompiledBundle(["Front"]) { bundle in
      let controller = FrontController(nibName: nil, bundle: bundle)
      Trace.entries = []
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      Trace.write("makeKeyAndVisible")
      window.makeKeyAndVisible()
      CATransaction.flush()
      try hold(Trace.entries, against: "FrontController")
      window.isHidden = true
    }
  }

  @Test(
    "NIB-1, NIB-3, NIB-7, NIB-17, E6: the phases, with parent, child, owner, plain object, attribute and collection"
  )
  func phases() async throws {
    Trace.register()
    try await withCompiledBundle(["Front"]) { bundle in
      let owner = FrontController()
      Trace.entries = []
      let nib = UINib(nibName: "Front", bundle: bundle)
      let top = nib.instantiate(withOwner: owner)
      try hold(Trace.entries, against: "Front")
      #expect(top.count == 3 && top[0] is TracedView && top[1] is Helper && top[2] is UITapGestureRecognizer)
      #expect(owner.isViewLoaded)
      let helper = try #require(top[1] as? Helper)
      #expect(helper.view?.tag == 2)
      let tap = try #require(helper.view?.gestureRecognizers?.first as? UITapGestureRecognizer)
      #expect(tap.view === helper.view)
    }
  }

  @Test("NIB-8, NIB-9: actions reach the owner, or the chain where the scene says firstResponder") func actions()
    async throws
  {
    Trace.register()
    try await withCompiledBundle(["Front"]) { bundle in
      let owner = FrontController()
      let top = UINib(nibName: "Front", bundle: bundle)
        .instantiate(withOwner: owner)
      let root = try #require(top[0] as? UIView)
      for tag in [4, 5] { try #require(root.viewWithTag(tag) as? UIButton).sendActions(for: .touchUpInside) }
      #expect(owner.went == 2)
    }
  }

  @Test("D6: an object made in code is not awoken") func code() {
    Trace.entries = []
    _ = TracedView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(Trace.entries == ["view init(frame:)"])
  }

  @Test("D2, D3: both initializers derive the frame from bounds and center") func geometry() async throws {
    Trace.register()
    let made = TracedView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    try await withCompiledBundle(["Front"]) { bundle in
      let top = UINib(nibName: "Front", bundle: bundle).instantiate(withOwner: nil)
      for view in [made, try #require(top[0] as? TracedView)] {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
      }
    }
  }
}
