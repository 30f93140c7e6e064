/// The files of the page.
package enum PageFiles {
  /// The answer with a file of the page; nil for any other path.
  package static func response(to path: String) -> HTTPResponse? {
    switch path {
    case "/": file(EmbeddedPreview.page, "text/html; charset=utf-8")
    case "/preview.js": file(EmbeddedPreview.script, "text/javascript; charset=utf-8")
    case "/preview.css": file(EmbeddedPreview.style, "text/css; charset=utf-8")
    default: nil
    }
  }

  private static func file(_ text: StaticString, _ type: String) -> HTTPResponse {
    HTTPResponse(200, type: type, body: text.withUTF8Buffer { Array($0) })
  }
}
