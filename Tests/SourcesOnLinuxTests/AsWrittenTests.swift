import DioramaUI
import Testing

/// Sources that are compiled as they are written for UIKit and Objective-C, in Swift 5.
@MainActor
@Suite struct AsWrittenTests {
  @Test func codeWithoutActorsTouchesViews() {
    let label = UILabel()
    Theme().paint(label)
    #expect(label.textColor == .red && label.layer.cornerRadius == 4)
    hide([label])
    #expect(label.isHidden)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var sheet: Sheet? = Sheet()
    var presented = 0
    sheet?.didPresent = { presented += 1 }
    window.rootViewController = sheet
    window.makeKeyAndVisible()
    let model = Model()
    sheet.map { model.show(from: $0) }
    CATransaction.flush()
    #expect(presented == 1 && model.label.text == "handled")
    NotificationCenter.default.post(name: Sheet.name, object: nil)
    #expect(sheet?.notes == 1)
    sheet?.dismiss(animated: false)
    window.rootViewController = nil
    let before = Sheet.ended
    sheet = nil
    CATransaction.flush()
    NotificationCenter.default.post(name: Sheet.name, object: nil)
    #expect(Sheet.ended == before + 1)
    window.isHidden = true
  }

  @Test func conditionsAreThoseOfIOS() {
    #expect(Platform().name(1) == "iOS" && Place.isSimulator && PlatformView.self == UIView.self)
    #expect(nameOfType(UILabel()) == "UILabel" && nameOfType(Platform()).hasSuffix(".Platform"))
  }

  @Test func methodsOfAllFormsAreCalledBySelectors() {
    let forms = Forms()
    let view = UIView()
    func send(_ name: String, _ sender: Any?) {
      UIApplication.shared.sendAction(Selector(name), to: forms, from: sender, for: nil)
    }
    DioramaSources.register()
    send("b", nil)
    send("d:", [view])
    send("g:", nil)
    send("i:", view)
    send("j:", view)
    UIApplication.shared.sendAction(Forms.changed, to: forms, from: nil, for: nil)
    #expect(forms.calls == ["b", "d 1", "g", "i", "j", "changed"])
    #expect("\(Forms.changed)" == "valueDidChange" && "\(Forms.asked)" == "j:")
    #expect(UIViewController().ticksOfLife() == 1)
    #expect(view.stack(UIView(), UIView()).subviews.count == 2)
  }

  @Test func extensionsOverride() {
    let base = Base()
    base.loadViewIfNeeded()
    #expect(base.log == ["loaded own"] && base.prefersStatusBarHidden)
    #expect(base.description == "<base>")
    base.title = "T"
    #expect((base as UIViewController).title == "<T>")
    (base as UIViewController).viewWillAppear(true)
    #expect(base.log.last == "<appears true>")
    #expect((Derived() as Base).hook(2) == "derived base 2")
  }

  @Test func categoriesOverrideCategories() {
    let table = UITableViewCell(style: .default, reuseIdentifier: nil)
    (table as UIView).piled([UIView()])
    #expect(table.contentView.subviews.count == 1)
    let cell = UICollectionViewCell(frame: .zero)
    (cell as UIView).piled([UIView()])
    #expect(cell.contentView.subviews.count == 1 && cell.piled([]) === cell)
    let plain = UIView()
    plain.piled([UIView()])
    #expect(plain.subviews.count == 1)
  }

  @Test func classesNeedOnlyTheirOwnInitializers() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Plain.self, forCellReuseIdentifier: "plain")
    let cell = table.dequeueReusableCell(withIdentifier: "plain")
    #expect(cell is Plain && cell?.tag == 7)
    #expect(Header(size: 3).size == 3)
    let view = UIView()
    let rule = Rule(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 5
    )
    rule.isActive = true
    #expect(view.constraints == [rule] && rule.mark == "none" && rule.constant == 5)
    let empty = NSLayoutConstraint()
    #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute && !empty.isActive)
    let finger = Finger()
    finger.place = CGPoint(x: 3, y: 4)
    #expect((finger as UITouch).location(in: nil) == CGPoint(x: 3, y: 4) && UITouch().view == nil)
  }

  @Test func valuesAreAssociated() {
    let view = UIView()
    view.note = "view"
    let object = NSObject()
    object.note = "object"
    #expect(view.note == "view" && object.note == "object" && UIView().note == nil)
    view.note = nil
    #expect(view.note == nil)
  }
}
