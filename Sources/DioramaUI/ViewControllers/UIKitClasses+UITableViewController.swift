import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableViewController = NibClass(
    UITableViewController.self,
    parent: UIViewController.self,
    name: "UITableViewController",
    outlets: [
      NibOutlet("staticDataSource", \UITableViewController.staticDataSource),
      NibOutlet(
        "tableView",
        set: { (controller: UITableViewController, table: UITableView?) in controller.view = table }
      ),
    ],
    properties: [
      NibProperty("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
      NibProperty("refreshControl", \UITableViewController.refreshControl),
    ]
  )
}
