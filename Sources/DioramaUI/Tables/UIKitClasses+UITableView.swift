import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableView = NibClass(
    UITableView.self,
    parent: UIScrollView.self,
    name: "UITableView",
    outlets: [
      NibOutlet("dataSource", \UITableView.connectedDataSource),
      NibOutlet("prefetchDataSource", \UITableView.prefetchDataSource),
      NibOutlet("dragDelegate", \UITableView.dragDelegate),
      NibOutlet("dropDelegate", \UITableView.dropDelegate),
      NibOutlet("backgroundView", \UITableView.backgroundView),
      NibOutlet(
        "delegate",
        set: { (table: UITableView, delegate: (any UITableViewDelegate)?) in table.delegate = delegate }
      ),
    ],
    properties: [
      NibProperty("rowHeight", \UITableView.rowHeight),
      NibProperty("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      NibProperty("sectionFooterHeight", \UITableView.sectionFooterHeight),
      NibProperty("estimatedRowHeight", \UITableView.estimatedRowHeight),
      NibProperty("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      NibProperty("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      NibProperty("fillerRowHeight", \UITableView.fillerRowHeight),
      NibProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      NibProperty("separatorColor", \UITableView.separatorColor),
      NibProperty("separatorInsetReference", \UITableView.separatorInsetReference),
      NibProperty("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
      NibProperty("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
      NibProperty("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled),
      NibProperty("allowsSelection", \UITableView.allowsSelection),
      NibProperty("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      NibProperty("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      NibProperty("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      NibProperty("isSpringLoaded", \UITableView.isSpringLoaded),
      NibProperty("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
      NibProperty("sectionIndexColor", \UITableView.sectionIndexColor),
      NibProperty("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      NibProperty("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      NibProperty("style", \UITableView.style),
      NibProperty("separatorStyle", \UITableView.separatorStyle),
      NibProperty("separatorInset", \UITableView.ownSeparatorInset),
      NibProperty("tableHeaderView", \UITableView.tableHeaderView),
      NibProperty("tableFooterView", \UITableView.tableFooterView),
      NibProperty("delegate", \UITableView.delegate),
      NibProperty("sections", \UITableView.staticSections),
      NibProperty("prototypeCells", \UITableView.prototypeIdentifiers),
    ]
  )
}
