/// Modules of Apple's systems, which add no properties to UIKit's classes that documents do not know.
enum AppleModules {
  static let names: Set<String> = [
    "Accelerate", "AdSupport", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox",
    "AuthenticationServices",
    "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "CommonCrypto", "Combine",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck", "Dispatch", "EventKit",
    "EventKitUI",
    "ExternalAccessory", "FileProvider", "Foundation", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents",
    "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage",
    "Network",
    "NetworkExtension", "NotificationCenter", "ObjectiveC", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos",
    "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices",
    "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "XCTest", "simd", "zlib",
  ]
}
