import Foundation

extension UIButton {
  /// Takes in what newer archives say about the button.
  func decodeConfiguration(of coder: NSCoder) {
    configuration = coder.decode(ArchivedButtonConfiguration.self, forKey: "UIButtonConfiguration")?.value
    isPointerInteractionEnabled = coder.decodeBool(forKey: "UIPointerInteractionEnabled", absent: false)
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    changesSelectionAsPrimaryAction = coder.decodeBool(forKey: "UIChangesSelectionAsPrimaryAction", absent: false)
    role = coder.decodeCase(forKey: "UIButtonRole", absent: .normal)
  }
}
