/// An object that is asked and told about the items of a collection view.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
