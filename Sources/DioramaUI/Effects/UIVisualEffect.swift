public import Foundation
import NibLoader

/// The base class of the effects of visual effect views.
@MainActor
open class UIVisualEffect: NSObject, @MainActor NSCoding {
  /// Creates an effect that does nothing.
  public nonisolated override init() {
    super.init()
  }

  /// Creates an effect out of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let uiVisualEffect = NibClass(UIVisualEffect.self, parent: nil, name: "UIVisualEffect")
}
