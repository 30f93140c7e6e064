import FuzzDoors
import NibArchive

/// Changes nibs by their objects and values, so that what comes out is still an archive.
struct NibMutator {
  let words: Workshop.Words
  var random: Random

  private static let integers: [Int64] = [0, 1, -1, 2, 127, 255, 65535, 1 << 31, -(1 << 31), 1 << 53, .max, .min]
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e19, -1e19, 1e308, -1e308, .leastNonzeroMagnitude, .infinity, -.infinity, .nan, 9.3e18, 1e9,
  ]

  /// A changed nib; nil where the bytes are none.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8]? {
    guard var archive = try? NibArchive(decoding: bytes), !archive.objects.isEmpty, !archive.values.isEmpty else {
      return nil
    }
    for _ in 0...random.next(below: 3) { change(&archive) }
    return archive.encoded()
  }

  private mutating func change(_ archive: inout NibArchive) {
    switch random.next(below: 9) {
    case 0: archive.objects[index(archive.objects)].classIndex = index(archive.classNames)
    case 1: archive.classNames[index(archive.classNames)].name = words.classNames.randomElement(using: &random) ?? ""
    case 2: archive.keys[index(archive.keys)] = words.keys.randomElement(using: &random) ?? ""
    case 3: archive.values[index(archive.values)].keyIndex = index(archive.keys)
    case 4: rewire(&archive)
    case 5: addValue(to: &archive)
    case 6: swapRuns(in: &archive)
    default: changeValue(in: &archive)
    }
  }

  /// Has one reference lead elsewhere.
  private mutating func rewire(_ archive: inout NibArchive) {
    let references = archive.values.indices.filter {
      if case .object = archive.values[$0].payload { true } else { false }
    }
    guard let position = references.randomElement(using: &random) else { return }
    archive.values[position].payload = .object(index(archive.objects))
  }

  private mutating func changeValue(in archive: inout NibArchive) {
    let position = index(archive.values)
    if case .data(let bytes) = archive.values[position].payload, random.next(below: 4) > 0 {
      archive.values[position].payload = .data(changedData(bytes))
    } else {
      archive.values[position].payload = payload(objects: archive.objects.count)
    }
  }

  /// Gives an object one value more, under a key that some class reads.
  private mutating func addValue(to archive: inout NibArchive) {
    guard let key = words.keys.randomElement(using: &random) else { return }
    let object = index(archive.objects)
    let run = archive.objects[object].values
    guard !run.isEmpty else { return }
    let position = run.lowerBound + random.next(below: run.count + 1)
    let value = NibArchive.Value(keyIndex: archive.keys.count, payload: payload(objects: archive.objects.count))
    archive.keys.append(key)
    archive.values.insert(value, at: position)
    for other in archive.objects.indices where !archive.objects[other].values.isEmpty {
      let run = archive.objects[other].values
      if other == object {
        archive.objects[other].values = run.lowerBound..<run.upperBound + 1
      } else if run.lowerBound >= position {
        archive.objects[other].values = run.lowerBound + 1..<run.upperBound + 1
      }
    }
  }

  private mutating func swapRuns(in archive: inout NibArchive) {
    let (first, second) = (index(archive.objects), index(archive.objects))
    let run = archive.objects[first].values
    archive.objects[first].values = archive.objects[second].values
    archive.objects[second].values = run
  }

  private mutating func payload(objects: Int) -> NibArchive.Payload {
    let integer = Self.integers.randomElement(using: &random) ?? 0
    let number = Self.numbers.randomElement(using: &random) ?? 0
    return switch random.next(below: 10) {
    case 0: .int8(Int8(truncatingIfNeeded: integer))
    case 1: .int16(Int16(truncatingIfNeeded: integer))
    case 2: .int32(Int32(truncatingIfNeeded: integer))
    case 3: .int64(integer)
    case 4: .bool(integer & 1 == 0)
    case 5: .float(Float(number))
    case 6: .double(number)
    case 7: .data(changedData((0..<random.next(below: 40)).map { _ in 0 }))
    case 8: .null
    default: .object(random.next(below: objects))
    }
  }

  /// Puts an extreme number where geometry has its doubles, or cuts or lengthens the data.
  private mutating func changedData(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    switch random.next(below: 4) {
    case 0: return Array(bytes.prefix(random.next(below: bytes.count + 1)))
    case 1: return bytes + bytes
    default:
      // Geometry is one byte for the type, then doubles.
      let position = bytes.count % 8 + 8 * random.next(below: bytes.count / 8)
      let number = (Self.numbers.randomElement(using: &random) ?? 0).bitPattern.littleEndian
      guard position + 8 <= bytes.count else { return bytes + [7] }
      for byte in 0..<8 { bytes[position + byte] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(byte))) }
      return bytes
    }
  }

  private mutating func index(_ collection: some Collection) -> Int { random.next(below: collection.count) }
}
