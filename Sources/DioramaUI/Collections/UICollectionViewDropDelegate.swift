public import Foundation

/// An object that takes what is dropped on a collection view.
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}
