/// A preview that an editor leads: it shows the texts as they are typed, and the object under the cursor.
///
/// It never waits: its owner waits for its descriptors and then calls it.
@MainActor
package protocol EditorPreview: AnyObject {
  /// The address of the page.
  var address: String { get }
  /// What can be read as soon as there is something to do.
  var descriptors: [Int32] { get }
  /// Whether something waits to be sent, so that a turn is due soon even where nothing can be read.
  var isSending: Bool { get }
  /// Answers what has come.
  func takeTurn()
  /// Shows a text that is not saved; nil for the text that is.
  func show(_ text: [UInt8]?, of path: String)
  /// Shows what is at an offset of a file.
  func showCursor(at offset: Int, in path: String)
  /// Takes the locations that the user wants to see in the editor.
  func takeLocations() -> [(path: String, offset: Int)]
  /// Ends it.
  func close()
}
