import Foundation
import NibLoader

extension UIKitClasses {
  /// What nibs connect and call; objects are made by the rows below, one for every class in archives.
  static let uiStoryboardSegueTemplate = NibClass(
    UIStoryboardSegueTemplate.self,
    parent: nil,
    name: "UIStoryboardSegueTemplate",
    outlets: [
      NibOutlet("viewController", \UIStoryboardSegueTemplate.viewController)
    ],
    properties: [
      NibProperty("identifier", \UIStoryboardSegueTemplate.identifier),
      NibProperty("destinationIdentifier", \UIStoryboardSegueTemplate.destinationIdentifier),
      NibProperty("actionName", \UIStoryboardSegueTemplate.actionName),
      NibProperty("segueClassName", \UIStoryboardSegueTemplate.segueClassName),
    ]
  )

  static let segueTemplates = UIStoryboardSegueTemplate.Kind.allCases.filter { $0 != .custom }.map { kind in
    NibClass(named: kind.rawValue) { UIStoryboardSegueTemplate(coder: $0, kind: kind) }
  }
}
