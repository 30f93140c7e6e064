/// Which requests are answered: only those of the page that the user opened.
package struct RequestGuard: Sendable {
  /// The port of the server.
  let port: UInt16
  /// The secret that only the user's page has.
  let token: String

  /// Creates a guard.
  package init(port: UInt16, token: String) {
    (self.port, self.token) = (port, token)
  }

  /// A token of 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// The name of the cookie, of which servers on other ports have their own.
  private var cookie: String { "diorama-\(port)" }

  /// The answer to a request that is not let through, or that brings the token; nil for one that is let through.
  package func answer(to request: HTTPRequest) -> HTTPResponse? {
    let hosts = ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"]
    // A page of another site can have its own name lead here; only these names are ours.
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return .text(403, "this host is not served")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { "http://" + $0 == origin.lowercased() }) {
      return .text(403, "this origin is not served")
    }
    let bringsToken = request.method == "GET" && request.path == "/" && request.query["t"] != nil
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none", !bringsToken {
      return .text(403, "other sites are not served")
    }
    guard request.method == "GET" || request.method == "POST" else { return .text(405, "GET and POST are served") }
    if request.method == "GET", request.path == "/", let given = request.query["t"] {
      guard Self.areEqual(given, token) else { return .text(403, "the token is not right") }
      let value = "\(cookie)=\(token); HttpOnly; SameSite=Strict; Path=/"
      return HTTPResponse(303, headers: [("Location", "/"), ("Set-Cookie", value)])
    }
    guard let cookies = request.headers["cookie"],
      Self.value(cookie, in: cookies).map({ Self.areEqual($0, token) }) == true
    else { return .text(403, "open the address that 'diorama preview' has printed") }
    // No form of another page can set a header of its own.
    guard request.method == "GET" || request.headers["x-diorama"] == "1" else {
      return .text(403, "X-Diorama is missing")
    }
    return nil
  }

  private static func value(_ name: String, in cookies: String) -> String? {
    for part in cookies.split(separator: ";") {
      let sides = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[0] == name { return String(sides[1]) }
    }
    return nil
  }

  /// Whether two texts are equal, in a time that does not depend on where they differ.
  private static func areEqual(_ given: String, _ token: String) -> Bool {
    let (left, right) = (Array(given.utf8), Array(token.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
