package import ArgumentParser
package import DioramaBuild

extension ColorChoice: ExpressibleByArgument {}
extension DiagnosticsForm: ExpressibleByArgument {}
extension EmittedForm: ExpressibleByArgument {}
