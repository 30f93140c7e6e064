#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What differs between systems, of what a server needs.
enum System {
  /// The milliseconds since some moment, always the same one.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Closes a descriptor.
  static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  /// Has a descriptor never wait, and be closed in programs that are started.
  static func setUp(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Listens on the loopback address of IPv4 or IPv6; nil where that fails.
  ///
  /// Port 0 means one that is free.
  static func listen(port: UInt16, isVersion6: Bool) -> (descriptor: Int32, port: UInt16)? {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(isVersion6 ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { return nil }
    setUp(descriptor)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    let isBound: Bool
    if isVersion6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      isBound = bindDescriptor(descriptor, &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
      isBound = bindDescriptor(descriptor, &address)
    }
    guard isBound, listenDescriptor(descriptor), let port = isVersion6 ? port : boundPort(descriptor) else {
      closeDescriptor(descriptor)
      return nil
    }
    return (descriptor, port)
  }

  private static func bindDescriptor<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  private static func listenDescriptor(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.listen(descriptor, SOMAXCONN) == 0
    #elseif canImport(Glibc)
      Glibc.listen(descriptor, SOMAXCONN) == 0
    #else
      Musl.listen(descriptor, SOMAXCONN) == 0
    #endif
  }

  private static func boundPort(_ descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return status == 0 ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// Takes a connection that waits; nil where none does.
  static func acceptConnection(_ descriptor: Int32) -> Int32? {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    setUp(connection)
    return connection
  }

  /// What reading or writing has come to.
  enum Transfer {
    case count(Int)
    case wouldWait
    case ended
  }

  static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .count(count) }
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) ? .wouldWait : .ended
  }

  static func send(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #elseif canImport(Glibc)
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #else
        Musl.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #endif
    }
    if count >= 0 { return .count(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wouldWait : .ended
  }

  /// Waits until descriptors are ready; those that are, with whether they can be read and written.
  static func wait(
    _ wanted: [(descriptor: Int32, writes: Bool)],
    milliseconds: Int
  ) -> [Int32: (canRead: Bool, canWrite: Bool)] {
    var list = wanted.map { entry in
      pollfd(fd: entry.descriptor, events: Int16(POLLIN) | (entry.writes ? Int16(POLLOUT) : 0), revents: 0)
    }
    guard poll(&list, nfds_t(list.count), Int32(clamping: milliseconds)) > 0 else { return [:] }
    var ready: [Int32: (canRead: Bool, canWrite: Bool)] = [:]
    for entry in list where entry.revents != 0 {
      let canWrite = entry.revents & Int16(POLLOUT) != 0
      ready[entry.fd] = (entry.revents & ~Int16(POLLOUT) != 0, canWrite)
    }
    return ready
  }
}
