public import Foundation

/// An object that is told which items will be needed soon.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}
