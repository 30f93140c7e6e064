import SceneReports

/// A page of snapshots that loads nothing and has no scripts.
struct SnapshotPage {
  private let folder: String
  private var body = ""
  private var suite = ""
  private var count = 0

  init(folder: String) {
    self.folder = folder
  }

  /// The page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(count) snapshots</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.4 -apple-system, "Segoe UI", Roboto, sans-serif; }
    body { margin: 0; padding: 1rem; } h2 { font-size: 1.1rem; }
    .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; max-width: 400px; } figcaption { font-size: 13px; overflow-wrap: anywhere; }
    img { max-width: 100%; border: 1px solid #8886; background: #fff; }
    pre { overflow: auto; max-height: 400px; border: 1px solid #8886; padding: .5rem; font-size: 12px; }
    </style>
    </head>
    <body>
    <h1>\(count) snapshots in \(HTMLText.escaped(folder))</h1>
    \(body)\(suite.isEmpty ? "" : "</div>\n")</body>
    </html>

    """
  }

  /// Adds a file by its path in the folder; those of one suite come one after the other.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    count += 1
    let (owner, name) = Self.split(path)
    if owner != suite {
      body += (suite.isEmpty ? "" : "</div>\n") + "<h2>\(HTMLText.escaped(owner))</h2>\n<div class=\"row\">\n"
      suite = owner
    }
    body += "<figure><figcaption>\(HTMLText.escaped(name))</figcaption>"
    if name.hasSuffix(".svg") {
      body += "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Base64.text(of: bytes))\">"
    } else if name.hasSuffix(".png") {
      body += "<img alt=\"\" src=\"data:image/png;base64,\(Base64.text(of: bytes))\">"
    } else {
      body += "<pre>\(HTMLText.escaped(String(decoding: bytes, as: UTF8.self), keepsLines: true))</pre>"
    }
    body += "</figure>\n"
  }

  private static func split(_ path: String) -> (suite: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}

/// Bytes in 64 letters, by RFC 4648.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? UInt32(bytes[index + 1]) : 0
      let third = rest > 2 ? UInt32(bytes[index + 2]) : 0
      let group = UInt32(bytes[index]) << 16 | second << 8 | third
      result.append(letters[Int(group >> 18)])
      result.append(letters[Int(group >> 12 & 63)])
      result.append(rest > 1 ? letters[Int(group >> 6 & 63)] : 0x3D)
      result.append(rest > 2 ? letters[Int(group & 63)] : 0x3D)
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
