package import DioramaDriver
import DioramaImage
import DioramaPicture
import DioramaUI

/// The input and the outputs of `diorama diff` with pictures.
package struct ReviewRequest: Sendable {
  /// The old and the new file or folder.
  package var old, new: String
  /// The page to write; nil for none, `-` for standard output.
  package var html: String?
  /// The Markdown file to write; nil for none, `-` for standard output.
  package var markdown: String?
  /// The folder to write PNG images into; nil for none.
  package var pictures: String?
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

/// Shows what changed between two files, or the files of two folders: as a page, as Markdown, and as images.
///
/// Something is found where anything differs, as by `diff` without pictures.
@MainActor
func reviewFiles(_ request: ReviewRequest, in run: ToolRun) -> ToolStatus {
  guard let reviewed = ReviewedFiles(request, in: run) else { return run.finish() }
  for path in [request.html, request.markdown] {
    guard let path, path != "-", (try? run.files.status(path))?.kind == .folder else { continue }
    run.fail("\(path): is a folder", .unwritableOutput)
    return run.finish()
  }
  var page = ReviewPage(old: request.old, new: request.new, equalCount: reviewed.equalCount)
  var text = ReviewMarkdown(equalCount: reviewed.equalCount)
  for (number, file) in reviewed.files.enumerated() {
    let needsPictures = request.html != nil || request.pictures != nil
    let pictures = needsPictures ? ReviewPictures.all(of: file, in: run) : []
    if request.html != nil { page.add(file, pictures, number: number + 1) }
    var images: [String] = []
    if let folder = request.pictures {
      for picture in pictures { images += write(picture, of: file, to: folder, in: run) }
    }
    text.add(file, images)
  }
  if let path = request.html {
    write(Array(page.text.utf8), to: Destination(path), as: .remade, in: run)
  }
  if let path = request.markdown {
    write(Array(text.text.utf8), to: Destination(path), as: .remade, in: run)
  }
  if !reviewed.files.isEmpty { run.find() }
  return run.finish()
}

/// Writes the images of a file on a screen, and returns their names in the folder.
@MainActor
private func write(
  _ pictures: ReviewPictures,
  of file: ReviewedFile,
  to folder: String,
  in run: ToolRun
) -> [String] {
  var names: [String] = []
  // The files of two folders may differ in no more than a separator.
  let stem = String(file.path.filter { $0 != "," }.map { $0 == "/" || $0 == " " ? "-" : $0 })
  for (side, picture) in [("before", pictures.before), ("after", pictures.after), ("overlay", pictures.overlay)] {
    guard let picture, let drawn = PictureRaster.bitmap(of: picture, scale: 2) else { continue }
    let name = "\(stem).\(pictures.screen).\(side).png"
    let destination = Destination.found(
      FilePath.join(folder, name),
      within: WritingBounds(folders: [folder], in: run.files)
    )
    guard write(drawn.bitmap.png, to: destination, as: .remade, in: run) else { return names }
    names.append(name)
  }
  return names
}
