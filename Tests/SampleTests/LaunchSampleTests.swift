import DioramaUI
import Testing

/// The sample `launch`, as its README tells it.
@MainActor
@Suite struct LaunchSampleTests {
  // In processes of their own: there is one application.
  @Test func theMainSceneLaunches() async {
    await #expect(processExitsWith: .success) { try await LaunchSampleTests.checkMainScene() }
  }

  private static func checkMainScene() throws {
    UINib.register([
      NibClass(
        LaunchDelegate.self,
        parent: nil,
        name: "LaunchDelegate",
        make: { LaunchDelegate() },
        outlets: [
          NibOutlet("window", \LaunchDelegate.window), NibOutlet("viewController", \LaunchDelegate.viewController),
        ]
      )
    ])
    try withCompiledSample("launch") { bundle in
      let system = ApplicationDriver()
      system.launch(mainNib: "Main", bundle: bundle)
      let delegate = try #require(UIApplication.shared.delegate as? LaunchDelegate)
      #expect(delegate.viewController?.nibName == "Greeting" && delegate.viewController?.title == "Greeting")
      #expect(UIApplication.shared.keyWindow === delegate.window)
      let label = try #require(delegate.window?.viewWithTag(1) as? UILabel)
      #expect(label.text == "Good morning" && label.window === delegate.window)
      system.terminate()
    }
  }

  @Test func theSquaresAreInTheWindow() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let system = ApplicationDriver()
        system.launch(delegate: SquaresDelegate())
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(!window.isHidden && window.frame == UIScreen.main.bounds)
        #expect(window.subviews.map(\.frame.origin.y) == [40, 200])
        #expect(window.subviews.allSatisfy { $0.window === window && $0.superview === window })
        system.terminate()
      }
    }
  }
}
