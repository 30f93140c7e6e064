import ArgumentParser
import DioramaBuild
import SceneTooling

extension ColorChoice: ExpressibleByArgument {}
extension DiagnosticsForm: ExpressibleByArgument {}
extension EmittedForm: ExpressibleByArgument {}
extension GenerationOptions.Access: ExpressibleByArgument {}
extension GenerationOptions.Resources: ExpressibleByArgument {}
