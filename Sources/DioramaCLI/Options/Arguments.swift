import ArgumentParser
import DioramaDriver
package import SwiftCodegen

extension ColorChoice: ExpressibleByArgument {}
extension DiagnosticsForm: ExpressibleByArgument {}
extension EmittedForm: ExpressibleByArgument {}
extension GenerationOptions.Access: ExpressibleByArgument {}
extension GenerationOptions.Resources: ExpressibleByArgument {}
