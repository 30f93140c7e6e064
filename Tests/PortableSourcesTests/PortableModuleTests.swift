import PortableSources
import SwiftSurface
import Testing

/// Sources of a module that is rewritten as a whole.
@Suite struct PortableModuleTests {
  /// A source with what is rewritten: optional members, observers, calls, a moved override, a log and a window.
  private static let text = """
    import os.log
    import UIKit
    @objc public protocol Delegate {
      @objc optional func picked(_ row: Int, in list: List) -> Bool
      @objc optional func closed()
      @objc optional var title: String { get }
    }
    open class List: UIViewController {
      weak var delegate: Delegate?
      func close() {
        _ = delegate?.picked?(1, in: self); delegate!.closed!()
        print(delegate?.title?.count ?? 0, delegate?.closed != nil, view.window??.frame as Any)
        os_log("%d", log: .default, type: .info, 1)
      }
    }
    extension List { open override func viewDidLoad() { super.viewDidLoad() } }
    final class Watcher: NSObject {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
      ) {}
    }
    class Cell: UITableViewCell { init(text: String) { super.init(style: .default, reuseIdentifier: nil) } }
    """

  private func module(_ texts: [[UInt8]]) -> PortableModule {
    let sources = texts.enumerated().map { ("\($0).swift", $1, SourceSurface(swift: $1)) }
    return PortableModule(sources) { name in
      switch name {
      case "NSObject": []
      case "UIViewController": ["UIResponder", "NSObject"]
      case "UITableViewCell": ["UIView", "UIResponder", "NSObject"]
      default: nil
      }
    }
  }

  @Test func aClassOfNoResponderConformsToTheProtocolOfObservers() {
    let written = String(decoding: module([Array(Self.text.utf8)]).texts[0], as: UTF8.self)
    #expect(written.contains("final class Watcher: NSObject, DioramaUI.KeyValueObserver {"))
    #expect(!written.contains("override func observeValue"))
  }

  /// Requirements without their parts, and what is open or empty.
  private static let broken = [
    "@objc protocol P { @objc optional var x: Int }", "@objc protocol P { @objc optional func f }",
    "@objc protocol P { @objc optional }", "@objc protocol P { optional var }", "@objc protocol P", "protocol", "@objc",
    "@objc protocol P { @objc optional func f(", "class A: B { override func observeValue", "func observeValue() {}",
    "window??.a", "a?.f?(", "?(a", "a.b?(x: 1", ")?.f?(x: 1)", "os.", "extension A { override func f",
  ]

  @Test func brokenSourcesAreRewrittenWithoutATrap() {
    let text = Array(Self.text.utf8)
    for end in 0...text.count {
      let written = module([Array(text[..<end])]).texts
      // Nothing moves a line of the source.
      let lines = text[..<end].count { $0 == UInt8(ascii: "\n") }
      #expect(written[0].count { $0 == UInt8(ascii: "\n") } >= lines)
    }
    for text in Self.broken { #expect(module([Array(text.utf8)]).texts.count == 1) }
  }
}
