import DioramaLog
import DioramaUI
import Synchronization
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

  @Test func membersOfProtocolsAreOptional() {
    let meter = Meter()
    #expect(meter.run() == "none 7 -1")
    let full = FullMeterDelegate()
    meter.delegate = full
    #expect(meter.run() == "2 m 3 4" && full.log == ["start", "changed 2"])
    let short = ShortMeterDelegate()
    meter.delegate = short
    #expect(meter.run() == "none 7 -1" && short.log == ["start", "stop"])
    let (forwarder, field) = (Forwarder(), UITextField())
    let range = NSRange(location: 0, length: 0)
    #expect(!forwarder.textFieldShouldReturn(field))
    #expect(!forwarder.textField(field, shouldChangeCharactersIn: range, replacementString: "a"))
    let inner = Forwarder()
    forwarder.inner = inner
    #expect(!forwarder.textField(field, shouldChangeCharactersIn: range, replacementString: "a"))
  }

  @Test func messagesAreLogged() {
    let texts = Mutex<[String]>([])
    LogOutput.handler = { entry in texts.withLock { $0.append("\(entry.category) \(entry.text)") } }
    defer { LogOutput.handler = nil }
    Logs.write()
    #expect(texts.withLock { $0 } == [" plain", "network value x and 3", "ui open 7 of <private>", " done"])
  }

  @Test func propertiesAreObserved() {
    let observer = ScrollObserver()
    observer.begin()
    observer.scroll.contentSize = CGSize(width: 10, height: 900)
    observer.scroll.contentOffset = CGPoint(x: 0, y: 30)
    observer.scroll.contentOffset = CGPoint(x: 0, y: 30)
    observer.scroll.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(observer.seen == ["size 900.0", "contentOffset 0.0 30.0"])
    observer.scroll.removeObserver(observer, forKeyPath: "contentSize")
    observer.scroll.contentSize = .zero
    #expect(observer.seen.count == 2)
    let plain = PlainObserver()
    let view = UIView()
    view.addObserver(plain, forKeyPath: "frame", options: .initial, context: nil)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.isHidden = true
    #expect(plain.count == 2)
    view.removeObserver(plain, forKeyPath: "frame")
    var changes: [String] = []
    var token: NSKeyValueObservation? = view.observe(\.alpha, options: [.old, .new]) { view, change in
      changes.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(view.isHidden)")
    }
    view.alpha = 0.5
    #expect(token != nil && changes == ["1.0 0.5 true"])
    token = nil
    view.alpha = 1
    #expect(changes.count == 1)
    let label = UILabel()
    var texts: [String?] = []
    let text = label.observe(\.text, options: .new) { _, change in texts.append(change.newValue ?? nil) }
    label.text = "a"
    CATransaction.flush()
    text.invalidate()
    label.text = "b"
    CATransaction.flush()
    #expect(texts == ["a"])
  }

  @Test func timersAndFramesCallMethods() {
    let clock = ManualClock()
    let before = UIRuntime.shared.mainLoop.clock
    UIRuntime.shared.mainLoop.clock = clock
    defer { UIRuntime.shared.mainLoop.clock = before }
    let ticker = Ticker()
    ticker.start()
    clock.advance(by: 1)
    #expect((59...60).contains(ticker.ticks))
    ticker.link?.isPaused = true
    clock.advance(by: 1)
    #expect((59...60).contains(ticker.ticks))
    ticker.link?.preferredFramesPerSecond = 30
    ticker.link?.isPaused = false
    clock.advance(by: 1)
    #expect((88...91).contains(ticker.ticks) && ticker.link?.targetTimestamp ?? 0 > clock.now)
    ticker.link?.invalidate()
    clock.advance(by: 1)
    #expect((88...91).contains(ticker.ticks))
    DioramaSources.register()
    let timer = Timer(timeInterval: 10, target: ticker, selector: Selector("fire:"), userInfo: "note", repeats: false)
    timer.fire()
    #expect(ticker.info == "note" && literalColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(ticker.responds(to: Selector("step:")) && !ticker.responds(to: Selector("none")))
  }
}
