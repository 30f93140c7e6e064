import DioramaUI
import NibArchive
import Testing

/// Nibs put together by hand, loaded as an application loads them.
@MainActor
@Suite struct NibTests {
  init() {
    SignIn.register()
    Badge.register()
  }

  private func signInNib() -> NibBuilder {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let responder = nib.proxy("IBFirstResponder")
    let field = nib.node("UITextField", ["UITag": .integer(2), "UIPlaceholder": nib.text("Email")])
    let content = nib.node("UIButtonContent", ["UITitle": nib.text("Go")])
    let states = nib.graph.dictionary("NSMutableDictionary", [(nib.graph.number(integer: 0), content)])
    let button = nib.node("UIButton", ["UITag": .integer(3), "UIButtonStatefulContent": .object(states)])
    let badge = nib.custom("Badge", original: "UIView")
    let root = nib.node("UIView", ["UITag": .integer(1), "UISubviews": nib.array([field, button, badge])])
    nib.topLevel = [owner, responder, root]
    nib.objects = [owner, responder, root, field, button, badge]
    nib.connect(outlet: "view", from: owner, to: root)
    nib.connect(outlet: "emailField", from: owner, to: field)
    nib.connect(outlet: "button", from: owner, to: button)
    nib.connect(outlet: "partner", from: badge, to: field)
    nib.connect(action: "signIn:", from: button, to: owner, mask: 64)
    nib.connect(action: "edited", from: field, to: responder, mask: 0x10000)
    nib.set("layer.cornerRadius", of: badge, to: .object(nib.graph.number(4.5)))
    nib.set("count", of: badge, to: .object(nib.graph.number(integer: 12)))
    nib.set("hidden", of: badge, to: .object(nib.graph.number(integer: 1)))
    nib.accessibility = [
      nib.node(
        "UIRuntimeAccessibilityConfiguration",
        [
          "UIAccessibileObject": .object(button), "UIAccessibilityLabel": nib.text("Sign in"),
          "UIAccessibilityTraits": .object(nib.graph.number(integer: 9)),
        ]
      )
    ]
    return nib
  }

  @Test func outletsActionsAndAttributes() throws {
    let owner = SignIn()
    let top = UINib(data: signInNib().data, bundle: nil).instantiate(withOwner: owner)
    let root = try #require(top.first as? UIView)
    #expect(top.count == 1)
    #expect(owner.viewIfLoaded === root)
    #expect(owner.emailField === root.viewWithTag(2))
    #expect(owner.emailField?.placeholder == "Email")
    #expect(owner.button?.currentTitle == "Go")
    #expect(owner.button?.titleLabel?.text == "Go")
    let badge = try #require(root.subviews.last as? Badge)
    #expect(badge.layer.cornerRadius == 4.5)
    #expect(badge.count == 12)
    #expect(badge.isHidden)
    #expect(badge.awoken == 1)
    #expect(badge.outletAtAwake === owner.emailField)
    #expect(owner.calls.isEmpty)
    owner.button?.sendActions(for: .touchUpInside)
    #expect(owner.calls == ["signIn:3"])
    owner.emailField?.sendActions(for: .editingDidBegin)
    #expect(owner.calls == ["signIn:3", "edited"])
    #expect(owner.button?.accessibilityLabel == "Sign in")
    #expect(owner.button?.accessibilityTraits == [.button, .selected])
    #expect(owner.button?.isAccessibilityElement == true)
  }

  @Test func withoutAnOwnerItsConnectionsAreDropped() throws {
    let top = UINib(data: signInNib().data, bundle: nil).instantiate(withOwner: nil)
    let button = try #require((top.first as? UIView)?.viewWithTag(3) as? UIButton)
    #expect(button.allControlEvents == [])
  }

  @Test func anUnknownOutletIsAnErrorWithUIKitsText() {
    let nib = UINib(data: signInNib().data, bundle: nil)
    let owner = UIResponder()
    let error = #expect(throws: NibLoadingError.self) { try nib.load(owner: owner) }
    #expect(error?.description.contains("this class is not key value coding-compliant for the key view.") == true)
  }

  @Test func bytesThatAreNoNibAreAnError() {
    let nib = UINib(data: Data([1, 2, 3]), bundle: nil)
    #expect(throws: NibLoadingError.self) { try nib.load(owner: nil) }
  }

  @Test func aNibThatIsMissingIsAnError() {
    let error = #expect(throws: NibLoadingError.self) {
      try UINib(nibName: "Nowhere", bundle: .main).load(owner: nil)
    }
    #expect(error?.description.contains("Could not load NIB in bundle") == true)
    #expect(error?.description.contains("with name 'Nowhere'") == true)
  }

  @Test func viewsThatHoldEachOtherAreAnError() {
    var nib = NibBuilder()
    let (first, second) = (nib.node("UIView"), nib.node("UIView"))
    let inside = nib.array([second])
    nib.graph.append("UISubviews", inside, to: first)
    let outside = nib.array([first])
    nib.graph.append("UISubviews", outside, to: second)
    nib.topLevel = [first, second]
    let data = nib.data
    #expect(throws: NibLoadingError.self) { try UINib(data: data, bundle: nil).load(owner: nil) }
  }

  @Test func decodedSubviewsAreAnnounced() throws {
    UINib.register([NibClass(Witness.self, parent: UIView.self)])
    var nib = NibBuilder()
    let child = nib.custom("Witness", original: "UIView")
    let parent = nib.custom("Witness", original: "UIView", ["UISubviews": nib.array([child])])
    nib.topLevel = [parent]
    let root = try #require(try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first as? Witness)
    #expect(root.told == ["didAdd"])
    #expect((root.subviews.first as? Witness)?.told == ["willSuper", "didSuper"])
  }

  @Test func everyRowReadsEveryPropertyItNames() throws {
    let classes = UIRuntime.shared.classes
    let values: [(NSObject, [String])] = [
      (UIView(), ["frame", "hidden", "isHidden", "alpha", "layer", "subviews", "tag", "layer.opacity"]),
      (UILabel(), ["text", "font", "font.pointSize", "isUserInteractionEnabled", "accessibilityLabel", "enabled"]),
      (UIButton(), ["currentTitle", "titleLabel.font", "isEnabled", "buttonType", "contentMode"]),
      (UITextView(), ["text", "isEditable", "keyboardType", "delegate", "contentSize", "clipsToBounds"]),
      (UISegmentedControl(), ["selectedSegmentIndex", "isMomentary"]),
      (UIViewController(), ["title", "isViewLoaded", "children", "accessibilityIdentifier"]),
      (UIWindow(), ["rootViewController", "windowLevel"]),
    ]
    for (object, paths) in values {
      for path in paths { _ = try classes.value(forKeyPath: path, of: object) }
    }
    #expect(throws: NibLoadingError.self) { try classes.value(forKeyPath: "nothing", of: UIView()) }
  }

  @Test func attributesReachEnumerationsAndNumbers() throws {
    let label = UILabel()
    let classes = UIRuntime.shared.classes
    try classes.setValue(NSNumber(value: 1), forKeyPath: "textAlignment", on: label)
    try classes.setValue(NSNumber(value: 0.5), forKeyPath: "alpha", on: label)
    try classes.setValue(NSString(string: "Hi"), forKeyPath: "text", on: label)
    try classes.setValue(UIColor.red, forKeyPath: "backgroundColor", on: label)
    #expect(label.textAlignment == .center)
    #expect(label.alpha == 0.5)
    #expect(label.text == "Hi")
    #expect(label.backgroundColor == .red)
  }
}

/// A view that remembers what it was told.
final class Witness: UIView {
  var told: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) { told.append("willSuper") }
  override func didMoveToSuperview() { told.append("didSuper") }
  override func didAddSubview(_ subview: UIView) { told.append("didAdd") }
}
