import Foundation
import SwiftSurface

// Prints as JSON what is read of a source; with --time, reads all files that standard input names and prints how long it took.

/// What of a declaration other readers can be held against.
func object(_ type: TypeDeclaration, _ surface: SourceSurface, _ bytes: [UInt8]) -> [String: Any] {
  let opening = bytes[type.nameRange.upperBound...].firstIndex(of: UInt8(ascii: "{"))
  return [
    "kind": type.kind.rawValue, "name": type.name, "start": type.range.lowerBound, "end": type.range.upperBound,
    "body": opening.map { $0 + 1 } ?? 0, "conditional": type.condition != nil,
    "members": type.members.map { member -> [String: Any] in
      [
        "kind": member.kind.rawValue, "name": member.name, "selector": member.objectiveCName,
        "type": member.type?.text ?? "", "offset": member.range.lowerBound, "conditional": member.condition != nil,
      ]
    },
  ]
}

func surface(of path: String) -> (SourceSurface, [UInt8]) {
  let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
  return (path.hasSuffix(".swift") ? SourceSurface(swift: bytes) : SourceSurface(objectiveC: bytes), bytes)
}

if CommandLine.arguments.dropFirst().first == "--time" {
  var texts: [(String, [UInt8])] = []
  while let path = readLine() { texts.append((path, FileManager.default.contents(atPath: path).map(Array.init) ?? [])) }
  let size = texts.reduce(0) { $0 + $1.1.count }
  var best = Duration.seconds(1_000)
  var (types, members, problems) = (0, 0, 0)
  for _ in 0..<3 {
    (types, members, problems) = (0, 0, 0)
    best = min(
      best,
      ContinuousClock().measure {
        for (path, bytes) in texts {
          let surface = path.hasSuffix(".swift") ? SourceSurface(swift: bytes) : SourceSurface(objectiveC: bytes)
          types += surface.types.count
          members += surface.types.reduce(0) { $0 + $1.members.count }
          problems += surface.problems.isEmpty ? 0 : 1
        }
      }
    )
  }
  print(
    "\(texts.count) files, \(size) bytes, \(types) types, \(members) members, \(problems) with problems: \(best) on one core"
  )
} else {
  for path in CommandLine.arguments.dropFirst() {
    let (surface, bytes) = surface(of: path)
    let all: [String: Any] = [
      "types": surface.types.map { object($0, surface, bytes) },
      "problems": surface.problems.map { "\($0.kind.rawValue) in line \($0.line)" },
    ]
    let data = try JSONSerialization.data(withJSONObject: all, options: [.sortedKeys])
    print(String(decoding: data, as: UTF8.self))
  }
}
