extension UIBarButtonItem.SystemItem {
  /// The sign that is drawn for the item; nil for one that shows what it is called.
  @MainActor var sign: Glyph? {
    switch self {
    case .add: .plus
    case .search: .magnifier
    case .close, .stop: .cross
    default: nil
    }
  }

  /// What the item is called, which is shown where the system has a picture that is not drawn here; nil for room.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    }
  }
}
