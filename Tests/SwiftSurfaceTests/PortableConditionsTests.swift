import Testing

@testable import SwiftSurface

/// The conditions of `#if` as sources for iOS are compiled elsewhere.
@Suite struct PortableConditionsTests {
  @Test(arguments: [
    ("os(iOS)", "true"), ("os( iOS ) || os(tvOS)", "true || os(tvOS)"),
    ("!os(macOS)&&canImport(UIKit)", "!os(macOS)&&true"),
    ("canImport(UIKit.UIView)", "true"), ("targetEnvironment(simulator)", "true"),
    ("targetEnvironment(macCatalyst)", "targetEnvironment(macCatalyst)"),
    ("DEBUG && swift(>=5.9)", "DEBUG && swift(>=5.9)"),
    ("canImport(Combine)", "canImport(Combine)"), ("(os(iOS) && !A)", "(true && !A)"),
  ])
  func questionsAreAnswered(condition: String, replaced: String) {
    #expect(PortableConditions.replaced(condition) == replaced)
  }

  @Test func whatIsKnownIsKnown() {
    let never = [
      "os(macOS)", "!os(iOS)", "os(iOS) && os(tvOS)", "canImport(AppKit) && A", "!(os(iOS) || A)", "false",
      "targetEnvironment(macCatalyst)",
    ]
    for condition in never { #expect(!PortableConditions.canHold([condition]), "\(condition)") }
    for condition in ["os(iOS)", "os(macOS) || !os(watchOS)", "true", "os(iOS) || A"] {
      #expect(PortableConditions.hold([condition]), "\(condition)")
    }
    for condition in ["A", "os(Linux)", "canImport(Combine)", "os(iOS) && A", "", "(", "&&", "!"] {
      #expect(PortableConditions.canHold([condition]) && !PortableConditions.hold([condition]), "\(condition)")
    }
    #expect(!PortableConditions.canHold(["A", "os(macOS)"]) && PortableConditions.hold([]))
  }
}
