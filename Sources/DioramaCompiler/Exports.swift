@_exported import SceneDiagnostics

@_exported import struct SceneCatalog.DeploymentTarget
@_exported import struct SceneSyntax.SyntaxLimits
