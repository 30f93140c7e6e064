import DioramaPreview
import Testing

/// Requests are read in bounds, and those of nobody else are answered.
struct RequestTests {
  private static let requestGuard = RequestGuard(port: 4000, token: "0123456789abcdef0123456789abcdef")

  private static func request(_ text: String) throws -> HTTPRequest {
    guard case .request(let request) = HTTPRequest.read(Array(text.replacing("\n", with: "\r\n").utf8)) else {
      throw Problem.unread
    }
    return request
  }

  private enum Problem: Error {
    case unread
  }

  private static func status(_ text: String) throws -> Int? { requestGuard.answer(to: try request(text))?.status }

  private static let cookie = "Cookie: other=1; diorama-4000=0123456789abcdef0123456789abcdef\n"

  @Test("A request is read with its query, headers and body")
  func reading() throws {
    let request = try Self.request("POST /a?x=1%202&y=+z&x=3 HTTP/1.1\nHost: h\nContent-Length: 3\n\nabc")
    #expect(request.method == "POST" && request.path == "/a")
    #expect(request.query == ["x": "1 2", "y": " z"])
    #expect(request.headers["host"] == "h" && request.body == Array("abc".utf8))
  }

  @Test("A request in pieces is waited for")
  func pieces() {
    let whole = Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nab".utf8)
    for count in 0..<whole.count { #expect(HTTPRequest.read(Array(whole[..<count])) == .incomplete) }
  }

  @Test(
    "What is no request, or too large, is refused",
    arguments: [
      ("GET\r\n\r\n", 400), ("GET x HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400), ("GET / HTTP/1.1\r\n folded: a\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", 413),
      ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ]
  )
  func refused(text: String, status: Int) {
    #expect(HTTPRequest.read(Array(text.utf8)) == .refused(status))
  }

  @Test("A head without an end is refused")
  func endless() {
    let head = Array("GET / HTTP/1.1\r\nA: ".utf8) + [UInt8](repeating: 0x61, count: HTTPRequest.headLimit)
    #expect(HTTPRequest.read(head) == .refused(431))
  }

  @Test("The token is exchanged for a cookie")
  func token() throws {
    let request = try Self.request("GET /?t=0123456789abcdef0123456789abcdef HTTP/1.1\nHost: 127.0.0.1:4000\n\n")
    let answer = try #require(Self.requestGuard.answer(to: request))
    #expect(answer.status == 303)
    let cookie = try #require(answer.headers.first { $0.name == "Set-Cookie" }?.value)
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    #expect(answer.body.isEmpty)
    #expect(try Self.status("GET /?t=1123456789abcdef0123456789abcdef HTTP/1.1\nHost: 127.0.0.1:4000\n\n") == 403)
  }

  @Test("Only with the cookie, and by our own name, a request is let through")
  func hosts() throws {
    for host in ["127.0.0.1:4000", "localhost:4000", "[::1]:4000"] {
      #expect(try Self.status("GET / HTTP/1.1\nHost: \(host)\n\(Self.cookie)\n") == nil)
      #expect(try Self.status("GET / HTTP/1.1\nHost: \(host)\n\n") == 403)
    }
    for host in ["127.0.0.1", "localhost:4001", "evil.example:4000", "127.0.0.1:4000.evil.example"] {
      #expect(try Self.status("GET / HTTP/1.1\nHost: \(host)\n\(Self.cookie)\n") == 403)
    }
    #expect(try Self.status("GET / HTTP/1.1\n\(Self.cookie)\n") == 403)
  }

  @Test("Pages of other origins get nothing, even with the cookie")
  func origins() throws {
    let head = "GET /scenes HTTP/1.1\nHost: localhost:4000\n\(Self.cookie)"
    #expect(try Self.status(head + "Origin: http://localhost:4000\n\n") == nil)
    for origin in ["http://evil.example", "https://localhost:4000", "http://localhost:3000", "null"] {
      #expect(try Self.status(head + "Origin: \(origin)\n\n") == 403)
    }
    #expect(try Self.status(head + "Sec-Fetch-Site: cross-site\n\n") == 403)
    #expect(try Self.status(head + "Sec-Fetch-Site: same-origin\n\n") == nil)
  }

  @Test("What changes something needs a header that no form can send")
  func posts() throws {
    let head = "POST /open HTTP/1.1\nHost: localhost:4000\n\(Self.cookie)"
    #expect(try Self.status(head + "\n") == 403)
    #expect(try Self.status(head + "X-Diorama: 1\n\n") == nil)
    #expect(try Self.status("DELETE / HTTP/1.1\nHost: localhost:4000\n\(Self.cookie)\n") == 405)
  }

  @Test("Tokens have 128 bits, and are never the same")
  func tokens() {
    let tokens = (0..<100).map { _ in RequestGuard.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }

  @Test("The page has no place for the token")
  func page() {
    for path in ["/", "/preview.js", "/preview.css"] {
      #expect(PageFiles.response(to: path)?.status == 200)
    }
    #expect(PageFiles.response(to: "/../etc/passwd") == nil)
  }
}
