extension CatalogTable {
  static let tables = """
    UITableView
      isMultipleTouchEnabled | false | false | - | - | -
      alwaysBounceVertical | true | false | - | - | -
      style | 0 | 0 | UITableViewStyle | int:1 | 1
      rowHeight | -1 | -1 | UIRowHeight | float:3.5 | 3.5
      sectionHeaderHeight | -1 | -1 | UISectionHeaderHeight | float:3.5 | 3.5
      sectionFooterHeight | -1 | -1 | UISectionFooterHeight | float:3.5 | 3.5
      estimatedRowHeight | -1 | -1 | UIEstimatedRowHeight | float:3.5 | 3.5
      estimatedSectionHeaderHeight | -1 | -1 | UIEstimatedSectionHeaderHeight | float:3.5 | 3.5
      estimatedSectionFooterHeight | -1 | -1 | UIEstimatedSectionFooterHeight | float:3.5 | 3.5
      fillerRowHeight | 0 | 0 | UIFillerRowHeight | double:3.5 | 3.5
      sectionHeaderTopPadding | -1 | -1 | UISectionHeaderTopPadding | double:3.5 | 3.5
      separatorStyle | 1 | 0 | UISeparatorStyle | int:2 | 2
      separatorColor | nil | nil | UISeparatorColor | color | color
      separatorInset | nil | nil | UISeparatorInset | numbers:1,2,3,4 | [1, 2, 3, 4]
      separatorInsetReference | 0 | 0 | UISeparatorInsetReference | int:1 | 1
      cellLayoutMarginsFollowReadableWidth | false | false | UICellLayoutMarginsFollowReadableWidth | bool:true | true
      insetsContentViewsToSafeArea | true | true | UIInsetsContentViewsToSafeArea | bool:false | false
      isPrefetchingEnabled | true | true | UIPrefetchingEnabled | bool:false | false
      allowsSelection | true | true | UIAllowsSelection | bool:false | false
      allowsMultipleSelection | false | false | UIAllowsMultipleSelection | bool:true | true
      allowsSelectionDuringEditing | false | false | UIAllowsSelectionDuringEditing | bool:true | true
      allowsMultipleSelectionDuringEditing | false | false | UIAllowsMultipleSelectionDuringEditing | bool:true | true
      isSpringLoaded | false | false | UISpringLoaded | bool:true | true
      sectionIndexMinimumDisplayRowCount | 0 | 0 | UISectionIndexMinimumDisplayRowCount | int:2 | 2
      sectionIndexColor | nil | nil | UISectionIndexColor | color | color
      sectionIndexBackgroundColor | nil | nil | UISectionIndexBackgroundColor | color | color
      sectionIndexTrackingBackgroundColor | nil | nil | UISectionIndexTrackingBackgroundColor | color | color
    UITableViewCell
      style | 0 | 0 | UITableViewCellStyle | int:1 | 1
      reuseIdentifier | nil | nil | UIReuseIdentifier | text:abc | abc
      accessoryType | 0 | 0 | UIAccessoryType | int:1 | 1
      editingAccessoryType | 0 | 0 | UIEditingAccessoryType | int:1 | 1
      selectionStyle | 3 | 3 | UISelectionStyle | int:0 | 0
      focusStyle | 0 | 0 | UIFocusStyle | int:1 | 1
      indentationLevel | 0 | 0 | UIIndentationLevel | int:2 | 2
      indentationWidth | 10 | 10 | UIIndentationWidth | float:3.5 | 3.5
      showsReorderControl | false | false | UIShowsReorderControl | bool:true | true
      shouldIndentWhileEditing | true | true | UIShouldIndentWhileEditing | bool:false | false
      separatorInset | nil | nil | UISeparatorInset | numbers:1,2,3,4 | [1, 2, 3, 4]
    UITableViewHeaderFooterView
      reuseIdentifier | nil | nil | UIReuseIdentifier | text:abc | abc
    UICollectionView
      allowsSelection | true | true | UIAllowsSelection | bool:false | false
      allowsMultipleSelection | false | false | UIAllowsMultipleSelection | bool:true | true
      isPrefetchingEnabled | true | true | UICollectionViewPrefetchingEnabled | bool:false | false
      isSpringLoaded | false | false | UISpringLoaded | bool:true | true
    UICollectionViewFlowLayout
      minimumInteritemSpacing | 10 | 10 | UIInteritemSpacing | float:3.5 | 3.5
      minimumLineSpacing | 10 | 10 | UILineSpacing | float:3.5 | 3.5
      itemSize | [50, 50] | [50, 50] | UIItemSize | numbers:3,4 | [3, 4]
      estimatedItemSize | [0, 0] | [0, 0] | UIEstimatedItemSize | numbers:3,4 | [3, 4]
      headerReferenceSize | [0, 0] | [0, 0] | UIHeaderReferenceSize | numbers:3,4 | [3, 4]
      footerReferenceSize | [0, 0] | [0, 0] | UIFooterReferenceSize | numbers:3,4 | [3, 4]
      sectionInset | [0, 0, 0, 0] | [0, 0, 0, 0] | UISectionInset | numbers:1,2,3,4 | [1, 2, 3, 4]
      sectionInsetReference | 0 | 0 | UISectionInsetReference | int:1 | 1
      scrollDirection | 0 | 0 | UIScrollDirection | int:1 | 1
    UICollectionReusableView
      reuseIdentifier | nil | nil | UIReuseIdentifier | text:abc | abc
    UICollectionViewCell
      reuseIdentifier | nil | nil | UIReuseIdentifier | text:abc | abc
    """
}
