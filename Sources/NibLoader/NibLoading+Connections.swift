internal import Foundation
internal import NibArchive

extension NibLoading {
  /// Makes the connections in the nib's order.
  mutating func connect(_ root: NibRecord) throws(NibLoadingError) {
    for record in root.list("UINibConnectionsKey") {
      do throws(NibLoadingError) {
        try connect(by: record)
      } catch {
        try passOver(error, at: map?.location(ofConnection: record.index))
      }
      if let failure = decoder.failure { throw failure }
      guard let exceptions = classes.exceptions?.take(), !exceptions.isEmpty else { continue }
      for error in exceptions { try passOver(error, at: map?.location(ofConnection: record.index)) }
    }
  }

  private mutating func connect(by record: NibRecord) throws(NibLoadingError) {
    switch record.className {
    case "UIRuntimeOutletConnection": try connectOutlet(record)
    case "UIRuntimeOutletCollectionConnection": try connectCollection(record)
    case "UIRuntimeEventConnection": try connectEvent(record)
    default: throw .unknownClass(record.className)
    }
  }

  private func connectOutlet(_ record: NibRecord) throws(NibLoadingError) {
    guard let source = record.object("UISource"), let label = record.text("UILabel") else { return }
    try classes.connect(outlet: label, of: source, to: record.object("UIDestination"))
  }

  private func connectCollection(_ record: NibRecord) throws(NibLoadingError) {
    guard let source = record.object("UISource"), let label = record.text("UILabel") else { return }
    let destinations = record.objectIndex("UIDestination").flatMap(decoder.elements) ?? []
    let addsToContent = record.bool("addsContentToExistingCollection")
    // Very many connections may each add to what all before them have made long.
    if addsToContent, !decoder.handOut(try classes.countInCollection(label, of: source)) { return }
    try classes.connect(
      collection: label,
      of: source,
      to: destinations,
      addsToContent: addsToContent
    )
  }

  private mutating func connectEvent(_ record: NibRecord) throws(NibLoadingError) {
    guard let source = record.object("UISource"), let action = record.text("UILabel") else { return }
    let target = record.object("UIDestination")
    // No target means the first responder; a target that is missing must not turn into that.
    guard target != nil || record.isFirstResponder("UIDestination") else { return }
    if let standIn = source as? NibStandIn {
      standIn.outlets[action] = target.map { [$0] } ?? []
      return
    }
    guard let eventSource = source as? any NibEventSource else {
      throw .noEvents(action: action, object: classes.describe(source))
    }
    if let target, !classes.hasAction(action, on: target) {
      let location = map?.location(ofConnection: record.index)
      instance.missingActions.append(.init(name: action, target: target, location: location))
    }
    eventSource.connectNibAction(action, to: target, eventMask: record.integer("UIEventMask"))
  }
}
