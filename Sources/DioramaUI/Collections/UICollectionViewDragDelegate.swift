public import Foundation

/// An object that gives what is dragged out of a collection view.
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {}
