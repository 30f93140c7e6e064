public import Foundation
import NibLoader

/// The base class of the layouts of collection views.
@MainActor
open class UICollectionViewLayout: NSObject, @MainActor NSCoding {
  /// The collection view that the layout arranges; nil for none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout of no collection view.
  public nonisolated override init() {
    super.init()
  }

  /// Creates a layout out of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
