import ArgumentParser
import DioramaDriver
import SceneCompiler
package import SwiftCodegen

extension ColorChoice: ExpressibleByArgument {}
extension DiagnosticsForm: ExpressibleByArgument {}
extension EmittedForm: ExpressibleByArgument {}
extension StoryboardNames: ExpressibleByArgument {}
extension GenerationOptions.Access: ExpressibleByArgument {}
extension GenerationOptions.Resources: ExpressibleByArgument {}
