package import SceneCatalog

/// The classes whose views have a natural size or are laid out differently from a plain view.
package enum ViewKind: Hashable {
  case plain, label, textField, textView, button, imageView, `switch`, slider, stepper, segmented, progress, activity
  case pageControl, searchBar, navigationBar, toolbar, tabBar, datePicker, picker, stack, cell, cellContent

  /// The kind of the nearest superclass that has one, or `plain`.
  package init(_ schema: ClassSchema) {
    for name in schema.lineage {
      if let kind = Self.byClass[name] {
        self = kind
        return
      }
    }
    self = .plain
  }

  /// The types of buttons that show a symbol of the system at its own size.
  package static let systemButtonTypes: Set = ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]

  /// Whether what a view shows may ask for a size.
  package var hasContent: Bool { ![.plain, .stack, .cell, .cellContent].contains(self) }

  private static let byClass: [String: ViewKind] = [
    "UILabel": .label, "UITextField": .textField, "UITextView": .textView, "UIButton": .button,
    "UIImageView": .imageView, "UISwitch": .switch, "UISlider": .slider, "UIStepper": .stepper,
    "UISegmentedControl": .segmented, "UIProgressView": .progress, "UIActivityIndicatorView": .activity,
    "UIPageControl": .pageControl, "UISearchBar": .searchBar, "UINavigationBar": .navigationBar,
    "UIToolbar": .toolbar, "UITabBar": .tabBar, "UIDatePicker": .datePicker, "UIPickerView": .picker,
    "UIStackView": .stack, "UITableViewCell": .cell, "UITableViewCellContentView": .cellContent, "UIView": .plain,
  ]
}
