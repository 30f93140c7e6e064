package import DioramaDriver
import DioramaImage
import DioramaUI
import JSONText

/// The input and the outputs of a review.
package struct ReviewRequest: Sendable {
  /// The old and the new file or folder.
  package var old, new: String
  /// What the page calls the two; nil for their paths.
  package var names: (old: String, new: String)?
  /// The folder of all outputs, which is made where it is missing; nil where each has a place of its own.
  package var folder: String?
  /// The page to write; nil for none, `-` for standard output.
  package var html: String?
  /// The Markdown file to write; nil for none, `-` for standard output.
  package var markdown: String?
  /// The file for programs to write; nil for none, `-` for standard output.
  package var json: String?
  /// The folder to write PNG images into; nil for none.
  package var pictures: String?
  /// The address that the folder of images will have, for the Markdown; nil where nobody knows it.
  package var address: String?
  /// The screens that are compared, by their names; those of the configuration, else the default screens, where empty.
  package var screens: [(name: String, size: PictureSize?)] = []
  /// The schemas, the configuration and the limits of the run.
  package var settings: SettingSources

  /// Creates a request.
  package init(
    old: String,
    new: String,
    html: String? = nil,
    markdown: String? = nil,
    pictures: String? = nil,
    settings: SettingSources = SettingSources()
  ) {
    (self.old, self.new, self.settings) = (old, new, settings)
    (self.html, self.markdown, self.pictures) = (html, markdown, pictures)
  }
}

/// Shows what changed between two files, or the files of two folders: as a page, as Markdown, as JSON, and as images.
///
/// Something is found where anything differs, as by `diff` without pictures.
@MainActor
func reviewFiles(_ request: ReviewRequest, in run: ToolRun) -> ToolStatus {
  guard let reviewed = ReviewedFiles(request, in: run) else { return run.finish() }
  for path in [request.html, request.markdown, request.json] {
    guard let path, path != "-", (try? run.files.status(path))?.kind == .folder else { continue }
    run.fail("\(path): is a folder", .unwritableOutput)
    return run.finish()
  }
  if let folder = request.folder {
    do throws(FileError) {
      _ = try run.files.makeFolders(folder)
    } catch {
      run.fail("\(error)", .unwritableOutput)
      return run.finish()
    }
  }
  let names = request.names ?? (request.old, request.new)
  var page = ReviewPage(old: names.old, new: names.new)
  var text = ReviewMarkdown(address: request.address)
  var json: [JSONValue] = []
  var equalCount = reviewed.equalCount
  for file in reviewed.files {
    var screen = ReviewScreen(file, request.screens, in: run)
    screen.findings = file.findings
    guard !screen.isEmpty else {
      equalCount += 1
      continue
    }
    if request.html != nil { page.add(screen) }
    var images = screen.shown.map { _ in [String]() }
    if let folder = request.pictures { images = write(screen, to: folder, in: run) }
    text.add(screen, images)
    json.append(screen.json(images: images))
  }
  /// A file in the folder of all outputs has not been named itself.
  func destination(_ path: String) -> Destination {
    guard let folder = request.folder else { return Destination(path) }
    return Destination.found(path, within: WritingBounds(folders: [folder], in: run.files))
  }
  if let path = request.html {
    write(Array(page.text(equalCount: equalCount).utf8), to: destination(path), as: .remade, in: run)
  }
  if let path = request.markdown {
    write(Array(text.text(equalCount: equalCount).utf8), to: destination(path), as: .remade, in: run)
  }
  if let path = request.json {
    let members: [(String, JSONValue)] = [
      ("version", .integer(1)), ("old", .string(names.old)), ("new", .string(names.new)),
      ("equal", .integer(equalCount)), ("screens", .array(json)),
    ]
    write(Array((JSONValue.object(members).text() + "\n").utf8), to: destination(path), as: .remade, in: run)
  }
  if !json.isEmpty { run.find() }
  return run.finish()
}

/// Writes the images of a screen, and returns their names in the folder, those of each comparison.
@MainActor
private func write(_ screen: ReviewScreen, to folder: String, in run: ToolRun) -> [[String]] {
  // The files of two folders may differ in no more than a separator.
  let stem = String(screen.path.filter { $0 != "," }.map { $0 == "/" || $0 == " " ? "-" : $0 })
  return screen.shown.map { shown in
    let pictures = shown.pictures
    let root = shown.root.map { ".\($0)" } ?? ""
    return [("before", pictures.before), ("after", pictures.after), ("pixels", pictures.heat)].compactMap {
      side,
      bitmap in
      guard var bitmap else { return nil }
      if let crop = pictures.crop {
        bitmap = bitmap.cropped(x: crop.x, y: crop.y, width: crop.width, height: crop.height)
      }
      let name = "\(stem).\(shown.variant)\(root).\(side).png"
      let destination = Destination.found(
        FilePath.join(folder, name),
        within: WritingBounds(folders: [folder], in: run.files)
      )
      return write(bitmap.png, to: destination, as: .remade, in: run) ? name : nil
    }
  }
}
