import DioramaUI
import NibArchive
import Testing

/// Views and values that consist of others: effects, web views, buttons with a configuration, segues.
@MainActor
@Suite struct PartsTests {
  private func load(_ nib: NibBuilder) throws -> NSObject {
    try #require(UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first)
  }

  @Test func anEffect() throws {
    var nib = NibBuilder()
    let effect = nib.node("UIVibrancyEffect", ["UIVibrancyEffectBlurStyle": .integer(2)])
    let content = nib.node("_UIVisualEffectContentView", ["UITag": .integer(1)])
    nib.topLevel = [
      nib.node(
        "UIVisualEffectView",
        [
          "UISubviews": nib.array([content]), "UIVisualEffectViewEffect": .object(effect),
          "UIVisualEffectViewContentView": .object(content),
        ]
      )
    ]
    let loaded = try #require(try load(nib) as? UIVisualEffectView)
    #expect(loaded.contentView.tag == 1 && loaded.subviews == [loaded.contentView])
    let style = try UIRuntime.shared.classes.value(forKeyPath: "effect.blurEffect.style", of: loaded)
    #expect(style as? UIBlurEffect.Style == .dark)
    let made = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    #expect(made.contentView.superview === made)
  }

  @Test func aWebView() throws {
    var nib = NibBuilder()
    let preferences = nib.node("WKPreferences", ["javaScriptEnabled": .bool(false)])
    let configuration = nib.node("WKWebViewConfiguration", ["preferences": .object(preferences)])
    nib.topLevel = [nib.node("WKWebView", ["configuration": .object(configuration)])]
    let loaded = try #require(try load(nib) as? WKWebView)
    #expect(!loaded.configuration.preferences.javaScriptEnabled)
    #expect(WKWebView().configuration.preferences.javaScriptEnabled)
  }

  @Test func theConfigurationOfAButton() throws {
    var nib = NibBuilder()
    let configuration = nib.node(
      "UIButtonConfiguration",
      ["style": nib.text("filled"), "title": nib.text("Go"), "cornerStyle": .integer(4), "imagePlacement": .integer(8)]
    )
    nib.topLevel = [
      nib.node("UIButton", ["UIButtonConfiguration": .object(configuration), "UIButtonRole": .integer(1)])
    ]
    let button = try #require(try load(nib) as? UIButton)
    var expected = UIButton.Configuration.filled()
    expected.title = "Go"
    expected.cornerStyle = .capsule
    expected.imagePlacement = .trailing
    #expect(button.configuration == expected)
    #expect(button.role == .primary)
    #expect(UIButton().configuration == nil)
  }

  @Test func aWayToAnotherController() throws {
    var nib = NibBuilder()
    let segue = nib.node(
      "UIStoryboardShowSegueTemplate",
      ["UIIdentifier": nib.text("next"), "UIDestinationViewControllerIdentifier": nib.text("Second")]
    )
    let controller = nib.node("UIViewController", ["UIStoryboardSegueTemplates": nib.array([segue])])
    nib.topLevel = [controller, segue]
    nib.objects = [controller, segue]
    nib.connect(outlet: "viewController", from: segue, to: controller)
    let instance = try UINib(data: nib.data, bundle: nil).load(owner: nil)
    let template = try #require(instance.topLevelObjects.last)
    let classes = UIRuntime.shared.classes
    #expect(try classes.value(forKeyPath: "identifier", of: template) as? String == "next")
    #expect(try classes.value(forKeyPath: "destinationIdentifier", of: template) as? String == "Second")
  }

  @Test func values() {
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progress = 3
    #expect(progress.progress == 1 && progress.progressViewStyle == .bar)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    let shadow = NSShadow()
    #expect(shadow.shadowColor == nil && shadow.shadowBlurRadius == 0)
  }

  @Test func marginsByReadingDirection() throws {
    let view = try NibBuilder.load("UIView") { _ in
      [
        "UIViewLayoutMargins": .numbers([1, 2, 3, 4]), "UIViewLayoutMarginsAreDirectional": .bool(true),
        "UIViewSemanticContentAttribute": .integer(4),
      ]
    }
    let loaded = try #require(view as? UIView)
    #expect(loaded.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(loaded.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
