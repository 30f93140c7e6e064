import ArgumentParser
import DioramaDriver
import SceneCompiler
package import SwiftCodegen

// Every verb has these two. What the parser would find out of their cases at run time is therefore written down: a value has no
// description but its name.
extension ColorChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  package static var allValueDescriptions: [String: String] { [:] }
}
extension DiagnosticsForm: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  package static var allValueDescriptions: [String: String] { [:] }
}
extension EmittedForm: ExpressibleByArgument {}
extension StoryboardNames: ExpressibleByArgument {}
extension GenerationOptions.Access: ExpressibleByArgument {}
extension GenerationOptions.Code: ExpressibleByArgument {}
extension GenerationOptions.Resources: ExpressibleByArgument {}
