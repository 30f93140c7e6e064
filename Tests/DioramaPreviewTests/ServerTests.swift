import DioramaPreview
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server and its clients, in one thread: each turn does what can be done.
@MainActor
struct ServerTests {
  private static let token = "0123456789abcdef0123456789abcdef"

  private func server() throws -> PreviewServer {
    try #require(PreviewServer(port: 0, token: Self.token) { .text(200, "hello \($0.path)") })
  }

  /// A connection to the server, which never waits.
  private func connect(_ server: PreviewServer) throws -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Darwin)
          Darwin.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        #elseif canImport(Glibc)
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        #else
          Musl.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        #endif
      }
    }
    try #require(status == 0)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    return descriptor
  }

  private func send(_ text: String, _ descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// What has come, after enough turns.
  private func receive(_ descriptor: Int32, _ server: PreviewServer) -> String {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    for _ in 0..<20 {
      _ = server.turn(milliseconds: 20)
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { received += buffer[..<count] }
      if count == 0 { break }
    }
    return String(decoding: received, as: UTF8.self)
  }

  private func head(_ server: PreviewServer, _ path: String) -> String {
    "GET \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\nCookie: diorama-\(server.port)=\(Self.token)\r\n\r\n"
  }

  @Test("A request is answered, with headers that allow nothing but the page itself")
  func answers() throws {
    let server = try server()
    defer { server.close() }
    let client = try connect(server)
    defer { close(client) }
    send(head(server, "/x"), client)
    let answer = receive(client, server)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("hello /x\n"))
    #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
    #expect(answer.contains("frame-ancestors 'none'") && !answer.contains("Access-Control"))
    #expect(!answer.contains(Self.token))
  }

  @Test("A request that comes byte by byte, and one without an end, hold up nobody")
  func slow() throws {
    let server = try server()
    defer { server.close() }
    let (slow, quick) = (try connect(server), try connect(server))
    defer {
      close(slow)
      close(quick)
    }
    send("GET /slow HTTP/1.1\r\nHo", slow)
    send(head(server, "/quick"), quick)
    #expect(receive(quick, server).hasSuffix("hello /quick\n"))
  }

  @Test("Events come to all pages that listen")
  func events() throws {
    let server = try server()
    defer { server.close() }
    let clients = [try connect(server), try connect(server)]
    defer { for client in clients { close(client) } }
    for client in clients {
      send(head(server, "/events"), client)
      #expect(receive(client, server).contains("text/event-stream"))
    }
    server.broadcast("scene", "{\"n\": 1}")
    for client in clients { #expect(receive(client, server) == "event: scene\ndata: {\"n\": 1}\n\n") }
  }

  @Test("More pages that listen than a browser opens are turned away")
  func crowd() throws {
    let server = try server()
    defer { server.close() }
    var clients: [Int32] = []
    defer { for client in clients { close(client) } }
    for _ in 0...PreviewServer.connectionLimit {
      let client = try connect(server)
      clients.append(client)
      send(head(server, "/events"), client)
      _ = server.turn(milliseconds: 20)
    }
    let last = try #require(clients.last)
    #expect(receive(last, server).hasPrefix("HTTP/1.1 503"))
    #expect(receive(clients[0], server).hasPrefix("HTTP/1.1 200"))
  }

  @Test("However many strangers are connected and come again, the page of the user is answered")
  func strangers() throws {
    let server = try server()
    defer { server.close() }
    var strangers: [Int32] = []
    defer { for client in strangers { close(client) } }
    for round in 0..<4 {
      for _ in 0..<2 * PreviewServer.connectionLimit {
        let stranger = try connect(server)
        strangers.append(stranger)
        send("G", stranger)
      }
      let page = try connect(server)
      defer { close(page) }
      send(head(server, "/page\(round)"), page)
      #expect(receive(page, server).hasSuffix("hello /page\(round)\n"))
      #expect(server.descriptors.count <= PreviewServer.connectionLimit + 2)
    }
    // One that is slow is answered, too, as long as few others come after it.
    let page = try connect(server)
    defer { close(page) }
    send("GET /slow HTTP/1.1\r\n", page)
    _ = server.turn(milliseconds: 20)
    for _ in 0..<PreviewServer.connectionLimit / 2 { strangers.append(try connect(server)) }
    _ = server.turn(milliseconds: 20)
    send(String(head(server, "/slow").drop { $0 != "\r\n" }.dropFirst()), page)
    #expect(receive(page, server).hasSuffix("hello /slow\n"))
  }

  @Test("A page that is gone ends nothing")
  func gone() throws {
    let server = try server()
    defer { server.close() }
    let client = try connect(server)
    send(head(server, "/events"), client)
    _ = receive(client, server)
    close(client)
    for _ in 0..<5 {
      server.broadcast("scene", "{}")
      _ = server.turn(milliseconds: 10)
    }
    let other = try connect(server)
    defer { close(other) }
    send(head(server, "/still"), other)
    #expect(receive(other, server).hasSuffix("hello /still\n"))
  }

  @Test("A changed folder is told of")
  func watch() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server()
    defer { server.close() }
    let watch = FolderWatch()
    defer { watch.close() }
    watch.add([folder.path])
    guard let descriptor = watch.descriptor else {
      #expect(watch.mustLook)
      return
    }
    #expect(!server.turn(milliseconds: 0, other: descriptor))
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
    #expect(server.turn(milliseconds: 2000, other: descriptor))
    watch.drain()
    #expect(!server.turn(milliseconds: 0, other: descriptor))
  }
}
