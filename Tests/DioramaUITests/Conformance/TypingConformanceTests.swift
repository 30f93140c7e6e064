import DioramaUI
import Foundation
import Testing

/// What a user's keys do in fields and text views, and the keyboard around them.
@MainActor
@Suite struct TypingConformanceTests {
  final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var mayBegin = true
    var mayEnd = true
    var refused = ""
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) '\(string)'")
      return refused.isEmpty || string != refused
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("clear")
      return true
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("\(range.location),\(range.length) '\(text)'")
      return text != refused
    }
    func textViewDidChange(_ textView: UITextView) { log.append("change '\(textView.text ?? "")'") }
  }

  private let window = shownWindow(CGSize(width: 320, height: 480))
  private let writer = Writer()
  private var user: UserDriver { UserDriver(window) }

  @Test("TX1: the delete key takes the last character, by the UTF-16 range that the delegate is asked about") func tx1()
  {
    withManualClock { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
      field.delegate = writer
      window.addSubview(field)
      user.type("a👍\u{8}b", into: field)
      #expect(field.text == "ab" && writer.log == ["0,0 'a'", "1,0 '👍'", "1,2 ''", "1,0 'b'"])
      writer.log = []
      user.deleteBackward(3)
      #expect(field.text == "" && writer.log == ["1,1 ''", "0,1 ''"])
      field.resignFirstResponder()
    }
  }

  @Test("TX2: a tap and keys edit a text view, and its delegate takes part") func tx2() {
    withManualClock { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      view.delegate = writer
      window.addSubview(view)
      user.tap(view)
      #expect(view.isFirstResponder && writer.log == ["begin"])
      writer.refused = "x"
      user.type("ax\n", into: view)
      #expect(view.text == "a\n")
      #expect(
        writer.log.dropFirst() == ["0,0 'a'", "change 'a'", "1,0 'x'", "1,0 '\n'", "change 'a\n'"]
      )
      view.selectedRange = NSRange(location: 0, length: 1)
      user.type("\u{8}b", into: view)
      #expect(view.text == "b\n" && view.selectedRange == NSRange(location: 1, length: 0))
      view.text = "code"
      #expect(writer.log.last == "change 'b\n'")
      view.endEditing(true)
      #expect(writer.log.last == "end")
    }
  }

  @Test("TX3: a text view that may not be edited takes no keys") func tx3() {
    withManualClock { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      view.delegate = writer
      window.addSubview(view)
      writer.mayBegin = false
      user.type("a", into: view, expecting: .noHit)
      #expect(view.text.isEmpty && !view.isFirstResponder)
      writer.mayBegin = true
      view.isEditable = false
      user.type("a", into: view, expecting: .noHit)
      #expect(view.text.isEmpty && writer.log.isEmpty)
    }
  }

  @Test("TX4: the clear button asks the delegate and empties the text") func tx4() {
    withManualClock { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
      field.clearButtonMode = .whileEditing
      field.delegate = writer
      field.text = "abc"
      window.addSubview(field)
      user.tap(at: CGPoint(x: 305, y: 20))
      #expect(field.text == "abc" && field.isEditing)
      user.tap(at: CGPoint(x: 305, y: 20))
      #expect(field.text == "" && writer.log == ["clear"] && field.isEditing)
      field.resignFirstResponder()
    }
  }

  @Test("TX5: endEditing reaches a field inside, and forces one that does not want to end") func tx5() {
    let (outer, other) = (UIView(frame: window.bounds), UIView(frame: .zero))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(field)
    field.delegate = writer
    writer.mayEnd = false
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(!outer.endEditing(false) && field.isFirstResponder)
    #expect(outer.endEditing(true) && !field.isFirstResponder)
  }

  @Test("TX6: the size of a text is not rounded") func tx6() {
    let font = UIFont.systemFont(ofSize: 15)
    let size = NSAttributedString(string: "text", attributes: [.font: font]).size()
    #expect(abs(size.height - font.lineHeight) < 0.01 && font.lineHeight != font.lineHeight.rounded())
  }

  @Test("KB1: the keyboard comes and goes with the first responder, with notifications around its way") func kb1() {
    withManualClock { clock in
      var log: [String] = []
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
      ]
      let observers = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
          MainActor.assumeIsolated { log.append("\(text) \(frame.minY < UIScreen.main.bounds.maxY)") }
        }
      }
      let fields = [0, 50].map { UITextField(frame: CGRect(x: 0, y: $0, width: 320, height: 40)) }
      for field in fields { window.addSubview(field) }
      fields[0].becomeFirstResponder()
      #expect(log == ["will show true"] && UIRuntime.shared.keyboardFrame?.height == 336)
      clock.advance(by: 1)
      fields[1].becomeFirstResponder()
      clock.advance(by: 1)
      #expect(log == ["will show true", "did show true", "will show true", "did show true"])
      window.endEditing(true)
      clock.advance(by: 1)
      #expect(log.suffix(2) == ["will hide false", "did hide false"] && UIRuntime.shared.keyboardFrame == nil)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }
}
