@_exported import SceneDiagnostics
