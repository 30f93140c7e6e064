public import Foundation
import NibLoader

/// A controller whose view is a collection view.
@preconcurrency @MainActor
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
    return UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }

  /// The collection view; one that has no source or delegate takes the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      guard let collection = newValue as? UICollectionView, viewIfLoaded === collection else { return }
      if collection.dataSource == nil { collection.dataSource = self }
      if collection.delegate == nil { collection.delegate = self }
    }
  }

  private var hasAppeared = false

  /// Loads the content the first time, and clears the selection if it is to be; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    if !hasAppeared { collection.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: animated) }
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

  /// Stops the program, unless a subclass makes the view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.missingSupplementaryView()
  }

  // MARK: - Selection

  /// True, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing, unless a subclass does.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing, unless a subclass does.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// True, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// True, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing, unless a subclass does.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing, unless a subclass does.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  // MARK: - What is shown

  /// Does nothing, unless a subclass does.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless a subclass does.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless a subclass does.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Does nothing, unless a subclass does.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  // MARK: - Scrolling

  /// Does nothing, unless a subclass does.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless a subclass does.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension UIKitClasses {
  static let uiCollectionViewController = NibClass(
    UICollectionViewController.self,
    parent: UIViewController.self,
    name: "UICollectionViewController",
    outlets: [
      NibOutlet(
        "collectionView",
        set: { (controller: UICollectionViewController, view: UICollectionView?) in controller.view = view }
      )
    ],
    properties: [
      NibProperty("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    ]
  )
}
