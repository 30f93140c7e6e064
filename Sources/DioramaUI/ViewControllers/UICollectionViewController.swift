public import Foundation

/// A controller whose view is a collection view.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout?

  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear: Bool

  /// Creates a controller in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = nil
    clearsSelectionOnViewWillAppear = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    layout = nil
    clearsSelectionOnViewWillAppear = coder.decodeBool(forKey: "UIClearsSelectionOnViewWillAppear", absent: true)
    super.init(coder: coder)
  }

  /// Creates a controller in code, whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    clearsSelectionOnViewWillAppear = true
    super.init(nibName: nil, bundle: nil)
  }

  override func makePlainView() -> UIView {
    let layout = layout ?? UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    return collection
  }

  /// The collection view that the controller manages; asking for it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout of the collection view, or the one that it will have.
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout ?? collectionView.collectionViewLayout
  }

  // MARK: - Content

  /// One section, unless a subclass says otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// An empty cell, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
