extension ForeignProperty {
  /// Scroll views, table views, collection views and their cells.
  static let lists = """
    UIScrollView: content contentView document documentView -> write 'subviews: [{class: UIView}]'
    UIScrollView: contentWidth contentHeight contentSize.width contentSize.height -> write 'contentSize: [width, height]', or constraints to 'self.contentLayoutGuide'
    UIScrollView: paging paged pages -> write 'isPagingEnabled: $bool(true)'
    UIScrollView: scrollable scrolls -> write 'isScrollEnabled: $bool(true)'
    UIScrollView: direction axis orientation scrollDirection horizontal vertical -> it scrolls in the directions in which its content is larger: set 'contentSize' or the content's constraints
    UIScrollView: showsIndicators showsScrollIndicator indicators scrollIndicators showIndicators scrollbars -> write 'showsVerticalScrollIndicator: $bool(false)' and 'showsHorizontalScrollIndicator: $bool(false)'
    UIScrollView: bounce overscroll bouncing -> write 'bounces: $bool(false)'
    UIScrollView: zoom zoomable maxZoom maximumZoom -> write 'minimumZoomScale: 1' and 'maximumZoomScale: $number(4)'
    UIScrollView: contentOffset offset scrollOffset scrollTo -> code: $id(scrollView).contentOffset = CGPoint(x: 0, y: $number(0))
    UIScrollView: refreshControl refreshable pullToRefresh -> code: $id(scrollView).refreshControl = UIRefreshControl()
    UIScrollView: padding contentPadding contentInsets insets contentMargins -> write 'contentInset: [$number(8), $number(8), $number(8), $number(8)]'
    UIScrollView: keyboardDismiss dismissKeyboard keyboardDismissal hidesKeyboard -> write 'keyboardDismissMode: onDrag'
    UITableView: data rows items numberOfRows sections.count numberOfSections entries source dataProvider list -> its rows come from code: write 'outlets: {dataSource: owner, delegate: owner}'
    UITableView: cell cells cellClass rowCell template prototypes prototype prototypeCell register cellTemplate -> write 'prototypeCells: [{class: UITableViewCell, reuseIdentifier: row}]'
    UITableView: cellIdentifier reuseIdentifier cellID cellReuseIdentifier -> write 'prototypeCells: [{class: UITableViewCell, reuseIdentifier: $value(row)}]'
    UITableView: separator separators showsSeparators separatorsEnabled divider dividers lines -> write 'separatorStyle: $choice(singleLine|none)', or none
    UITableView: dividerColor lineColor -> =separatorColor
    UITableView: separatorInsets dividerInset -> =separatorInset
    UITableView: cellHeight itemHeight heightForRow height -> =rowHeight
    UITableView: automaticDimension dynamicHeight selfSizing -> write 'rowHeight: automaticDimension' and 'estimatedRowHeight: 44'
    UITableView: headerHeight -> =sectionHeaderHeight
    UITableView: footerHeight -> =sectionFooterHeight
    UITableView: header headerView tableHeader -> write 'tableHeaderView: {class: UIView, frame: [0, 0, 320, 44]}'
    UITableView: footer footerView tableFooter -> write 'tableFooterView: {class: UIView, frame: [0, 0, 320, 44]}'
    UITableView: type tableStyle listStyle tableViewStyle -> =style
    UITableView: grouped isGrouped -> write 'style: grouped'
    UITableView: editing isEditing -> code: $id(tableView).isEditing = $bool(true)
    UITableView: selectable selection selectionMode canSelect -> write 'allowsSelection: $bool(false)'
    UITableView: multipleSelection allowsMultiple multiSelect selectionMultiple -> write 'allowsMultipleSelection: $bool(true)'
    UITableView: onSelect onItemClick didSelect didSelectRow onTap onClick action target -> write 'outlets: {delegate: owner}', and tableView(_:didSelectRowAt:) in code
    UITableView: emptyView emptyState placeholder background -> write 'outlets: {backgroundView: empty}', the id of a view
    UITableView: swipeActions editActions contextMenu -> a nib cannot store it: write tableView(_:trailingSwipeActionsConfigurationForRowAt:) in code
    UITableView: title sectionTitle headerTitle -> write 'sections: [{headerTitle: $value(Settings), cells: []}]'
    UICollectionView: data items numberOfItems numberOfSections entries source -> its items come from code: write 'outlets: {dataSource: owner, delegate: owner}'
    UICollectionView: cell cells cellClass template prototypes prototype register itemTemplate -> write 'prototypeCells: [{class: UICollectionViewCell, reuseIdentifier: item}]'
    UICollectionView: cellIdentifier reuseIdentifier cellID -> write 'prototypeCells: [{class: UICollectionViewCell, reuseIdentifier: $value(item)}]'
    UICollectionView: columns numberOfColumns columnCount spanCount -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: [100, 100]}': the item size determines how many items fit in a row
    UICollectionView: layout flowLayout collectionLayout -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: [100, 100]}'
    UICollectionView: spacing itemSpacing interitemSpacing gap minimumInteritemSpacing -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, minimumInteritemSpacing: $number(10)}'
    UICollectionView: lineSpacing rowSpacing minimumLineSpacing -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, minimumLineSpacing: $number(10)}'
    UICollectionView: itemSize cellSize -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: $value([100, 100])}'
    UICollectionView: scrollDirection direction axis orientation -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, scrollDirection: $value(horizontal)}'
    UICollectionView: sectionInset sectionInsets -> write 'collectionViewLayout: {class: UICollectionViewFlowLayout, sectionInset: $value([8, 8, 8, 8])}'
    UICollectionView: onSelect onItemClick didSelect action -> write 'outlets: {delegate: owner}', and collectionView(_:didSelectItemAt:) in code
    UICollectionViewFlowLayout: spacing interitemSpacing itemSpacing gap -> =minimumInteritemSpacing
    UICollectionViewFlowLayout: lineSpacing rowSpacing -> =minimumLineSpacing
    UICollectionViewFlowLayout: direction axis orientation -> =scrollDirection
    UICollectionViewFlowLayout: size cellSize -> =itemSize
    UICollectionViewFlowLayout: headerSize -> =headerReferenceSize
    UICollectionViewFlowLayout: footerSize -> =footerReferenceSize
    UICollectionViewFlowLayout: insets padding sectionInsets contentInset margin -> =sectionInset
    UICollectionViewFlowLayout: columns -> the item size determines how many items fit in a row: write 'itemSize: [100, 100]'
    UITableViewCell: text title label titleLabel primaryText textLabel.title -> write 'textLabel: {text: $value(Title)}', or for a layout of your own 'contentView: {subviews: […]}'
    UITableViewCell: detail detailText subtitle detailLabel secondaryText subtitleLabel value -> write 'detailTextLabel: {text: $value(Detail)}', with the style 'subtitle', 'value1' or 'value2'
    UITableViewCell: image icon leadingIcon leftImage -> write 'imageView: {image: $value(logo)}'
    UITableViewCell: systemImage systemName symbol -> write 'imageView: {image: {systemName: $value(star)}}'
    UITableViewCell: accessory disclosure chevron arrow disclosureIndicator accessoryIndicator -> write 'accessoryType: disclosureIndicator'
    UITableViewCell: checkmark checked isChecked -> write 'accessoryType: $choice(checkmark|none)'
    UITableViewCell: accessoryView -> write 'outlets: {accessoryView: badge}', the id of a view
    UITableViewCell: selectable selection isSelectable canSelect highlightStyle -> write 'selectionStyle: $choice(default|none)', or none
    UITableViewCell: height cellHeight minHeight estimatedHeight -> =rowHeight
    UITableViewCell: identifier cellIdentifier reuseID id.reuse -> =reuseIdentifier
    UITableViewCell: type cellStyle cellType -> =style
    UITableViewCell: separator hidesSeparator separatorStyle -> write 'separatorStyle' in the table view
    UITableViewCell: font textColor textAlignment numberOfLines -> write it under 'textLabel: {…}'
    UITableViewCell: children content views -> write 'contentView: {subviews: […]}'
    UITableViewCell: onSelect onTap onClick action didSelect -> write 'outlets: {delegate: owner}' in the table view, and tableView(_:didSelectRowAt:) in code
    UITableViewHeaderFooterView: text title textLabel -> put a UILabel into 'contentView: {subviews: […]}'
    UITableViewSection: title header name label text headerText -> =headerTitle
    UITableViewSection: footer footerText -> =footerTitle
    UITableViewSection: rows items -> write 'cells: [{class: UITableViewCell}]'
    UICollectionViewCell: text title label image icon -> put a view for it into 'contentView: {subviews: […]}'
    UICollectionViewCell: identifier cellIdentifier reuseID -> =reuseIdentifier
    UICollectionViewCell: children content views -> write 'contentView: {subviews: […]}'
    UITapGestureRecognizer: taps numberOfTaps tapCount tapsRequired count clicks doubleTap -> write 'numberOfTapsRequired: $number(2)'
    UITapGestureRecognizer: touches numberOfTouches fingers touchesRequired -> write 'numberOfTouchesRequired: $number(1)'
    UISwipeGestureRecognizer: directions swipeDirection -> =direction
    UISwipeGestureRecognizer: touches numberOfTouches fingers -> =numberOfTouchesRequired
    UILongPressGestureRecognizer: duration minimumDuration pressDuration delay minDuration -> write 'minimumPressDuration: $number(0.5)'
    UILongPressGestureRecognizer: distance maximumDistance -> =allowableMovement
    UIPanGestureRecognizer: touches numberOfTouches fingers minTouches -> =minimumNumberOfTouches
    UIGestureRecognizer: target action selector handler onTap onClick event callback addTarget -> write 'actions: $value(owner.tapped(_:))'
    UIGestureRecognizer: view on attachedTo -> move it into the 'gestureRecognizers' of that view
    UIGestureRecognizer: cancelsTouches -> =cancelsTouchesInView

    """
}
