public import Foundation

extension UIImage {
  /// How an image is drawn.
  open class Configuration: NSObject, NSCoding, @unchecked Sendable {
    /// Creates a configuration that says nothing.
    public override init() {
      super.init()
    }

    /// Reads a configuration out of an archive.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Writes the configuration under UIKit's keys.
    open func encode(with coder: NSCoder) {}
  }
}
