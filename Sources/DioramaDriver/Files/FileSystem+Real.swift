#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// The file system of the machine.
  package static let real = FileSystem(
    status: { path throws(FileError) in
      try named(path) { () throws(FileError.Reason) in try POSIXFiles.status(of: path) }
    },
    read: { path, limit throws(FileError) in
      try named(path) { () throws(FileError.Reason) in try POSIXFiles.contents(of: path, limit: limit) }
    },
    holds: { POSIXFiles.contents(of: $0, are: $1) },
    entries: { path throws(FileError) in
      try named(path) { () throws(FileError.Reason) in try POSIXFiles.entries(of: path) }
    },
    isLink: { POSIXFiles.isLink($0) },
    links: { POSIXFiles.links(in: $0) },
    canonicalPath: { path throws(FileError) in
      try named(path) { () throws(FileError.Reason) in try POSIXFiles.canonicalPath(of: path) }
    },
    now: { POSIXFiles.now() },
    changes: FileChanges(
      create: { path, file throws(FileError) in
        try named(path) { () throws(FileError.Reason) in try POSIXFiles.create(path, file) }
      },
      writeInto: { path, bytes throws(FileError) in
        try named(path) { () throws(FileError.Reason) in try POSIXFiles.write(bytes, into: path) }
      },
      move: { source, destination throws(FileError) in
        if rename(source, destination) != 0 { throw FileError(path: destination, reason: .init(code: errno)) }
      },
      exchange: { one, other throws(FileError) in
        try named(other) { () throws(FileError.Reason) in try POSIXFiles.exchange(one, other) }
      },
      link: { file, name throws(FileError) in
        try named(name) { () throws(FileError.Reason) in try POSIXFiles.link(file, as: name) }
      },
      remove: { path in unlink(path) },
      makeFolder: { path throws(FileError) in
        try named(path) { () throws(FileError.Reason) in try POSIXFiles.makeFolder(path) }
      },
      removeFolder: { path in rmdir(path) },
      syncFolder: { POSIXFiles.syncFolder($0) }
    )
  )

  private static func named<Result>(
    _ path: String,
    _ body: () throws(FileError.Reason) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw FileError(path: path, reason: error)
    }
  }
}
