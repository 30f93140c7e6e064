import DioramaUI

/// A note over everything else.
final class NoteController: GardenController {
  weak var text: UITextView?

  func close(_ sender: UIButton) {
    dismiss(animated: true) { GardenController.log.write("Note dismissed") }
  }

  static let nibClass = NibClass(
    NoteController.self,
    parent: UIViewController.self,
    name: "Garden.NoteController",
    outlets: [NibOutlet("text", \NoteController.text)],
    actions: [NibAction("close:", NoteController.close)]
  )
}
