// swift-format-ignore-file
#if canImport(UIKit)
  import UIKit.UIGestureRecognizerSubclass
#elseif canImport(AppKit)
  import AppKit
#endif
import class UIKit.UIView

#if os(iOS) || os(tvOS)
  typealias PlatformView = UIKit.UIView
#else
  typealias PlatformView = NSView
#endif

#if os(macOS)
  class Platform: NSView { @objc func name(_ a: Int) -> String { "macOS" } }
#elseif targetEnvironment(macCatalyst)
  class Platform: UIView { @objc func name(_ a: Int) -> String { "Catalyst" } }
#elseif os(iOS) && canImport(UIKit)
  class Platform: UIView { @objc func name(_ a: Int) -> String { "iOS" } }
#endif

enum Place {
  #if targetEnvironment(simulator)
    static let isSimulator = true
  #else
    static let isSimulator = false
  #endif
}

func nameOfType(_ object: AnyObject) -> String { type(of: object).description() }
