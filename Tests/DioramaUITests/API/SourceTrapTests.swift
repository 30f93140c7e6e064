import DioramaUI
import Foundation
import NibArchive
import NibLoader
import Testing

/// Subclasses as sources of iOS have them, which override what UIKit lets them override.
@MainActor
@Suite struct SourceTrapTests {
  /// A recognizer with an initializer of its own, and no `init(coder:)`.
  private final class Scrub: UIPanGestureRecognizer {
    let name2: String

    init(_ name: String) {
      name2 = name
      super.init(target: nil, action: nil)
    }
  }

  /// A recognizer that inherits `init(coder:)`.
  private final class DoubleTap: UITapGestureRecognizer {
    var count = 3
  }

  @Test("SRC2: recognizers with initializers of their own need no init(coder:), and others come out of nibs")
  func src2() {
    #expect(Scrub("a").name2 == "a" && Scrub("b").minimumNumberOfTouches == 1)
    let row = NibClass(DoubleTap.self, parent: UITapGestureRecognizer.self)
    #expect(row.type == DoubleTap.self)
  }

  private final class Tile: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: 30, width: contentRect.width, height: 20)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 40, y: 0, width: 30, height: 30) }
  }

  @Test("CT9: a button places title and image where titleRect and imageRect say, in its contentRect") func ct9() {
    let button = Tile(frame: CGRect(x: 0, y: 0, width: 110, height: 50))
    button.setTitle("Home", for: .normal)
    button.setImage(UIImage(systemName: "house"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 30, width: 90, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 40, y: 0, width: 30, height: 30))
    let usual = UIButton(frame: CGRect(x: 0, y: 0, width: 110, height: 50))
    usual.setTitle("Home", for: .normal)
    usual.layoutIfNeeded()
    #expect(usual.titleLabel?.frame == usual.titleRect(forContentRect: usual.contentRect(forBounds: usual.bounds)))
    #expect(usual.backgroundRect(forBounds: usual.bounds) == usual.bounds)
  }

  private final class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  }

  @Test(
    "CT10: a text field shows views at its sides as their modes say, and text between them, where its rectangles say"
  )
  func ct10() {
    let window = shownWindow()
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UILabel())
    right.text = "km"
    field.leftView = left
    field.leftViewMode = .always
    field.rightView = right
    field.rightViewMode = .whileEditing
    field.text = "5"
    CATransaction.flush()
    #expect(left.superview === field && left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 38, y: 0, width: 154, height: 40))
    #expect(field.placeholderRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
    field.becomeFirstResponder()
    CATransaction.flush()
    #expect(right.superview === field && right.frame.maxX == 200)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 20)
    field.leftView = nil
    CATransaction.flush()
    #expect(left.superview == nil)
  }

  @Test("ST5: the device has the version of its system that a test sets") func st5() {
    #expect(UIDevice.current.systemVersion == UIRuntime.shared.systemVersion)
    #expect(UIDevice.current.systemVersion.compare("12.0", options: .numeric) == .orderedDescending)
  }

  private final class Notes: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isScrollEnabled = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("TX12: a text view's container says how far lines stay away, how many there are, and how the last one ends")
  func tx12() {
    let view = Notes(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
    #expect(!view.isScrollEnabled && view.textContainer.lineFragmentPadding == 5)
    view.text = String(repeating: "word ", count: 30)
    let whole = view.sizeThatFits(CGSize(width: 120, height: 0))
    view.textContainer.maximumNumberOfLines = 2
    let two = view.sizeThatFits(CGSize(width: 120, height: 0))
    view.textContainer.maximumNumberOfLines = 1
    let one = view.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(whole.height > two.height && two.height > one.height)
    view.text = "x"
    let padded = view.sizeThatFits(CGSize(width: 120, height: 0)).width
    #expect(view.layoutManager.usedRect(for: view.textContainer).minX == 0)
    let used = view.layoutManager.usedRect(for: view.textContainer).width
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(padded - view.sizeThatFits(CGSize(width: 120, height: 0)).width == 10)
    #expect(abs(used - view.layoutManager.usedRect(for: view.textContainer).width - 10) < 0.001)
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 0)
    let own = NSTextContainer(size: CGSize(width: 50, height: 0))
    #expect(own.size.width == 50 && UITextView(frame: .zero, textContainer: own).textContainer === own)
    #expect(own.textView == nil)
    let wide = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 9))
    #expect(wide.textContainer.size.width == 80 && wide.textContainer.textView === wide)
  }
}
