import Foundation
import Testing

@testable import DioramaUI

@MainActor
@Suite("Input views")
struct InputViewConformanceTests {
  /// A view that may be the first responder and takes no text.
  final class Canvas: UIView {
    var input: UIView?
    var accessory: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
  }

  /// A controller as chats have it: it is the first responder itself, for a bar with a field.
  final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
      let send = UIButton(frame: CGRect(x: 220, y: 5, width: 80, height: 40))
      send.setTitle("Send", for: .normal)
      send.addAction(UIAction { [unowned self] _ in log.append("sent \(field.text ?? "")") }, for: .touchUpInside)
      bar.addSubview(send)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private var frame: CGRect? { UIRuntime.shared.keyboardFrame }

  init() { window.makeKeyAndVisible() }

  @Test("KB2: an accessory view stands above the keyboard and belongs to its frame") func kb2() {
    withManualClock { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      field.inputAccessoryView = accessory
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      UIRuntime.shared.mainLoop.commit()
      #expect(frame == CGRect(x: 0, y: 852 - 336 - 44, width: 393, height: 380))
      #expect(accessory.window != nil && accessory.window !== window)
      #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
      #expect(!UIApplication.shared.windows.contains { $0 === accessory.window })
      field.resignFirstResponder()
      #expect(frame == nil && accessory.window == nil)
    }
  }

  @Test("KB3: an input view takes the place of the keyboard, for a view that takes no text, too") func kb3() {
    withManualClock { _ in
      let canvas = Canvas(frame: window.bounds)
      window.addSubview(canvas)
      canvas.becomeFirstResponder()
      #expect(frame == nil, "Nothing takes text, so there is no keyboard.")
      canvas.resignFirstResponder()
      canvas.input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
      canvas.becomeFirstResponder()
      UIRuntime.shared.mainLoop.commit()
      #expect(frame == CGRect(x: 0, y: 652, width: 393, height: 200) && canvas.input?.frame.width == 393)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      field.becomeFirstResponder()
      #expect(frame?.height == 336 && canvas.input?.window == nil)
      field.resignFirstResponder()
    }
  }

  @Test("KB3: the keyboard of a field that is gone does not come back for a view that takes no text") func kb3Lost() {
    withManualClock { _ in
      do {
        let lost = UIWindow(frame: window.frame)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        lost.addSubview(field)
        field.becomeFirstResponder()
        #expect(frame != nil)
      }
      let canvas = Canvas(frame: window.bounds)
      window.addSubview(canvas)
      canvas.becomeFirstResponder()
      #expect(frame == nil)
      canvas.resignFirstResponder()
    }
  }

  @Test("KB4: input views are looked for up the responder chain") func kb4() {
    withManualClock { _ in
      let canvas = Canvas(frame: window.bounds)
      canvas.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(canvas)
      canvas.addSubview(field)
      field.becomeFirstResponder()
      #expect(frame?.height == 366)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      #expect(frame?.height == 366, "A change counts when it is asked for.")
      field.reloadInputViews()
      #expect(frame?.height == 386 && canvas.accessory?.window == nil)
      field.resignFirstResponder()
    }
  }

  @Test("KB5: reloadInputViews announces another frame, and nothing where nothing changed") func kb5() {
    withManualClock { clock in
      var heights: [CGFloat] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification,
        object: nil,
        queue: nil
      ) { note in
        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        MainActor.assumeIsolated { heights.append(end.height) }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      field.becomeFirstResponder()
      field.reloadInputViews()
      #expect(heights == [336])
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216))
      field.reloadInputViews()
      clock.advance(by: 1)
      #expect(heights == [336, 216])
      field.resignFirstResponder()
    }
  }

  @Test(
    "KB6: a controller that is the first responder has its bar at the bottom, and a field in it is edited above the keyboard"
  )
  func kb6() {
    withManualClock { clock in
      let chat = Chat()
      window.rootViewController = chat
      let user = UserDriver(window)
      #expect(chat.becomeFirstResponder())
      UIRuntime.shared.mainLoop.commit()
      #expect(frame == CGRect(x: 0, y: 802, width: 393, height: 50))
      user.tap(chat.field)
      #expect(chat.field.isFirstResponder && frame?.height == 386)
      user.type("hello", into: chat.field)
      user.tap(labeled: "Send")
      #expect(chat.log == ["sent hello"])
      chat.field.resignFirstResponder()
      clock.advance(by: 1)
      #expect(chat.isFirstResponder && frame?.height == 50, "The bar stays when the keyboard goes.")
      chat.resignFirstResponder()
      #expect(frame == nil && chat.bar.window == nil)
      window.rootViewController = nil
    }
  }

  @Test("KB7: an accessory view whose constraints say its height gets that height") func kb7() {
    withManualClock { _ in
      let canvas = Canvas(frame: window.bounds)
      let (bar, label) = (UIView(frame: .zero), UIView(frame: .zero))
      bar.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
        label.heightAnchor.constraint(equalToConstant: 40),
      ])
      canvas.accessory = bar
      window.addSubview(canvas)
      canvas.becomeFirstResponder()
      UIRuntime.shared.mainLoop.commit()
      #expect(frame == CGRect(x: 0, y: 796, width: 393, height: 56))
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 796, width: 393, height: 56))
      canvas.resignFirstResponder()
    }
  }
}
