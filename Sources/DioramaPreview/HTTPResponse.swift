/// An answer by HTTP/1.1.
package struct HTTPResponse: Sendable {
  /// The status.
  package var status: Int
  /// The type of the body; nil for an answer without one.
  package var type: String?
  /// The body.
  package var body: [UInt8]
  /// Headers beside those that every answer has.
  package var headers: [(name: String, value: String)]
  /// Whether the connection stays open for events.
  package var isEventStream = false

  /// Creates an answer.
  package init(
    _ status: Int,
    type: String? = nil,
    body: [UInt8] = [],
    headers: [(name: String, value: String)] = []
  ) {
    (self.status, self.type, self.body, self.headers) = (status, type, body, headers)
  }

  /// A text.
  package static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  /// JSON.
  package static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(200, type: "application/json", body: Array(text.utf8))
  }

  /// An endless answer of events.
  static var events: HTTPResponse {
    var response = HTTPResponse(200, type: "text/event-stream")
    response.isEventStream = true
    return response
  }

  /// What a page may load and run: its own script and style, and pictures of its own.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

  /// The bytes that are sent.
  var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    head += "Content-Security-Policy: \(Self.policy)\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n"
    head += "Referrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\nCache-Control: no-store\r\n"
    head += "Connection: close\r\n"
    if let type { head += "Content-Type: \(type)\r\n" }
    if !isEventStream { head += "Content-Length: \(body.count)\r\n" }
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + body
  }

  private static func reason(_ status: Int) -> String {
    let reasons = [
      200: "OK", 204: "No Content", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed", 408: "Request Timeout", 413: "Content Too Large",
      431: "Request Header Fields Too Large", 500: "Internal Server Error", 503: "Service Unavailable",
    ]
    return reasons[status] ?? "Status"
  }
}
