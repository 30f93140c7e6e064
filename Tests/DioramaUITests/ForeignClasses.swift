import DioramaUI

// Classes of other applications, which take whatever their nibs connect.

final class ForeignObject: NSObject, ForeignDelegate {}

final class ForeignView: UIView, ForeignDelegate {}

final class ForeignLabel: UILabel {}

final class ForeignButton: UIButton {}

final class ForeignImageView: UIImageView {}

final class ForeignControl: UIControl {}

final class ForeignTextField: UITextField {}

final class ForeignTextView: UITextView {}

final class ForeignScrollView: UIScrollView {}

final class ForeignStackView: UIStackView {}

final class ForeignTableView: UITableView {}

final class ForeignTableViewCell: UITableViewCell {}

final class ForeignCollectionView: UICollectionView {}

final class ForeignCollectionViewCell: UICollectionViewCell {}

final class ForeignCollectionReusableView: UICollectionReusableView {}

final class ForeignCollectionViewFlowLayout: UICollectionViewFlowLayout {}

final class ForeignNavigationBar: UINavigationBar {}

final class ForeignViewController: UIViewController, ForeignDelegate {}

final class ForeignTableViewController: UITableViewController {}

final class ForeignCollectionViewController: UICollectionViewController {}

final class ForeignNavigationController: UINavigationController {}

final class ForeignTabBarController: UITabBarController {}

final class ForeignWindow: UIWindow {}

final class ForeignSlider: UISlider {}

final class ForeignSwitch: UISwitch {}

final class ForeignSegmentedControl: UISegmentedControl {}

final class ForeignTapGestureRecognizer: UITapGestureRecognizer {}

final class ForeignLayoutConstraint: NSLayoutConstraint {}

extension ForeignView: NibEventSource {
  func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {}
}

@MainActor
protocol ForeignDelegate: UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSource, UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate,
  UIPickerViewDelegate, UIWebViewDelegate, UITabBarDelegate, MKMapViewDelegate
{}

extension ForeignDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
